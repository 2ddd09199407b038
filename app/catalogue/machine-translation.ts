import type { Language } from "~/language/language";
import { put, type Translation } from "~/language/words";
import type { MachinePage } from "./machine-entry";

/** What a machine's page says in Swahili: all but its questions, and how people ask for it. */
export function machineInLanguages<const Page extends MachinePage>(
  page: Page,
  swahili: Translation<Omit<Page, "questions" | "asked">>,
): Record<Language, MachinePage> {
  return { en: page, sw: put(page, swahili) as MachinePage };
}
