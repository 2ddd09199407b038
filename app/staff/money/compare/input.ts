import { z } from "zod";
import { comparedProviders } from "~/payment-providers/all";
import { compareTexts } from "./content";

const day = z.union([z.iso.date(), z.literal("")], "Give a day.").transform((value) => value || undefined);

/** Without days, those of the file are compared. */
export const compareInput = z
  .object({
    provider: z.enum(comparedProviders, "Choose whose file it is."),
    file: z.instanceof(File, { error: compareTexts.noFile }),
    from: day.optional(),
    to: day.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "The last day comes before the first one.",
    // Also where no file was chosen: all that is wrong is said at once.
    when: () => true,
  });
