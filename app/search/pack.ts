import { faqEntries, faqSources } from "../faq/entries.ts";
import type { PackedIndex } from "./documents.ts";

export function packedQuestions(): PackedIndex["questions"] {
  return faqEntries.map(({ question, answer, source, also }) => [
    question,
    answer,
    source,
    faqSources[source],
    also,
  ]);
}
