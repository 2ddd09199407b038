import type { Language } from "~/language/language";
import { faqEntries } from "~/questions/entries";
import type { SearchDocument } from "./documents";
import { faqSourceIn } from "./question-sources.sw";

export function questionDocuments(language: Language): SearchDocument[] {
  return faqEntries.map(({ question, answer, swahili, source, also, trouble }) => ({
    kind: "question",
    url: source,
    title: faqSourceIn(language, source),
    heading: question,
    text: answer,
    also,
    swahili: { heading: swahili.question, text: swahili.answer },
    trouble,
  }));
}
