import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { kenyanNumbers } from "./kenyan-numbers";
import { oneLine, present, typed } from "./rules";

/** A required phone number, in one form however it was typed. */
export function phone(missing = "Enter your phone number.") {
  return z.pipe(
    z.pipe(typed(oneLine, fieldLimits.phone), present(fieldLimits.phone, missing)),
    z.transform((value, context) => {
      const number = normalPhone(value);
      if (number) return number;
      context.issues.push({ code: "custom", message: wrongNumber, input: value });
      return z.NEVER;
    }),
  );
}

/**
 * `+254712345678` for 0712 345 678, 254712345678 and +254 (0) 712-345-678. Kenyan numbers are known; others start
 * with + and are taken by their length. Undefined for what is no number.
 */
export function normalPhone(value: string): string | undefined {
  if (!/^[0-9+() .-]+$/.test(value)) return undefined;
  // People write 00 before a country's code; from Kenya one dials 000, which the library knows.
  const dialled = value.replace(/^\s*00(?=[1-9])/, "+");
  const kenyan = parsePhoneNumberFromString(dialled, { defaultCountry: "KE", extract: false }, kenyanNumbers);
  if (kenyan?.country === "KE" && kenyan.isValid()) return kenyan.number;
  const [, foreign = ""] = dialled.match(/^\s*(?:\+|000)(.*)$/) ?? [];
  const digits = foreign.replace("(0)", "").replace(/\D/g, "");
  return /^(?!254)[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

export const wrongNumber = "Enter a number like 0700 000 000. For another country, start with +.";
