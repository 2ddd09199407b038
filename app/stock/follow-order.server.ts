import { and, eq, inArray, sql } from "drizzle-orm";
import type { AuditActor } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type OrderLine, type OrderStatus, type Stock, stockMovements } from "~/db/schema";
import type { Services } from "~/services-context";
import { freeOf } from "./free";
import { machineName } from "./machine-name";
import { lockStock, type Movement, moveStock } from "./move.server";

/** How an order stands towards the stock. */
export type Standing = { status: OrderStatus; lines: Pick<OrderLine, "hardwareType" | "quantity">[] };

/** Why the stock can't follow. Nothing is written then. */
export type Shortage = {
  refused: "not-in-stock";
  /** Promised to others, or not in the house. */
  why: "sold" | "not-here";
  machine: string;
  /** How many there are for it. */
  count: number;
};

type Taken = { tx: Database; services: Pick<Services, "jobs" | "config">; actor: AuditActor };

/**
 * The stock follows an order: reserved while it is confirmed, gone once it is shipped, free again when it is cancelled or
 * a step is taken back. The order is locked. What it already holds is the sum of its own movements, so that the same
 * step twice moves nothing twice.
 */
export async function stockFollows(
  taken: Taken,
  orderId: string,
  before: Standing,
  after: Standing,
): Promise<Shortage | undefined> {
  const [was, shall] = [wanted(before), wanted(after)];
  const machines = [...new Set([...was.keys(), ...shall.keys()])].filter(
    (machine) => after.status === "packed" || !isSame(was.get(machine), shall.get(machine)),
  );
  const stocks = (await lockStock(taken.tx, machines)).filter(({ isKept }) => isKept);
  const held = await heldBy(taken.tx, orderId, stocks);
  const moves = stocks.map((stock) => {
    const { reserved, gone } = shall.get(stock.machine) ?? none;
    const own = held.get(stock.machine) ?? none;
    return { stock, onHand: own.gone - gone, reserved: reserved - own.reserved };
  });
  for (const move of moves) {
    const shortage = shortageOf(move, after.status, shall.get(move.stock.machine) ?? none);
    if (shortage) return shortage;
  }
  for (const { stock, ...sums } of moves) {
    if (sums.onHand || sums.reserved) await moveStock(taken, stock, { ...sums, kind: kindOf(sums), orderId });
  }
  return undefined;
}

type Held = { reserved: number; gone: number };
const none: Held = { reserved: 0, gone: 0 };

function wanted({ status, lines }: Standing): Map<string, Held> {
  const counts = new Map<string, number>();
  for (const { hardwareType, quantity } of lines)
    counts.set(hardwareType, (counts.get(hardwareType) ?? 0) + quantity);
  return new Map([...counts].map(([machine, count]) => [machine, heldAs[status](count)]));
}

const reservedAs = (count: number): Held => ({ reserved: count, gone: 0 });
const goneAs = (count: number): Held => ({ reserved: 0, gone: count });
const heldAs: Record<OrderStatus, (count: number) => Held> = {
  pending: () => none,
  confirmed: reservedAs,
  packed: reservedAs,
  shipped: goneAs,
  delivered: goneAs,
  cancelled: () => none,
};

function isSame(a = none, b = none): boolean {
  return a.reserved === b.reserved && a.gone === b.gone;
}

/** What came back and what replaced it are no part of what the order's steps move. */
export async function heldBy(
  tx: Database,
  orderId: string,
  stocks: Pick<Stock, "machine">[],
): Promise<Map<string, Held>> {
  if (stocks.length === 0) return new Map();
  const machines = stocks.map(({ machine }) => machine);
  const rows = await tx
    .select({
      machine: stockMovements.machine,
      reserved: sql<number>`sum(${stockMovements.reserved})::int`,
      gone: sql<number>`-sum(${stockMovements.onHand})::int`,
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        inArray(stockMovements.machine, machines),
        inArray(stockMovements.kind, ["reserved", "released", "shipped", "taken-back"]),
      ),
    )
    .groupBy(stockMovements.machine);
  return new Map(rows.map(({ machine, ...held }) => [machine, held]));
}

function shortageOf(
  { stock, onHand, reserved }: { stock: Stock } & Pick<Movement, "onHand" | "reserved">,
  status: OrderStatus,
  shall: Held,
): Shortage | undefined {
  const refused = { refused: "not-in-stock", machine: machineName(stock.machine) } as const;
  // In the box, or on its way: it has to be in the house.
  if (stock.onHand + onHand < 0 || (status === "packed" && stock.onHand + onHand < shall.reserved))
    return { ...refused, why: "not-here", count: stock.onHand };
  const free = freeOf(stock);
  const left = free + onHand - reserved;
  if (reserved > 0 && left < 0 && left < free && !stock.mayBackOrder)
    return { ...refused, why: "sold", count: Math.max(0, free) };
  return undefined;
}

export function kindOf({ onHand, reserved }: Pick<Movement, "onHand" | "reserved">): Movement["kind"] {
  if (onHand !== 0) return onHand < 0 ? "shipped" : "taken-back";
  return reserved > 0 ? "reserved" : "released";
}
