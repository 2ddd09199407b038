import { nairobiStamp } from "~/time/nairobi";

/** A cell as it goes into the file: text, a number, or a moment. */
export type Cell = string | number | Date | null | undefined;

/** Excel takes a file for UTF-8 only when it starts with this. */
export const byteOrderMark = "\uFEFF";

/** A line of RFC 4180, made so that no spreadsheet takes a visitor's text for a formula. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? nairobiStamp(cell) : harmless(cell);
  // A semicolon separates cells where Excel speaks German or French.
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Begins with =, +, -, @, also as wide as a Chinese character, a tab or a line break: a spreadsheet would calculate it.
 * Plain numbers may stay.
 */
function harmless(text: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text) && !text.startsWith("+");
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text.trimStart() || text) && !isNumber ? `'${text}` : text;
}
