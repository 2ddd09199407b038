import { faqEntries } from "~/questions/entries";
import type { SearchDocument } from "./documents";
import { faqSource } from "./question-sources";

export function questionDocuments(): SearchDocument[] {
  return faqEntries.map(({ question, answer, swahili, source, also, trouble }) => ({
    kind: "question",
    url: source,
    title: faqSource(source),
    heading: question,
    text: answer,
    also,
    swahili: swahili && { heading: swahili.question, text: swahili.answer },
    trouble,
  }));
}
