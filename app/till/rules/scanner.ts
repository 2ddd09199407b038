/** A scanner is a keyboard that types a whole code within a moment and ends with Enter. */
export type Typed = { code: string; at: number };

export const nothingTyped: Typed = { code: "", at: Number.NEGATIVE_INFINITY };

/** No hand types digits this fast; slow scanners leave some 30 ms between two. */
const slowest = 60;
const shortest = 8;

/** What has been typed after one more key, and the code where that key ended one. */
export function onKey(typed: Typed, key: string, at: number): { typed: Typed; scanned?: string } {
  const code = at - typed.at <= slowest ? typed.code : "";
  if (key === "Enter") {
    return code.length >= shortest ? { typed: nothingTyped, scanned: code } : { typed: nothingTyped };
  }
  return /^\d$/.test(key) ? { typed: { code: code + key, at } } : { typed: nothingTyped };
}

/** Digits in the search field are a code as well, however slowly they came. */
export function isCode(text: string): boolean {
  return /^\d{8,14}$/.test(text.replaceAll(" ", ""));
}
