import * as z from "zod/mini";
import { providerMethods } from "~/payment-providers/all";
import { payTexts as texts } from "./content";

/** What the pay form posts whichever way is chosen. */
export const payInput = z.object({
  how: z.enum(providerMethods.map(({ how }) => how)),
  key: z.uuid(),
});

export const receiptCode = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (/^[A-Z0-9]{10}$/.test(code)) return code;
    context.issues.push({ code: "custom", message: texts.wrongCode, input: typed });
    return z.NEVER;
  }),
);
