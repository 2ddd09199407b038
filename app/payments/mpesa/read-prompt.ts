import type { NotWanted, Wanted } from "../provider";
import { mpesaForm as texts } from "./content";
import { payingPart, payingPhone } from "./pay-input";
import { unknownPrefix } from "./safaricom";

/** The phone that was typed, and the part of what is left. */
export function readPrompt(values: Record<string, string>): Wanted | NotWanted {
  const { data: phone, error: wrongPhone } = payingPhone.safeParse(values.phone ?? "");
  if (wrongPhone) return notWanted("phone", wrongPhone, values);
  const prefix = unknownPrefix(phone);
  if (prefix && values.sure !== phone) {
    return { problem: { field: "phone", message: texts.unknownPrefix(prefix), values, sure: phone } };
  }
  if (values.part === undefined) return { phone };
  const { data: cents, error: wrongPart } = payingPart.safeParse(values.part);
  return wrongPart ? notWanted("part", wrongPart, values) : { phone, cents };
}

function notWanted(
  field: "phone" | "part",
  { issues: [issue] }: { issues: { message: string }[] },
  values: Record<string, string>,
): NotWanted {
  return { problem: { field, message: issue?.message ?? texts.noPhone, values } };
}
