import { z } from "zod";
import { centsIn } from "~/money/decimals";

/** What every step asks: which version of the order the person saw. Each verb has its own input beside it. */
export const target = {
  version: z.coerce.number().int().positive(),
  /** Nothing is mailed to the buyer when this is not ticked. */
  tellBuyer: z.stringbool().default(false),
};

export const line = (most = 120) => z.string().trim().max(most, `At most ${most} characters.`);
export const optional = (most?: number) =>
  line(most)
    .transform((value) => value || undefined)
    .optional();
export const required = (message: string, most?: number) => line(most).min(1, message);
export const day = z.iso.date("Give a day.");

export const optionalDay = z.union([z.literal("").transform(() => undefined), day]).optional();
export const optionalTime = z
  .union([
    z.literal("").transform(() => undefined),
    z.iso.datetime({ local: true, error: "Give day and time." }),
  ])
  .optional();

export const amount = z
  .string()
  .transform(centsIn)
  .refine((cents) => cents !== undefined, { error: "Give an amount such as 41,998.00.", abort: true })
  .refine((cents) => cents > 0, "Give an amount above zero.");

export const versionInput = z.object(target);
export type VersionInput = z.infer<typeof versionInput>;
