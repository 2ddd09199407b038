import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, requireRight } from "~/access/rights";
import { type Cursor, keyset } from "~/db/keyset.server";
import type { Database } from "~/db/open.server";
import { auditEvents, orders, returns, serialNumbers } from "~/db/schema";
import type { Services } from "~/services-context";
import { machineName } from "~/stock/machine-name";
import { overStates } from "./states";

type Db = Pick<Services, "db">;
const replaced = alias(serialNumbers, "replaced");
const pageSize = 50;

/** Of a return everything that a page, a paper or an email says of it. */
function found(db: Database) {
  return db
    .select({
      row: returns,
      order: {
        ...{ id: orders.id, reference: orders.reference, accessKey: orders.accessKey },
        ...{ customerName: orders.customerName, customerEmail: orders.customerEmail },
        ...{ customerPhone: orders.customerPhone, shippingAddress: orders.shippingAddress },
        ...{ language: orders.language, agreed: orders.agreed, deliveredAt: orders.deliveredAt },
      },
      unit: serialNumbers,
      replacement: replaced.serial,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(serialNumbers, eq(serialNumbers.id, returns.serialId))
    .leftJoin(replaced, eq(replaced.id, returns.replacementId))
    .$dynamic();
}

export type FoundReturn = Awaited<ReturnType<typeof findReturn>> & {};

export async function findReturn({ db }: { db: Database }, number: string) {
  const [one] = await found(db).where(eq(returns.number, number));
  return one && { ...one, shown: shownOf(one) };
}

function shownOf({ row, order, unit, replacement }: Awaited<ReturnType<typeof found>>[number]) {
  return {
    ...{ number: row.number, fault: row.fault, work: row.work, courier: row.courier, tracking: row.tracking },
    ...{ replacement, askedAt: row.askedAt, serial: unit.serial },
    machine: unit.machine ? machineName(unit.machine) : unit.serial,
    buyer: { name: order.customerName, address: order.shippingAddress, phone: order.customerPhone },
  };
}

/** What waits, or what is over; the newest first. */
export async function listReturns({ db }: Db, actor: Actor, view: "open" | "over", cursor: Cursor) {
  requireRight(actor, "orders.read");
  const over = [...overStates];
  const { where, order, page } = keyset(cursor, {
    ...{ at: returns.askedAt, id: returns.id, isDescending: true },
    edge: (number) => sql`select asked_at, id from returns where number = ${number}`,
  });
  const isShown = view === "open" ? notInArray(returns.state, over) : inArray(returns.state, over);
  const rows = await found(db)
    .where(and(isShown, where))
    .orderBy(order)
    .limit(pageSize + 1);
  return page(
    rows.map((each) => ({ ...shownOf(each), state: each.row.state, reference: each.order.reference })),
    pageSize,
    ({ number }) => number,
  );
}

/** Those of an order, for its page. */
export function returnsOf({ db }: Db, orderId: string) {
  return db
    .select({ number: returns.number, state: returns.state, serial: serialNumbers.serial })
    .from(returns)
    .innerJoin(serialNumbers, eq(serialNumbers.id, returns.serialId))
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.askedAt));
}

export function returnTrail({ db }: Db, number: string) {
  return db
    .select({ id: auditEvents.id, at: auditEvents.at, by: auditEvents.actor, action: auditEvents.action })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, "return"), eq(auditEvents.subjectId, number)))
    .orderBy(desc(auditEvents.id));
}
