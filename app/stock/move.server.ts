import { eq, inArray, sql } from "drizzle-orm";
import type { AuditActor } from "~/audit/audit.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type Stock, type StockMovement, stock, stockMovements } from "~/db/schema";
import type { Services } from "~/services-context";
import { lowEmail } from "./emails";
import { isLow } from "./free";

/** What a movement adds to the two sums, and why. */
export type Movement = Pick<StockMovement, "kind" | "onHand" | "reserved"> &
  Partial<Pick<StockMovement, "reason" | "orderId" | "entry">>;

/**
 * The stocks of some machines, which nobody else can change until the transaction ends. Always locked in one order, so
 * that two orders of the same machines wait for each other only once.
 */
export async function lockStock(tx: Database, machines: readonly string[]): Promise<Stock[]> {
  if (machines.length === 0) return [];
  const sorted = [...new Set(machines)].sort();
  await tx
    .insert(stock)
    .values(sorted.map((machine) => ({ machine })))
    .onConflictDoNothing();
  return tx.select().from(stock).where(inArray(stock.machine, sorted)).orderBy(stock.machine).for("update");
}

/** Writes a movement, and the sums that it changes. The stock is locked. Whoever makes it low tells sales, once. */
export async function moveStock(
  { tx, services, actor }: { tx: Database; services: Pick<Services, "jobs" | "config">; actor: AuditActor },
  held: Stock,
  movement: Movement,
): Promise<Stock> {
  const who = typeof actor === "string" ? { actor } : { actor: actor.name, actorId: actor.id };
  const { id } = oneRow(
    await tx
      .insert(stockMovements)
      .values({ ...movement, ...who, machine: held.machine })
      .returning({ id: stockMovements.id }),
  );
  const now = oneRow(
    await tx
      .update(stock)
      .set({
        onHand: sql`${stock.onHand} + ${movement.onHand}`,
        reserved: sql`${stock.reserved} + ${movement.reserved}`,
      })
      .where(eq(stock.machine, held.machine))
      .returning(),
  );
  if (isLow(now) && !isLow(held)) await services.jobs.queueEmails(tx, [lowEmail(now, id, services.config)]);
  return now;
}
