export type NoText = "empty" | "pdf" | "spreadsheet" | "web-page" | "not-text";

/** The text of a file that says it is a CSV. Excel also writes UTF-16 and the letters of old Windows. */
export function textOfFile(bytes: Uint8Array): { text: string } | { refused: NoText } {
  if (bytes.length === 0) return { refused: "empty" };
  const kind = magics.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1];
  if (kind) return { refused: kind };
  const text = decoded(bytes).replace(/^\uFEFF/, "");
  if (text.trim() === "") return { refused: "empty" };
  if (text.includes("\0")) return { refused: "not-text" };
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) return { refused: "web-page" };
  return { text };
}

/** What files of another kind begin with. */
const magics: [number[], NoText][] = [
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
  // A ZIP, which an XLSX is, and an XLS.
  [[0x50, 0x4b, 0x03, 0x04], "spreadsheet"],
  [[0xd0, 0xcf, 0x11, 0xe0], "spreadsheet"],
];

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || isSilent(bytes, 1))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || isSilent(bytes, 0))
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without its mark: of English text every second byte is zero. */
function isSilent(bytes: Uint8Array, from: 0 | 1): boolean {
  const start = bytes.subarray(0, 200);
  const half = start.filter((_, index) => index % 2 === from);
  return start.length >= 4 && half.every((byte) => byte === 0) && start.some((byte) => byte !== 0);
}
