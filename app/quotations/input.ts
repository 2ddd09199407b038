import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { kraPin } from "~/forms/kra-pin";
import { type PersonalFields, rulesIn } from "~/forms/personal-fields";
import { email, line, optionalLine } from "~/forms/rules";

export const quotationFields = {
  name: { label: "Name", rule: line(fieldLimits.name, "Enter your full name.") },
  company: { label: "Company", rule: optionalLine(fieldLimits.company) },
  email: { label: "Email", rule: email() },
  kra_pin: { label: "KRA PIN", rule: kraPin },
} satisfies PersonalFields;

/** For whom a quotation is. The machines are in the form's address. */
export const quotationInput = z.object(rulesIn(quotationFields));

export type QuotationInput = z.infer<typeof quotationInput>;
