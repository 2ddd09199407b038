import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, expect, test } from "vitest";
import type { DocumentContent } from "./document";
import { DocumentsBusyError, openDocuments } from "./documents.server";

const documents = openDocuments();
afterAll(() => documents.close());

const document: DocumentContent = {
  title: "Quotation",
  number: "VQ-8TN4KD",
  days: ["18 November 2026", "Valid until 2 December 2026"],
  parties: [{ label: "For", name: "Duka la Wanjikū", lines: ["Ñakuru, près de la gare", "a@duka.example"] }],
  table: {
    head: ["Machine", "Qty", "Unit price", "Without VAT", "VAT 16%", "Amount"],
    rows: [
      {
        name: "POS Terminal",
        note: "A till",
        cells: ["2", "20,000.00", "34,482.76", "5,517.24", "40,000.00"],
      },
    ],
  },
  sums: [{ label: "Total", value: "ksh 40,000.00", isTotal: true }],
  notes: [
    { title: "Tax", text: "This is a quotation and not a tax invoice." },
    { title: "To order", text: "Open it", link: "https://velto.example/quotations/x" },
  ],
  signatures: ["Accepted by, name and date"],
  foot: ["Velto, Westlands, Nairobi", "velto.example/terms"],
};

test("every word of a document can be read from its PDF, in our own fonts", async () => {
  const bytes = await documents.draw(document);
  const { text, fonts, pages } = await read(bytes);
  expect(pages).toBe(1);
  for (const words of wordsOf(document).filter((text) => !text.startsWith("https:")))
    expect(text).toContain(words);
  expect(text).toContain("Page 1 of 1");
  expect(bytes.toString("latin1")).toContain("(https://velto.example/quotations/x)");
  expect([...fonts].map((name) => name.replace(/^[A-Z]+\+/, "")).sort()).toEqual([
    "FamiljenGrotesk-SemiBold",
    "Figtree-Regular",
    "Figtree-SemiBold",
  ]);
});

test("the address is there as a code too, and takes no words their room", async () => {
  const squares = async (notes: DocumentContent["notes"]) => {
    const pdf = await getDocumentProxy(new Uint8Array(await documents.draw({ ...document, notes })));
    const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
    // One path with a square for each dark module; everything else on the sheet is a line or a letter.
    return Math.max(...fnArray.map((_, at) => JSON.stringify(argsArray[at] ?? "").length));
  };
  const [note] = document.notes;
  if (!note) throw new Error("The document has no note");
  const link = "https://velto.example/quotations/x";
  expect(await squares([{ ...note, link }])).toBeGreaterThan(4 * (await squares([note])));
});

test("a name has all its letters, also where the font has them in parts", async () => {
  const names = ["Wanjikũ wa Kĩmani", "Ũhuru Ĩrũngũ"];
  const parties = [{ label: "For", name: "Mũgo & Sons", lines: names }];
  const { text, missing } = await read(await documents.draw({ ...document, title: "Kĩlome", parties }));
  for (const name of names) expect(text.normalize("NFC")).toContain(name);
  expect(missing).toBe(0);
  // The test can tell: no font of ours has this letter.
  const { missing: unknown } = await read(await documents.draw({ ...document, title: "字" }));
  expect(unknown).toBe(1);
});

test("what does not fit on a page goes on to the next", async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    name: `Machine ${index}`,
    note: "With a note",
    cells: ["1", "2", "3", "4", "5"],
  }));
  const { text, pages } = await read(
    await documents.draw({ ...document, table: { ...document.table, rows } }),
  );
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain("Machine 29");
  expect(text).toContain(`Page ${pages} of ${pages}`);
});

test("lines to sign never stand alone on a page", async () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({
    name: `Machine ${index}`,
    note: "A till",
    cells: [],
  }));
  const filled = {
    ...document,
    table: { ...document.table, rows },
    notes: [...document.notes, ...document.notes],
  };
  const pages = new Set<number>();
  // Line by line the notes come to the end of the first page.
  for (let count = 0; count <= 8; count++) {
    const parties = [{ label: "For", name: "Duka", lines: Array<string>(count).fill("Nakuru") }];
    const { last, pages: all } = await read(await documents.draw({ ...filled, parties }));
    expect(last).toMatch(/Tax.*Accepted by/s);
    pages.add(all);
  }
  expect(pages).toEqual(new Set([1, 2]));
});

test("other work goes on while documents are drawn", async () => {
  let turns = 0;
  const drawing = Promise.all([documents.draw(document), documents.draw(document), documents.draw(document)]);
  let isDone = false;
  void drawing.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  // Drawn on this thread, three documents would let the loop around a handful of times.
  expect(turns).toBeGreaterThan(100);
});

test("past the end of the queue a document is refused, and the others are drawn", async () => {
  const narrow = openDocuments({ mostWaiting: 1, drawMs: 20_000, idleMs: 60_000 });
  const [first, second, third] = [narrow.draw(document), narrow.draw(document), narrow.draw(document)];
  await expect(third).rejects.toBeInstanceOf(DocumentsBusyError);
  await expect(first).resolves.toBeInstanceOf(Buffer);
  await expect(second).resolves.toBeInstanceOf(Buffer);
  await narrow.close();
});

test("a document that can't be drawn fails alone", async () => {
  const broken = { ...document, parties: undefined } as unknown as DocumentContent;
  const [bad, good] = await Promise.allSettled([documents.draw(broken), documents.draw(document)]);
  expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
});

test("a document longer than any form allows is refused before any work", async () => {
  await expect(documents.draw({ ...document, title: "x".repeat(50_000) })).rejects.toBeInstanceOf(RangeError);
});

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: texts, totalPages } = await extractText(pdf, { mergePages: false });
  const text = texts.join(" ");
  const fonts = new Set(bytes.toString("latin1").match(/(?<=\/BaseFont \/)[\w+-]+/g));
  const missing = await missingGlyphs(pdf);
  return { text: text.replace(/\s+/g, " "), last: texts.at(-1) ?? "", fonts, pages: totalPages, missing };
}

/** How often the box is drawn that stands for a letter the font lacks: the first glyph of every font. */
async function missingGlyphs(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> {
  const { argsArray } = await (await pdf.getPage(1)).getOperatorList();
  return argsArray.flat(3).filter((glyph) => glyph?.originalCharCode === 0).length;
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(wordsOf) : [];
}
