import { bigint, customType } from "drizzle-orm/pg-core";
import type { HardwareType } from "~/catalogue/machines";
import { type Cents, cents } from "~/money/cents";
import { centsOf, decimalOf, shillingsOf } from "~/money/decimals";

export function centsColumn(name: string) {
  return bigint(name, { mode: "number" }).$type<Cents>();
}

/** `hardware_orders` holds shillings, as its REST clients write and read them. */
export const shillingsColumn = customType<{ data: Cents; driverData: string }>({
  dataType: () => "numeric(12, 2)",
  fromDriver: centsOfShillings,
  toDriver: decimalOf,
});

/** A machine as it was quoted: name and price stay what they were. */
export type QuotedLine = { machine: HardwareType; name: string; unitPrice: Cents; quantity: number };

type StoredLine = Omit<QuotedLine, "unitPrice"> & { unitPrice: number };

/** Quotations hold shillings as well. */
export const quotedLinesColumn = customType<{ data: QuotedLine[]; driverData: StoredLine[] | string }>({
  dataType: () => "jsonb",
  fromDriver: (stored) => readLines(stored).map(quotedLine),
  toDriver: (lines) => JSON.stringify(lines.map(storedLine)),
});

/** What the database computed from a column of cents, such as a sum. */
export function centsOfSql(value: unknown): Cents {
  return cents(Number(value));
}

function centsOfShillings(stored: string | number): Cents {
  return centsOf(stored) ?? cents(Number.NaN);
}

function readLines(stored: StoredLine[] | string): StoredLine[] {
  return typeof stored === "string" ? JSON.parse(stored) : stored;
}

function quotedLine({ unitPrice, ...line }: StoredLine): QuotedLine {
  return { ...line, unitPrice: centsOfShillings(unitPrice) };
}

function storedLine({ unitPrice, ...line }: QuotedLine): StoredLine {
  return { ...line, unitPrice: shillingsOf(unitPrice) };
}
