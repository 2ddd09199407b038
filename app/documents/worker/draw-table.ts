import type { DocumentContent, DocumentRow } from "../document.ts";
import { group, tagged } from "./outline.ts";
import { colours, margin, type Sheet, width } from "./sheet.ts";

export function drawTable(sheet: Sheet, { head: titles, rows }: DocumentContent["table"]) {
  group(sheet, "Table", (element) => {
    const y = sheet.y;
    row(sheet, element, "TH", titles, { y, size: 9, colour: colours.ink3 });
    sheet.y += 19;
    for (const shown of rows) tableRow(sheet, element, shown);
  });
}

/** Right edges and widths of the columns after the first, in points from the left margin. */
const columns = [
  { right: 213, width: 24 },
  { right: 281, width: 62 },
  { right: 356, width: 70 },
  { right: 424, width: 64 },
  { right: width, width: 70 },
];
const nameWidth = 188;

function tableRow(sheet: Sheet, element: Sheet["root"], { name, note, cells }: DocumentRow) {
  const nameHeight = sheet.heightOf(name, { font: "strong", size: 10.9 }, nameWidth);
  const noteHeight = note ? sheet.heightOf(note, { size: 9 }, nameWidth) + 2 : 0;
  sheet.need(nameHeight + noteHeight + 15);
  sheet.rule(sheet.y);
  const y = sheet.y + 7.5;
  group(
    sheet,
    "TR",
    (line) => {
      tagged(
        sheet,
        "TD",
        () => {
          const below = sheet.write(name, { y, width: nameWidth }, { font: "strong", size: 10.9 });
          if (note) sheet.write(note, { y: below + 2, width: nameWidth }, { size: 9, colour: colours.ink3 });
        },
        line,
      );
      for (const [index, text] of cells.entries()) cell(sheet, line, "TD", index, text, { y: y + 0.6 });
    },
    element,
  );
  sheet.y = y + nameHeight + noteHeight + 7.5;
}

type CellStyle = { y: number; size?: number; colour?: string };

function row(sheet: Sheet, element: Sheet["root"], tag: string, texts: string[], style: CellStyle) {
  const [first = "", ...others] = texts;
  group(
    sheet,
    "TR",
    (line) => {
      tagged(sheet, tag, () => sheet.write(first, { y: style.y, width: nameWidth }, style), line);
      for (const [index, text] of others.entries()) cell(sheet, line, tag, index, text, style);
    },
    element,
  );
}

function cell(
  sheet: Sheet,
  line: Sheet["root"],
  tag: string,
  index: number,
  text: string,
  { y, ...style }: CellStyle,
) {
  const column = columns[index];
  if (!column) return;
  const box = { x: margin + column.right - column.width, y, width: column.width };
  tagged(sheet, tag, () => sheet.write(text, box, { ...style, align: "right" }), line);
}
