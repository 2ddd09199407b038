import type { Language } from "~/language/language";
import { put, type Translation } from "~/language/words";
import type { EditionPage } from "./edition-content";

/** What an edition's page says in Swahili: everything but names that programs read. */
type EditionTranslation<Page extends EditionPage> = Translation<
  Omit<Page, "has" | "questions" | "order" | "share" | "moment">
> &
  (Page extends { moment: object } ? { moment: { title: string; lede: string } } : unknown);

export function editionInLanguages<const Page extends EditionPage>(
  page: Page,
  swahili: EditionTranslation<Page>,
): Record<Language, EditionPage> {
  return { en: page, sw: put(page, swahili) as EditionPage };
}
