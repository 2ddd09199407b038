export interface Line {
  from: "visitor" | "site";
  text: string;
  source?: { title: string; url: string };
}

const key = "velto:chat";
const longest = 60;

/** What was said, kept in this tab only and gone with it. */
export function transcript(): Line[] {
  try {
    const lines = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(lines) ? lines : [];
  } catch {
    // Storage forbidden or garbled: the chat works, it just forgets.
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
