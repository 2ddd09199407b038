import { encode } from "uqr";
import type { DocumentCode, DocumentContent } from "./document";

/** The document with its links as QR codes, for a page. */
export function withCodes(document: DocumentContent): DocumentContent {
  return {
    ...document,
    notes: document.notes.map((note) => (note.link ? { ...note, code: codeOf(note.link) } : note)),
  };
}

/** Dark modules as runs of a row. */
function codeOf(link: string): DocumentCode {
  const { data } = encode(link, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size: data.length, path: path.join("") };
}
