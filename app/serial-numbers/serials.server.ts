import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type Agreed,
  type OrderLine,
  orders,
  returns,
  type SerialNumber,
  serialNumbers,
  stock,
} from "~/db/schema";
import { machineName } from "~/stock/machine-name";
import { isSerial, serialField, serialKey, type TypedSerials } from "./typed";

export type SerialRefusal = {
  refused: "serial";
  why: "unreadable" | "twice" | "used" | "too-many" | "came-back";
  /** Beside which it is said. */
  field: string;
  serial: string;
  /** The order that has it. */
  reference?: string;
};

/** What the buyer has, in the order in which it was packed. */
export function serialsOf({ db }: { db: Database }, orderId: string): Promise<SerialNumber[]> {
  return db
    .select()
    .from(serialNumbers)
    .where(and(eq(serialNumbers.orderId, orderId), isNull(serialNumbers.goneAt)))
    .orderBy(serialNumbers.createdAt, serialNumbers.serial);
}

type Packed = {
  order: { id: string; agreed: Agreed };
  lines: Pick<OrderLine, "hardwareType" | "quantity">[];
};

/**
 * Writes which machines are in an order's boxes, in the place of what was written before. Each number is one machine's,
 * over all orders, and no order has more of a machine than was ordered. The order is locked.
 */
export async function writeSerials(
  tx: Database,
  { order, lines }: Packed,
  typed: TypedSerials,
): Promise<SerialRefusal | undefined> {
  const wanted = [...typed].flatMap(([machine, serials]) =>
    serials.map((serial) => ({ machine, serial, key: serialKey(serial), field: serialField(machine) })),
  );
  const wrong = wrongIn(wanted, typed, lines) ?? (await usedElsewhere(tx, order.id, wanted));
  if (wrong) return wrong;
  const had = await serialsOf({ db: tx }, order.id);
  const gone = had.filter(({ key }) => !wanted.some((each) => each.key === key)).map(({ id }) => id);
  const back = await cameBack(tx, gone);
  const kept = had.find(({ id }) => id === back);
  if (kept)
    return {
      ...{ refused: "serial", why: "came-back", field: serialField(kept.machine), serial: kept.serial },
    };
  if (gone.length > 0) await tx.delete(serialNumbers).where(inArray(serialNumbers.id, gone));
  const months = await warrantyMonths(tx, order.agreed, lines);
  for (const { field, ...each } of wanted) {
    const values = { ...each, warrantyMonths: months(each.machine) };
    const known = had.find(({ key }) => key === each.key);
    if (known) await tx.update(serialNumbers).set(values).where(eq(serialNumbers.id, known.id));
    else if (!(await addSerial(tx, { ...values, orderId: order.id })))
      return { refused: "serial", why: "used", field, serial: each.serial };
  }
  return undefined;
}

type Wanted = { machine: string | null; serial: string; key: string; field: string };

function wrongIn(wanted: Wanted[], typed: TypedSerials, lines: Packed["lines"]): SerialRefusal | undefined {
  const seen = new Set<string>();
  for (const { serial, key, field } of wanted) {
    if (!isSerial(serial))
      return { refused: "serial", why: "unreadable", field, serial: serial.slice(0, 60) };
    if (seen.has(key)) return { refused: "serial", why: "twice", field, serial };
    seen.add(key);
  }
  const all = countOf(lines);
  if (wanted.length > all) return tooMany(wanted[all]);
  for (const [machine, serials] of typed) {
    if (machine === null) continue;
    const ordered = countOf(lines.filter(({ hardwareType }) => hardwareType === machine));
    if (serials.length > ordered) return tooMany(wanted.filter((each) => each.machine === machine)[ordered]);
  }
  return undefined;
}

function tooMany(
  { field, serial }: Wanted = { machine: null, serial: "", key: "", field: "" },
): SerialRefusal {
  return { refused: "serial", why: "too-many", field, serial };
}

function countOf(lines: Packed["lines"]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

async function usedElsewhere(
  tx: Database,
  orderId: string,
  wanted: Wanted[],
): Promise<SerialRefusal | undefined> {
  if (wanted.length === 0) return undefined;
  const keys = wanted.map(({ key }) => key);
  const [used] = await tx
    .select({ key: serialNumbers.key, reference: orders.reference })
    .from(serialNumbers)
    .innerJoin(orders, eq(orders.id, serialNumbers.orderId))
    .where(
      and(inArray(serialNumbers.key, keys), ne(serialNumbers.orderId, orderId), isNull(serialNumbers.goneAt)),
    )
    .limit(1);
  const own = wanted.find(({ key }) => key === used?.key);
  if (!used || !own) return undefined;
  return {
    ...{ refused: "serial", why: "used" },
    ...{ field: own.field, serial: own.serial, reference: used.reference },
  };
}

/** One of them that has a return: it can't be taken out of its order any more. */
async function cameBack(tx: Database, ids: string[]): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: returns.serialId })
    .from(returns)
    .where(inArray(returns.serialId, ids))
    .limit(1);
  return found?.id;
}

/** Nothing where another order took the number at this moment. */
export async function addSerial(
  tx: Database,
  values: typeof serialNumbers.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [added] = await tx
    .insert(serialNumbers)
    .values(values)
    .onConflictDoNothing({ target: serialNumbers.key, where: isNull(serialNumbers.goneAt) })
    .returning({ id: serialNumbers.id });
  return added;
}

/** What the confirmation promised, where it is as plain as `12 months`; else what an owner has set for the machine. */
async function warrantyMonths(tx: Database, { warranty = "" }: Agreed, lines: Packed["lines"]) {
  const promised = /^(\d{1,3})\s*months?$/i.exec(warranty.trim())?.[1];
  const machines = lines.map(({ hardwareType }) => hardwareType);
  const set = await tx
    .select({ machine: stock.machine, months: stock.warrantyMonths })
    .from(stock)
    .where(inArray(stock.machine, machines));
  return (machine: string | null): number | null => {
    const months = Number(promised ?? set.find((each) => each.machine === machine)?.months ?? 0);
    return months >= 1 && months <= 120 ? months : null;
  };
}

/** `POS Terminal: SN-1, SN-2`, by machine in the order in which they were packed. */
export function serialWords(serials: Pick<SerialNumber, "machine" | "serial">[]): string[] {
  const machines = [...new Set(serials.map(({ machine }) => machine))];
  return machines.map((machine) => {
    const own = serials.filter((each) => each.machine === machine).map(({ serial }) => serial);
    return [machine && machineName(machine), own.join(", ")].filter(Boolean).join(": ");
  });
}
