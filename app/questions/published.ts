import { published } from "~/published/published";
import type { FaqEntry } from "./entry";

/** What begins the id of a question that staff have written. */
export const ownPrefix = "own-";

/** The entries in the words that staff have published, without those that they took out. */
export function asPublished(entries: readonly FaqEntry[]): FaqEntry[] {
  const texts = published("questions") ?? {};
  return entries.flatMap((entry) => {
    const text = texts[entry.id];
    if (!text) return [entry];
    if (text.shown === "no") return [];
    const { question, answer, also } = text;
    const swahili = { question: question.sw, answer: answer.sw };
    return [{ ...entry, question: question.en, answer: answer.en, swahili, also }];
  });
}

/** The questions that staff have added. */
export function addedEntries(): FaqEntry[] {
  return Object.entries(published("questions") ?? {}).flatMap(
    ([id, { question, answer, pages, also, shown }]) =>
      id.startsWith(ownPrefix) && shown === "yes"
        ? [
            {
              id,
              question: question.en,
              answer: answer.en,
              swahili: { question: question.sw, answer: answer.sw },
              source: (pages[0] ?? "/contact") as FaqEntry["source"],
              also,
            },
          ]
        : [],
  );
}
