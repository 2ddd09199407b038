import { englishParticles, minorWords, swahiliParticles } from "./word-lists";

export interface Word {
  stem: string;
  start: number;
  end: number;
}

/** Splits text into stems, each with the place it came from. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const stem = stemOf(plain(match[0]));
    if (stem) found.push({ stem, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The words of a question that carry meaning. */
export function contentStems(text: string): string[] {
  return words(text)
    .map((word) => word.stem)
    .filter((stem) => !stopStems.has(stem));
}

// One word each: M-Pesa, e-mail, 24/7, 99.9, 20,000.00, 15.6, customer's.
const pattern = /\p{L}+(?:['’-]\p{L}+)*(?:\d+)?|\d+(?:[.,/]\d+)*\p{L}*/gu;

export function plain(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[’']s?$/, "")
    .replace(/^(\d[\d,]*)\.00$/, "$1")
    .replace(/[^\p{L}\d.]/gu, "");
}

/** Light stemming: plurals and the common verb endings, nothing that changes a word's sense. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  for (const [ending, replacement, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      return undouble(word.slice(0, -ending.length) + replacement);
    }
  }
  return word.endsWith("e") && word.length > 4 ? word.slice(0, -1) : word;
}

const endings: [ending: string, replacement: string, least: number][] = [
  ["ations", "at", 3],
  ["ation", "at", 3],
  ["ments", "", 4],
  ["ment", "", 4],
  ["ingly", "", 4],
  ["ings", "", 3],
  ["ing", "", 3],
  ["ies", "y", 2],
  ["ied", "y", 2],
  ["sses", "ss", 2],
  ["ches", "ch", 2],
  ["shes", "sh", 2],
  ["xes", "x", 2],
  ["ss", "ss", 1],
  ["us", "us", 1],
  ["es", "", 3],
  ["s", "", 3],
  ["ed", "", 3],
  ["ers", "er", 3],
  ["ly", "", 4],
];

function undouble(word: string): string {
  const base = word.endsWith("e") && word.length > 4 ? word.slice(0, -1) : word;
  return /([bdgmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
}

export const stopStems: ReadonlySet<string> = new Set([...englishParticles, ...swahiliParticles].map(stemOf));

const minorStems: ReadonlySet<string> = new Set(minorWords.map(stemOf));

/** Weighs little: a question is not about it. */
export function isMinor(stem: string): boolean {
  return minorStems.has(stem) || /^\d+k?$/.test(stem);
}
