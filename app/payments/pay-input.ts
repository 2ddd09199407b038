import * as z from "zod/mini";
import { normalPhone } from "~/forms/phone";
import { shillings } from "~/money/cents";
import { payTexts as texts } from "./content";
import { mpesaLimits } from "./mpesa/limits";

/** What the pay form posts. Amounts are typed in shillings. */
export const payInput = z.object({
  how: z.enum(["mpesa", "card", "paypal"]),
  key: z.uuid(),
});

/** A Kenyan mobile number, as Daraja wants it: 254712345678. */
export const payingPhone = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const number = normalPhone(typed.trim());
    if (number && /^\+254[17]\d{8}$/.test(number)) return number.slice(1);
    const message =
      number?.startsWith("+254") || /^0[2-6]/.test(typed.trim()) ? texts.landline : texts.noPhone;
    context.issues.push({ code: "custom", message, input: typed });
    return z.NEVER;
  }),
);

/** A part in whole shillings, given back in cents. */
export const payingPart = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const amount = Number(typed.replace(/^\s*ksh|[\s,]|\.00\s*$/gi, ""));
    if (Number.isInteger(amount) && amount >= mpesaLimits.least && amount <= mpesaLimits.most) {
      return shillings(amount);
    }
    context.issues.push({ code: "custom", message: texts.wrongPart, input: typed });
    return z.NEVER;
  }),
);

export const receiptCode = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (/^[A-Z0-9]{10}$/.test(code)) return code;
    context.issues.push({ code: "custom", message: texts.wrongCode, input: typed });
    return z.NEVER;
  }),
);
