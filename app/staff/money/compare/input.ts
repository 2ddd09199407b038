import { z } from "zod";
import { comparedProviders } from "~/payment-providers/all";

const day = z.union([z.iso.date(), z.literal("")], "Give a day.").transform((value) => value || undefined);

/** Beside the file itself. Without days, those of the file are compared. */
export const compareInput = z
  .object({
    provider: z.enum(comparedProviders, "Choose whose file it is."),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "The last day comes before the first one.",
  });
