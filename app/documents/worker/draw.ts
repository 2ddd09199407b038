import { logoShape } from "../../ui/logo-shape.ts";
import type { DocumentContent, DocumentParty, DocumentSum } from "../document.ts";
import { drawCode } from "./draw-code.ts";
import { drawTable } from "./draw-table.ts";
import type { Fonts } from "./fonts.ts";
import { tagged } from "./outline.ts";
import { colours, margin, openSheet, type Sheet, width } from "./sheet.ts";

/** The document as the bytes of a PDF. */
export function drawDocument(document: DocumentContent, fonts: Fonts): Promise<Buffer> {
  const sheet = openSheet(document, fonts, "Velto");
  const { doc } = sheet;
  const bytes = collect(doc);
  head(sheet, document);
  parties(sheet, document.parties);
  drawTable(sheet, document.table);
  sums(sheet, document.sums);
  if (document.taxes) {
    sheet.y += 14;
    drawTable(sheet, document.taxes);
  }
  notes(sheet, document.notes, document.signatures ? signatureHeight : 0);
  signatures(sheet, document.signatures ?? []);
  foot(sheet, document);
  sheet.root.end();
  doc.end();
  return bytes;
}

function collect(doc: Sheet["doc"]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

function head(sheet: Sheet, { title, number, days }: DocumentContent) {
  sheet.decoration(() => {
    sheet.doc
      .save()
      .translate(margin, margin)
      .scale(27 / 360)
      .translate(0, 5);
    sheet.doc.path(logoShape.word).fill(colours.logo, "even-odd");
    sheet.doc.path(logoShape.notch).fill(colours.notch).restore();
  });
  let y = margin - 3;
  tagged(sheet, "H1", () => {
    y = sheet.write(title, { y }, { font: "display", size: 22.5, align: "right" }) + 5;
  });
  tagged(sheet, "P", () => {
    y = sheet.write(number, { y }, { font: "strong", align: "right" }) + 3;
  });
  for (const day of days) {
    tagged(sheet, "P", () => {
      y = sheet.write(day, { y }, { align: "right" }) + 3;
    });
  }
  sheet.y = Math.max(y, margin + 40) + 13;
  sheet.rule(sheet.y, { weight: 1.5, colour: colours.ink });
  sheet.y += 12;
}

function parties(sheet: Sheet, shown: DocumentParty[]) {
  const gap = 18;
  const column = (width - 2 * gap) / 3;
  const top = sheet.y;
  const ends = shown.map(({ label, name, lines }, index) => {
    // Of two the second has the room of the third: an email address stays in one piece.
    const boxWidth = shown.length === 2 && index === 1 ? 2 * column + gap : column;
    const box = { x: margin + index * (column + gap), width: boxWidth };
    let y = top;
    tagged(sheet, "P", () => {
      y = sheet.write(label, { ...box, y }, { size: 9, colour: colours.ink3 }) + 2;
      y = sheet.write(name, { ...box, y }, { font: "strong", size: 11.2 }) + 2;
      for (const line of lines) y = sheet.write(line, { ...box, y }) + 2.5;
    });
    return y;
  });
  sheet.y = Math.max(...ends) + 14;
}

function sums(sheet: Sheet, shown: DocumentSum[]) {
  const from = margin + width - 240;
  sheet.y += 4;
  for (const { label, value, isTotal, isStrong } of shown) {
    sheet.need(isTotal ? 46 : 22);
    if (isTotal) {
      sheet.y += 5;
      sheet.rule(sheet.y, { from, weight: 1.5, colour: colours.ink });
      sheet.y += 5;
    }
    const font = isTotal || isStrong ? "strong" : "text";
    const y = sheet.y + 4;
    const labelWidth = isTotal ? 80 : 160;
    let end = y;
    tagged(sheet, "P", () => {
      end = sheet.write(label, { x: from, y: isTotal ? y + 6.5 : y, width: labelWidth }, { font });
      sheet.write(
        value,
        { x: from + labelWidth, y: isTotal ? y - 2 : y, width: 240 - labelWidth },
        isTotal ? { font: "display", size: 18, align: "right" } : { font, align: "right" },
      );
    });
    sheet.y = end + (isTotal ? 5.5 : 4);
    if (isTotal) {
      sheet.rule(sheet.y, { from, weight: 0.75, colour: colours.ink });
      sheet.rule(sheet.y + 1.8, { from, weight: 0.75, colour: colours.ink });
      sheet.y += 7;
    }
  }
}

/** The last of them stay on one page with what follows them, `after` points high: nobody signs an empty sheet. */
function notes(sheet: Sheet, shown: DocumentContent["notes"], after: number) {
  const gap = 27;
  const column = (width - gap) / 2;
  const text = { colour: colours.ink2, lineGap: 2.5 };
  const code = 66;
  const widthOf = ({ link }: DocumentContent["notes"][number]) => (link ? column - code - 12 : column);
  const heightOf = (note: DocumentContent["notes"][number]) =>
    Math.max(sheet.heightOf(note.text, text, widthOf(note)) + 17, note.link ? code + 4 : 0);
  for (let index = 0; index < shown.length; index += 2) {
    const pair = shown.slice(index, index + 2);
    const height = Math.max(...pair.map(heightOf));
    if (index === 0) sheet.y += 16;
    const isLast = index + 2 >= shown.length;
    sheet.need(height + (isLast ? 11 + after : 16));
    if (index === 0) sheet.rule(sheet.y, { colour: colours.lineStrong, dash: true });
    if (index === 0) sheet.y += 13;
    for (const [at, note] of pair.entries()) {
      const box = { x: margin + at * (column + gap), width: widthOf(note) };
      if (note.link) drawCode(sheet, note.link, { x: box.x + column - code, y: sheet.y + 2, size: code });
      tagged(sheet, "H2", () => sheet.write(note.title, { ...box, y: sheet.y }, { font: "strong" }));
      tagged(sheet, "P", () =>
        sheet.write(note.text, { ...box, y: sheet.y + 16 }, { ...text, link: note.link }),
      );
    }
    sheet.y += height + 11;
  }
}

const signatureHeight = 42;

function signatures(sheet: Sheet, labels: string[]) {
  if (labels.length === 0) return;
  sheet.need(signatureHeight);
  const gap = 30;
  const column = (width - gap) / 2;
  sheet.y += 25;
  for (const [index, label] of labels.entries()) {
    const x = margin + index * (column + gap);
    sheet.rule(sheet.y, { from: x, to: x + column, colour: colours.ink });
    const style = { size: 9, colour: colours.ink3 };
    tagged(sheet, "P", () => sheet.write(label, { x, y: sheet.y + 5, width: column }, style));
  }
}

const numbered = {
  en: (page: number, count: number) => `Page ${page} of ${count}`,
  sw: (page: number, count: number) => `Ukurasa ${page} kati ya ${count}`,
};

/** The same on each page, with its number. */
function foot(sheet: Sheet, { foot: lines, language = "en" }: DocumentContent) {
  const { count } = sheet.doc.bufferedPageRange();
  const [left = "", middle = ""] = lines;
  const y = 841.89 - 46;
  const style = { size: 9, colour: colours.ink3 };
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(page);
    sheet.rule(y - 16);
    tagged(sheet, "P", () => {
      sheet.write(left, { y, width: width / 2 }, style);
      sheet.write(middle, { y, x: margin + width / 2, width: width / 4 }, style);
      sheet.write(
        numbered[language](page + 1, count),
        { y, x: margin + (width * 3) / 4, width: width / 4 },
        { ...style, align: "right" },
      );
    });
  }
}
