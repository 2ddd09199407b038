import { z } from "zod";
import { isDeliverableAddress } from "~/email/address";

/** Rules for what staff write. A text is at least something that can be read. */
export function words(most: number, missing: string) {
  return z
    .string()
    .refine((text) => /[\p{L}\p{N}]/u.test(text), missing)
    .max(most, tooLong(most));
}

export function maybe(most: number) {
  return z.string().max(most, tooLong(most));
}

export function both(most: number) {
  return z.object({
    en: words(most, "Write it in English."),
    sw: words(most, "Write it in Swahili."),
  });
}

export const address = z
  .string()
  .max(254, tooLong(254))
  .refine(isDeliverableAddress, "Enter one email address, like name@shop.co.ke.");

export const link = z.union([
  z.literal(""),
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: "Enter the whole address, beginning with https://.",
  }),
]);

export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time, such as 08:00.");

function tooLong(most: number): string {
  return `Shorten this to ${most} characters.`;
}
