import type { Language } from "~/search/language";

export interface Line {
  from: "visitor" | "site";
  text: string;
  language?: Language;
  source?: { title: string; url: string };
}

const key = "velto:chat";
const longest = 60;

/** The conversation, kept in this tab only and gone with it. */
export function transcript(): Line[] {
  try {
    const lines = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(lines) ? lines : [];
  } catch {
    // Storage is forbidden or garbled: the conversation lasts until the next page load.
    return lines;
  }
}

export function remember(line: Line): Line {
  lines = [...transcript(), line].slice(-longest);
  try {
    sessionStorage.setItem(key, JSON.stringify(lines));
  } catch {
    // As above.
  }
  return line;
}

let lines: Line[] = [];
