export type CsvRow = {
  /** Where it begins, counted from 1. */
  line: number;
  cells: string[];
  /** Its last quote is never closed. */
  isOpen: boolean;
};

/**
 * The rows of a CSV text one by one (RFC 4180): quotes, commas and line breaks inside of quotes, any line ending.
 * A quote inside of a cell that does not begin with one is a letter.
 */
export function* csvRows(text: string, delimiter: string): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [], isOpen: false };
    for (let isEnd = false; !isEnd; ) {
      let cell = "";
      if (text[at] === '"') {
        const quoted = readQuoted(text, at);
        cell = quoted.value;
        row.isOpen = quoted.isOpen;
        at = quoted.end;
        line += lineBreaks(cell);
      }
      const end = endOfCell(text, at, delimiter);
      row.cells.push(cell + text.slice(at, end));
      isEnd = text[end] !== delimiter;
      at = end + (isEnd && text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    }
    line++;
    yield row;
  }
}

function readQuoted(text: string, start: number) {
  let value = "";
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { value: value + text.slice(from), end: text.length, isOpen: true };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1, isOpen: false };
    value += '"';
    from = quote + 2;
  }
}

function lineBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === delimiter || letter === "\n" || letter === "\r") return at;
  }
  return text.length;
}
