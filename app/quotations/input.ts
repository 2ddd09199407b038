import * as z from "zod/mini";
import { fieldLimits } from "~/forms/field-limits";
import { kraPin } from "~/forms/kra-pin";
import { email, line, optionalLine } from "~/forms/rules";

/** For whom a quotation is. The machines are in the form's address. */
export const quotationInput = z.object({
  name: line(fieldLimits.name, "Enter your full name."),
  company: optionalLine(fieldLimits.company),
  email: email(),
  kra_pin: kraPin,
});

export type QuotationInput = z.infer<typeof quotationInput>;
