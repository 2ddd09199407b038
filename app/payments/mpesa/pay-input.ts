import * as z from "zod/mini";
import { normalPhone } from "~/forms/phone";
import { shillings } from "~/money/cents";
import { mpesaLimits } from "~/payment-providers/mpesa-limits";

/** What is wrong, by the name that its words have in the form. */
export type WrongInput = "landline" | "noPhone" | "wrongPart";

/** A Kenyan mobile number, as Daraja wants it: 254712345678. */
export const payingPhone = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const number = normalPhone(typed.trim());
    if (number && /^\+254[17]\d{8}$/.test(number)) return number.slice(1);
    const message: WrongInput =
      number?.startsWith("+254") || /^0[2-6]/.test(typed.trim()) ? "landline" : "noPhone";
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
    context.issues.push({ code: "custom", message: "wrongPart" satisfies WrongInput, input: typed });
    return z.NEVER;
  }),
);
