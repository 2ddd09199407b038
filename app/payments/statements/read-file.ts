import { setImmediate } from "node:timers/promises";
import type { ComparedProvider } from "~/payment-providers/all";
import { nairobiDay } from "~/time/nairobi";
import { statementFormats } from "../providers.server";
import { type CsvRow, csvRows } from "./csv-rows";
import type { Days } from "./days";
import { type NoText, textOfFile } from "./file-text";
import { type CellOf, plainName, type StatementFormat, type ToldMovement } from "./format";
import { fileLimits } from "./limits";
import { type DayOrder, dayOrderOf, readTime } from "./times";

export type FileMovement = Omit<ToldMovement, "time" | "zone"> & { line: number; at: Date };

export type StatementFile = {
  movements: FileMovement[];
  days: Days;
  /** Lines of payments that failed or were not finished. */
  notCompleted: number;
};

export type FileRefusal =
  | { refused: NoText | "nothing" }
  /** `fits`: the provider whose columns these are. */
  | { refused: "columns"; missing: string[]; fits?: ComparedProvider }
  | { refused: "too-many-lines" }
  | { refused: "open-quote"; line: number }
  | { refused: "time" | "amount" | "future"; line: number }
  | { refused: "currency"; found: string; expected: string };

/** All of a provider's file, or why it can't be read: never a part of it. Other work goes on in between. */
export async function readStatementFile(
  bytes: Uint8Array,
  format: StatementFormat,
  now = new Date(),
): Promise<StatementFile | FileRefusal> {
  const read = textOfFile(bytes);
  if ("refused" in read) return read;
  const header = findHeader(read.text, format);
  if ("refused" in header) return header;
  const lines = await readLines(read.text, format, header);
  if ("refused" in lines) return lines;
  const { told, preamble, notCompleted } = lines;
  if (told.length === 0) return { refused: "nothing" };
  const currency = wrongCurrency(told, format);
  if (currency) return currency;
  const order = dayOrderOf(new Set(told.map(({ time }) => time.split(" ")[0] ?? "")));
  const movements: FileMovement[] = [];
  for (const [index, { time, zone, ...movement }] of told.entries()) {
    if (index % pause === 0) await setImmediate();
    const at = readTime(time, order, zone ?? format.zone);
    if (!at) return { refused: "time", line: movement.line };
    if (at.getTime() > now.getTime() + dayMs) return { refused: "future", line: movement.line };
    movements.push({ ...movement, at });
  }
  return { movements, days: daysOf(preamble, order, movements, format), notCompleted };
}

const dayMs = 24 * 60 * 60 * 1000;
/** Lines between two looks at what else waits: some ten milliseconds. */
const pause = 1000;

type Header<Column extends string> = { delimiter: string; line: number; places: Map<Column, number> };

/** The first of the first lines that has all columns. Accounts, days and balances may stand before it. */
function findHeader(text: string, format: StatementFormat): Header<string> | FileRefusal {
  const candidates = headersOf(text, format);
  const found = candidates.find(({ missing }) => missing.length === 0);
  if (found) return found;
  const fits = Object.values(statementFormats).find((other) =>
    headersOf(text, other).some(({ missing }) => missing.length === 0),
  );
  const [nearest] = candidates.sort((a, b) => a.missing.length - b.missing.length);
  const missing = nearest?.missing ?? format.required;
  return {
    refused: "columns",
    missing: missing.map((column) => format.columns[column]?.[0] ?? column),
    fits: fits?.provider,
  };
}

function headersOf(text: string, { columns, required }: StatementFormat) {
  return delimiters.flatMap((delimiter) =>
    [...firstRows(text, delimiter)].map(({ line, cells }) => {
      const names = cells.map(plainName);
      const places = new Map<string, number>();
      for (const [column, called] of Object.entries(columns)) {
        const place = called.map((name) => names.indexOf(plainName(name))).find((index) => index >= 0);
        if (place !== undefined) places.set(column, place);
      }
      return { delimiter, line, places, missing: required.filter((column) => !places.has(column)) };
    }),
  );
}

/** Excel writes semicolons where a comma is the decimal point, and tabs in its 'Unicode text'. */
const delimiters = [",", ";", "\t"];
const longestPreamble = 40;

function* firstRows(text: string, delimiter: string): Generator<CsvRow> {
  let count = 0;
  for (const row of csvRows(text, delimiter)) {
    if (++count > longestPreamble || row.isOpen) return;
    yield row;
  }
}

type Told = ToldMovement & { line: number };
type Lines = { told: Told[]; preamble: string[]; notCompleted: number };

async function readLines(
  text: string,
  format: StatementFormat,
  { delimiter, line: first, places }: Header<string>,
): Promise<Lines | FileRefusal> {
  const told: Told[] = [];
  const preamble: string[] = [];
  let notCompleted = 0;
  let count = 0;
  for (const { line, cells, isOpen } of csvRows(text, delimiter)) {
    if (isOpen) return { refused: "open-quote", line };
    if (line < first) preamble.push(cells.join(" "));
    if (line <= first) continue;
    if (++count > fileLimits.lines) return { refused: "too-many-lines" };
    if (count % pause === 0) await setImmediate();
    const cell: CellOf<string> = (column) => cells[places.get(column) ?? -1]?.trim() ?? "";
    const read = format.readLine(cell);
    if (read === "bad-amount") return { refused: "amount", line };
    if (read === "not-completed") notCompleted++;
    else if (read !== "nothing") for (const movement of read) told.push({ ...movement, line });
  }
  return { told, preamble, notCompleted };
}

/** A file without a payment in the currency that we take there is of another account. */
function wrongCurrency(told: Told[], { currency }: StatementFormat): FileRefusal | undefined {
  const ofBuyers = told.filter(({ kind }) => kind !== "other");
  const [first] = ofBuyers;
  if (!first || ofBuyers.some((movement) => movement.currency === currency)) return undefined;
  return { refused: "currency", found: first.currency, expected: currency };
}

/** As the file says before its columns, or from its first movement to its last one. */
function daysOf(
  preamble: string[],
  order: DayOrder,
  movements: FileMovement[],
  { zone }: StatementFormat,
): Days {
  const [, from = "", to = ""] = preamble.map((line) => period.exec(line)).find(Boolean) ?? [];
  const said = [readTime(from, order, zone), readTime(to, order, zone)] as const;
  if (said[0] && said[1]) return { from: nairobiDay(said[0]), to: nairobiDay(said[1]) };
  const times = movements.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  return { from: nairobiDay(new Date(times.at(0) ?? 0)), to: nairobiDay(new Date(times.at(-1) ?? 0)) };
}

/** `Time Period: From 10-10-2025 00:00:00 To 13-10-2025 23:59:59` */
const period = /\bfrom\s+([\d\-/.: ]*\d)\s+to\s+([\d\-/.: ]*\d)/i;
