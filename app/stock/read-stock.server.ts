import { and, eq, lte, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { type HardwareType, machines } from "~/catalogue/machines";
import { type Cursor, keyset } from "~/db/keyset.server";
import { orders, type Stock, stock, stockMovements } from "~/db/schema";
import type { Services } from "~/services-context";
import { type Availability, availabilityOf } from "./availability";
import { freeOf, isLow } from "./free";

type Db = Pick<Services, "db">;

/** Of every machine that we sell, in the order of the lineup; one that nobody has set up has a stock that is not kept. */
export async function stocks({ db }: Db): Promise<Stock[]> {
  const rows = new Map((await db.select().from(stock)).map((row) => [row.machine, row]));
  return machines.map(({ id }) => rows.get(id) ?? unkept(id));
}

export async function stockOf(services: Db, machine: string): Promise<Stock | undefined> {
  return (await stocks(services)).find((row) => row.machine === machine);
}

/** What the site says of each machine whose stock is kept. */
export async function availabilities(services: Db): Promise<Partial<Record<HardwareType, Availability>>> {
  const said = (await stocks(services)).map((held) => [held.machine, availabilityOf(held)] as const);
  return Object.fromEntries(said.filter(([, state]) => state !== undefined));
}

/** How many are free of each machine whose stock is kept. */
export async function freeMachines(services: Db): Promise<Map<string, number>> {
  const kept = (await stocks(services)).filter(({ isKept }) => isKept);
  return new Map(kept.map((held) => [held.machine, freeOf(held)]));
}

/** Those of which too few are free. */
export async function lowStocks(services: Db): Promise<Stock[]> {
  return (await stocks(services)).filter(isLow);
}

function unkept(machine: string): Stock {
  return {
    machine,
    isKept: false,
    onHand: 0,
    reserved: 0,
    lowAt: null,
    mayBackOrder: true,
    comesInDays: null,
    warrantyMonths: null,
    version: 1,
  };
}

const pageSize = 50;

/** What became of a machine's stock, newest first, each with how many were here afterwards. */
export async function stockHistory({ db }: Db, actor: Actor, machine: string, cursor: Cursor) {
  requireRight(actor, "stock.read");
  const { id } = stockMovements;
  const { where, order, page } = keyset(cursor, {
    ...{ at: id, id, isDescending: true },
    edge: (key) => sql`${key}::bigint, ${key}::bigint`,
  });
  const found = await db
    .select({
      ...{ id, at: stockMovements.at, kind: stockMovements.kind, reason: stockMovements.reason },
      ...{ onHand: stockMovements.onHand, reserved: stockMovements.reserved, by: stockMovements.actor },
      order: orders.reference,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(and(eq(stockMovements.machine, machine), where))
    .orderBy(order)
    .limit(pageSize + 1);
  const shown = page(found, pageSize, (row) => String(row.id));
  let left = await sumUntil(db, machine, shown.rows[0]?.id);
  const rows = shown.rows.map((row) => {
    const after = left;
    left -= row.onHand;
    return { ...row, after };
  });
  return { ...shown, rows };
}

async function sumUntil(db: Db["db"], machine: string, last: number | undefined): Promise<number> {
  if (last === undefined) return 0;
  const [row] = await db
    .select({ sum: sql<number>`sum(${stockMovements.onHand})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.machine, machine), lte(stockMovements.id, last)));
  return row?.sum ?? 0;
}
