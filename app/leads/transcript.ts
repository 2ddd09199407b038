import * as z from "zod/mini";

/** The chat so far, as the browser tells it: its end, as much as is worth keeping beside a message. */
export const transcriptLimits = { lines: 40, characters: 500, bytes: 8 * 1024 };

const line = z.object({ from: z.enum(["visitor", "site"]), text: z.string() });
export type TranscriptLine = z.infer<typeof line>;

/** Whatever is not a conversation is left out: the message matters more. */
export function readTranscript(json: unknown): TranscriptLine[] | undefined {
  const lines = z.array(line).safeParse(parsed(json));
  if (!lines.success || lines.data.length === 0) return undefined;
  const latest = lines.data.slice(-transcriptLimits.lines);
  return lastThatFit(latest.map(({ from, text }) => ({ from, text: storable(text) })));
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores no NUL and no half characters. The cut falls between code points, so it makes none. */
function storable(text: string): string {
  // A code point takes at most two units, so no more of a very long line needs to be looked at.
  const beginning = text.slice(0, 2 * transcriptLimits.characters);
  const points = [...beginning].slice(0, transcriptLimits.characters);
  return points.join("").toWellFormed().replaceAll("\0", " ");
}

function lastThatFit(lines: TranscriptLine[]): TranscriptLine[] {
  const encoder = new TextEncoder();
  let room = transcriptLimits.bytes;
  const first = lines.findLastIndex((line) => {
    room -= encoder.encode(JSON.stringify(line)).length + 1;
    return room < 0;
  });
  return lines.slice(first + 1);
}
