import * as z from "zod/mini";

/** A taxpayer's number, or nothing: a letter, nine digits, a letter. */
export const kraPin = z.pipe(
  z.optional(z.string()),
  z.transform((typed = "", context) => {
    const pin = typed
      .slice(0, 100)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "");
    if (pin === "" || /^[A-Z]\d{9}[A-Z]$/.test(pin)) return pin;
    context.issues.push({ code: "custom", message: wrongKraPin, input: typed });
    return z.NEVER;
  }),
);

export const wrongKraPin = "A KRA PIN is a letter, nine digits and a letter, for example P000000045R.";
