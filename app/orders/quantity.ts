import * as z from "zod/mini";
import { fieldLimits } from "~/forms/field-limits";

/** A whole number of machines, typed or sent as a number. Nothing at all means one. */
export function quantity() {
  return z.pipe(
    z.optional(z.union([z.string(), z.number()])),
    z.transform((given, context) => {
      const typed = String(given ?? "1").trim();
      const count = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
      const problem = problemOf(count);
      if (!problem) return count;
      context.issues.push({ code: "custom", message: problem, input: given });
      return z.NEVER;
    }),
  );
}

function problemOf(count: number): string | undefined {
  if (Number.isNaN(count) || count < 1) return "Enter a whole number of at least 1.";
  if (count > fieldLimits.quantity) return `For more than ${fieldLimits.quantity} units, request a quote.`;
  return undefined;
}
