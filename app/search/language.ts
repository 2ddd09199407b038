import { swahili, swahiliRoot } from "./swahili";
import { swahiliVerb } from "./swahili-verbs";
import { englishParticles, swahiliParticles, swahiliVerbs } from "./word-lists";
import { plain, words } from "./words";

export type Language = "english" | "swahili";

/** Questions mix both. The language with more words of its own wins, and a draw is English. */
export function languageOf(question: string): Language {
  const asked = words(question).map(({ start, end }) => plain(question.slice(start, end)));
  const inEnglish = asked.filter((word) => englishWords.has(word));
  const inSwahili = asked.filter((word) => !englishWords.has(word) && isSwahili(word));
  return inSwahili.length > inEnglish.length ? "swahili" : "english";
}

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
