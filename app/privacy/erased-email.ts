import type { Email } from "~/email/email";
import type { Language } from "~/language/language";
import type { ErasePlan } from "./erase-plan";
import { erasedWords } from "./erased-content.sw";

type ToPerson = { to: string; replyTo: string; language: Language };

/** Tells the person, once, before their address is gone. */
export function erasedEmail(id: string, { toKeep }: ErasePlan, { language, ...addresses }: ToPerson): Email {
  const { title, what, kept, last } = erasedWords[language];
  return {
    key: `erased:${id}`,
    ...addresses,
    language,
    subject: title,
    title,
    parts: [what, ...(toKeep.length > 0 ? [kept(toKeep.join(", "))] : []), last],
  };
}
