import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";

/** A whole number of machines, typed or sent as a number. Nothing at all means one. */
export function quantity() {
  return wholeNumber("1", 1);
}

/** How many of a machine an order has: nothing at all means none. */
export function count() {
  return wholeNumber("0", 0);
}

function wholeNumber(absent: string, least: number) {
  return z.pipe(
    z.optional(z.union([z.string(), z.number()])),
    z.transform((given, context) => {
      const typed = String(given ?? absent).trim();
      const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
      const problem = problemOf(number, least);
      if (!problem) return number;
      context.issues.push({ code: "custom", message: problem, input: given });
      return z.NEVER;
    }),
  );
}

function problemOf(number: number, least: number): string | undefined {
  if (Number.isNaN(number) || number < least) return "Enter a whole number of at least 1.";
  if (number > fieldLimits.quantity) return `For more than ${fieldLimits.quantity} units, request a quote.`;
  return undefined;
}
