import { z } from "zod";
import { fieldLimits } from "~/choices/field-limits";
import { wrongKraPin } from "~/forms/kra-pin";
import { nairobiDay } from "~/time/nairobi";

const target = {
  version: z.coerce.number().int().positive(),
  /** Nothing is mailed to the buyer when this is not ticked. */
  tellBuyer: z.stringbool().default(false),
};

/** Typed as it is printed: with spaces, and with a dash after every fourth character. */
const plain = z.string().transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ""));
const plainOr = (shape: RegExp, message: string) =>
  plain
    .refine((value) => value === "" || shape.test(value), message)
    .transform((value) => value || undefined)
    .optional();

export const qrHost = "https://etims.kra.go.ke/";

/** What staff read on the invoice that KRA's own program has made. */
export const enterInput = z
  .object({
    ...target,
    controlUnit: plainOr(
      /^[A-Z0-9]{6,24}$/,
      "A control unit has letters and digits, for example KRACU0100000001.",
    ),
    invoiceNumber: z
      .string()
      .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ""))
      .refine((value) => value === "" || /^([A-Z0-9]{6,24}\/)?[A-Z0-9]{1,30}$/.test(value), {
        error: "An invoice number has letters and digits, for example KRACU0100000001/41.",
      })
      .transform((value) => value || undefined)
      .optional(),
    issuedOn: z.iso
      .date("Give the day that the invoice carries.")
      .refine((day) => day <= nairobiDay(new Date()), {
        error: "This day has not come yet.",
      }),
    internalData: plainOr(/^[A-Z0-9]{26}$/, "The internal data have 26 letters and digits."),
    signature: plainOr(/^[A-Z0-9]{16}$/, "The receipt signature has 16 letters and digits."),
    qrLink: z
      .string()
      .trim()
      .refine((value) => value === "" || (value.startsWith(qrHost) && /^[!-~]{1,500}$/.test(value)), {
        error: `The QR code of a real invoice leads to ${qrHost}. Scan it, and copy the address.`,
      })
      .transform((value) => value || undefined)
      .optional(),
    file: z.instanceof(File).optional(),
  })
  .transform(splitNumber)
  .refine(({ invoiceNumber, file }) => invoiceNumber || file, {
    path: ["invoiceNumber"],
    message: "Enter the number, or choose the PDF.",
    when: () => true,
  })
  .refine(({ invoiceNumber, controlUnit }) => !invoiceNumber === !controlUnit, {
    path: ["controlUnit"],
    message: "Unit and number belong together: enter both.",
  });

export type EnterInput = z.infer<typeof enterInput>;

/** KRA prints unit and number in one, `KRACU0100000001/41`. */
function splitNumber<Typed extends { controlUnit?: string; invoiceNumber?: string }>(typed: Typed): Typed {
  const [unit, number] = typed.invoiceNumber?.split("/") ?? [];
  if (!number || (typed.controlUnit && typed.controlUnit !== unit)) return typed;
  return { ...typed, controlUnit: unit, invoiceNumber: number };
}

/** Whom the next invoice is made out to. */
export const buyerInput = z.object({
  version: target.version,
  buyerName: z
    .string()
    .trim()
    .min(1, "Give the name that the invoice carries.")
    .max(fieldLimits.company, `At most ${fieldLimits.company} characters.`),
  buyerPin: z
    .string()
    .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .refine((pin) => pin === "" || /^[A-Z]\d{9}[A-Z]$/.test(pin), wrongKraPin)
    .transform((pin) => pin || null),
});

export type BuyerChange = z.infer<typeof buyerInput>;
