import type { Language as PageLanguage } from "~/language/language";
import { swahili, swahiliRoot } from "./swahili";
import { swahiliVerb } from "./swahili-verbs";
import { englishParticles, swahiliParticles, swahiliVerbs } from "./word-lists";
import { plain, words } from "./words";

export type Language = "english" | "swahili";

/** Questions mix both. The language with more words of its own wins, and a draw is the page's. */
export function languageOf(question: string, page: PageLanguage = "en"): Language {
  const asked = words(question).map(({ start, end }) => plain(question.slice(start, end)));
  const inEnglish = asked.filter((word) => englishWords.has(word));
  const inSwahili = asked.filter((word) => !englishWords.has(word) && isSwahili(word));
  const isDraw = inSwahili.length === inEnglish.length;
  return isDraw ? spoken[page] : inSwahili.length > inEnglish.length ? "swahili" : "english";
}

/** What the question-and-answer parts call the language of a page. */
export const spoken: Record<PageLanguage, Language> = { en: "english", sw: "swahili" };

function isSwahili(word: string): boolean {
  return swahiliWords.has(word) || swahiliWords.has(swahiliRoot(word)) || Boolean(swahiliVerb(word));
}

const englishWords = new Set([...englishParticles, "much", "price", "cost"]);
const swahiliWords = new Set([
  ...swahiliParticles,
  ...swahiliVerbs,
  ...Object.keys(swahili),
  ...["sana", "nipigie", "pole", "mdogo", "kidogo"],
]);
