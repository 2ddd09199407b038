import { faqEntries } from "~/help/entries";
import { faqSources } from "~/help/sources";
import type { SearchDocument } from "./documents";

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
