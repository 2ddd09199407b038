import { inArray } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { orders } from "~/db/schema";
import { aboutProvider, type ComparedProvider } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { dayMs, wholeDays } from "~/time/nairobi";
import { statementFormats } from "../providers.server";
import { referenceOf } from "../reference";
import { type BookedMovement, type Comparison, compareStatement } from "./compare";
import type { Days } from "./days";
import { plainReceipt, type StatementFormat } from "./format";
import { movementsOf, type Scope } from "./movements.server";
import type { MoneyPlace } from "./places";
import { type FileMovement, type FileRefusal, readStatementFile } from "./read-file";

export type ComparedFile = {
  days: Days;
  /** Lines of the file that lie outside of the days that were asked for. */
  outside: number;
  notCompleted: number;
  comparison: Comparison;
};

type Asked = { provider: ComparedProvider; bytes: Uint8Array; days?: Partial<Days> };

/** Lays a provider's own file beside our books. Nothing of it is kept. */
export async function compareFile(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { provider, bytes, days: asked = {} }: Asked,
): Promise<ComparedFile | FileRefusal> {
  requireRight(actor, "money.read");
  const format = statementFormats[provider];
  const file = await readStatementFile(bytes, format);
  if ("refused" in file) return file;
  const days = { from: asked.from ?? file.days.from, to: asked.to ?? file.days.to };
  const { from, to } = wholeDays(days.from, days.to);
  const isOutside = ({ at }: FileMovement) => at < from || at >= to;
  const ours = await readBooks(db, format, file.movements, days);
  const orders = await existingOrders(db, file.movements);
  return {
    days,
    outside: new Set(file.movements.filter(isOutside).map(({ line }) => line)).size,
    notCompleted: file.notCompleted,
    comparison: compareStatement({ file, format, days, ours, isOrder: (reference) => orders.has(reference) }),
  };
}

/** Clocks and midnights differ, and a refund is told about days after it was made. */
const edgeMs = 7 * dayMs;

/** Our movements of these days and a week around them, and those whose receipt is in the file, whenever they were. */
async function readBooks(
  db: Database,
  format: StatementFormat,
  movements: FileMovement[],
  days: Days,
): Promise<BookedMovement[]> {
  const span = wholeDays(days.from, days.to);
  const from = new Date(span.from.getTime() - edgeMs);
  const to = new Date(span.to.getTime() + edgeMs);
  const near = await readMovements(db, format, { from, to });
  const known = new Set(near.flatMap(({ receipt, of }) => [receipt, of]));
  const inFile = movements.flatMap(({ receipt, of }) => [receipt, of]);
  const receipts = [...new Set(inFile)].filter((receipt) => receipt !== "" && !known.has(receipt));
  if (receipts.length === 0) return near;
  const far = await readMovements(db, format, { receipts });
  const keys = new Set(near.map(({ key }) => key));
  return [...near, ...far.filter(({ key }) => !keys.has(key))];
}

/** Payments that somebody recorded by hand name no provider where a method has several: they may be any's. */
function placesOf(provider: ComparedProvider): MoneyPlace[] {
  return [provider, aboutProvider(provider).method.name];
}

async function readMovements(
  db: Database,
  { provider, currency }: StatementFormat,
  scope: Scope,
): Promise<BookedMovement[]> {
  const movements = movementsOf(db, scope);
  const rows = await db
    .select()
    .from(movements)
    .where(inArray(movements.place, placesOf(provider)));
  return rows.map((row) => {
    const isForeign = row.foreignMinor !== null && (row.cents === null || currency !== "KES");
    return {
      key: row.key,
      kind: row.kind,
      receipt: row.receipt && plainReceipt(row.receipt),
      of: row.of && plainReceipt(row.of),
      at: row.at,
      // A refund without a receipt is told about, not dated, by its provider.
      isTimeUncertain: row.isTimeUncertain || (row.kind === "refund" && !row.receipt),
      minor: (isForeign ? row.foreignMinor : row.cents) ?? 0,
      currency: (isForeign ? row.foreignCurrency : null) ?? "KES",
      reference: row.reference,
      unmatchedId: row.unmatchedId,
    };
  });
}

/** Of all orders that the file names, those that exist. */
async function existingOrders(db: Database, movements: FileMovement[]): Promise<Set<string>> {
  const named = new Set(movements.map(({ account }) => account).filter((account) => isAccount.test(account)));
  const references = [...named].map(referenceOf);
  const found = new Set<string>();
  for (let from = 0; from < references.length; from += 1000) {
    const some = references.slice(from, from + 1000);
    const rows = await db
      .select({ reference: orders.reference })
      .from(orders)
      .where(inArray(orders.reference, some));
    for (const { reference } of rows) found.add(reference);
  }
  return found;
}

const isAccount = /^VLT[A-HJ-NP-Z2-9]{7}$/;
