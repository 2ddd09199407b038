import { faqEntries } from "~/questions/entries";
import type { SearchDocument } from "./documents";
import { faqSources } from "./question-sources";

export function questionDocuments(): SearchDocument[] {
  return faqEntries.map(({ question, answer, swahili, source, also }) => ({
    kind: "question",
    url: source,
    title: faqSources[source],
    heading: question,
    text: answer,
    also,
    swahili,
  }));
}
