import type { Language } from "~/language/language";
import type { NotWanted, Wanted } from "../provider";
import { mpesaFormWords } from "./content.sw";
import { payingPart, payingPhone, type WrongInput } from "./pay-input";
import { unknownPrefix } from "./safaricom";

/** The phone that was typed, and the part of what is left. */
export function readPrompt(
  values: Record<string, string>,
  _order: unknown,
  _now: unknown,
  language: Language,
): Wanted | NotWanted {
  const texts = mpesaFormWords[language];
  const { data: phone, error: wrongPhone } = payingPhone.safeParse(values.phone ?? "");
  if (wrongPhone) return notWanted("phone", wrongPhone, values, texts);
  const prefix = unknownPrefix(phone);
  if (prefix && values.sure !== phone) {
    return { problem: { field: "phone", message: texts.unknownPrefix(prefix), values, sure: phone } };
  }
  if (values.part === undefined) return { phone };
  const { data: cents, error: wrongPart } = payingPart.safeParse(values.part);
  return wrongPart ? notWanted("part", wrongPart, values, texts) : { phone, cents };
}

function notWanted(
  field: "phone" | "part",
  { issues: [issue] }: { issues: { message: string }[] },
  values: Record<string, string>,
  texts: (typeof mpesaFormWords)["en"],
): NotWanted {
  const said = issue?.message as WrongInput | undefined;
  return { problem: { field, message: texts[said ?? "noPhone"], values } };
}
