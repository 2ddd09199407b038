import { words } from "./words";

export interface Part {
  text: string;
  hit: boolean;
}

/** Cuts a text at the words that matched. */
export function highlight(text: string, stems: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { stem, start, end } of words(text)) {
    if (!stems.has(stem)) continue;
    if (start > done) parts.push({ text: text.slice(done, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}

/** The stretch of a text that says most about the question, cut at words. */
export function excerpt(text: string, stems: ReadonlySet<string>, length = 170): string {
  if (text.length <= length) return text;
  const hits = words(text).filter(({ stem }) => stems.has(stem));
  const starts = [0, ...hits.map(({ start }) => sentenceStart(text, start, length))];
  const richness = (from: number) =>
    new Set(hits.filter(({ start, end }) => start >= from && end <= from + length).map(({ stem }) => stem))
      .size;
  const from = starts.reduce((best, start) => (richness(start) > richness(best) ? start : best), 0);
  const cut = text.slice(from, from + length + 1);
  const ending = from + length >= text.length ? cut.length : Math.max(cut.lastIndexOf(" "), length / 2);
  const shown = cut.slice(0, ending).trim();
  return `${from > 0 ? "… " : ""}${shown}${from + ending < text.length ? " …" : ""}`;
}

function sentenceStart(text: string, place: number, length: number): number {
  const before = text.slice(Math.max(0, place - length / 2), place);
  const stop = Math.max(before.lastIndexOf(". "), before.lastIndexOf("? "));
  if (stop >= 0) return place - before.length + stop + 2;
  const space = before.indexOf(" ");
  return place - before.length + (place > before.length ? space + 1 : 0);
}
