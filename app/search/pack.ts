import { faqEntries, faqSources } from "~/help/entries";
import type { PackedIndex } from "./documents";

export function packedQuestions(): PackedIndex["questions"] {
  return faqEntries.map(({ question, answer, source, also }) => [
    question,
    answer,
    source,
    faqSources[source],
    also,
  ]);
}
