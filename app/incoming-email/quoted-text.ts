/** What somebody wrote, and what their mail program repeated below it. */
export type SaidAndQuoted = { said: string; quoted: string };

/**
 * Parts a reply's text where the emails before it begin. Where something was written below or between the quoted lines,
 * everything stays: what was answered must be read with it.
 */
export function splitQuoted(text: string): SaidAndQuoted {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const start = beginOfQuote(lines);
  const said = lines.slice(0, start).join("\n").trim();
  const quoted = lines.slice(start).join("\n").trim();
  return said && quoted ? { said, quoted } : { said: said || quoted, quoted: "" };
}

function beginOfQuote(lines: string[]): number {
  const header = lines.findIndex((_, at) => isHeader(lines, at));
  const marked = lines.findIndex((line) => /^>/.test(line));
  const isMarked = marked >= 0 && (header < 0 || marked <= header + headerLines);
  if (!isMarked) return header < 0 ? lines.length : header;
  const start = header < 0 ? marked : Math.min(header, marked);
  const isAnsweredBelow = lines.slice(marked).some((line) => line.trim() !== "" && !/^>/.test(line));
  return isAnsweredBelow ? lines.length : start;
}

/** A sentence over two or three lines, and the empty one below it. */
const headerLines = 4;

function isHeader(lines: string[], at: number): boolean {
  const line = lines[at]?.trim() ?? "";
  if (/^-{2,}\s*(original message|ujumbe asili|forwarded message)\s*-{2,}$/i.test(line)) return true;
  if (/^begin forwarded message:$/i.test(line)) return true;
  if (startsSentence.test(line)) {
    return [1, 2, 3].some((count) => isWrote(sentenceOf(lines.slice(at, at + count))));
  }
  // Outlook's block of headers, with a rule above it or without.
  const next = /^_{10,}$/.test(line) ? at + 1 : at;
  const block = lines.slice(next, next + 6).map((each) => each.trim().replace(/^\*|\*(?=:)|(?<=:)\*/g, ""));
  return (
    /^(from|kutoka): \S/i.test(block[0] ?? "") &&
    block.slice(1).some((each) => /^(sent|date|imetumwa|tarehe): /i.test(each)) &&
    block.slice(1).some((each) => /^(to|subject|kwa|mada): /i.test(each))
  );
}

/** Programs break long ones over several lines. */
function sentenceOf(lines: string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

/** Only as long as such a sentence is: the pattern's work grows with the square of the length. */
function isWrote(sentence: string): boolean {
  return sentence.length <= 600 && wrote.test(sentence);
}

const startsSentence = /^(on|mnamo|tarehe|le|am|el) /i;
const wrote = /(wrote|aliandika|ameandika|a écrit|schrieb .*|escribió)\s*:\s*(>.*)?$/i;
