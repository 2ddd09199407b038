import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { machines } from "~/catalogue/machines";
import type { Database } from "~/db/open.server";
import { type AuditValues, type Stock, stock, stockMovements } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { catchUpWithOrders } from "./catch-up.server";
import type { CorrectInput, ReceiveInput, SettingsInput } from "./input";
import { lockStock, moveStock } from "./move.server";

export type StockRefusal = { refused: "unknown" | "not-kept" | "nothing-new" | "changed" | "moved" };

type Taken = { tx: Database; services: Services; actor: Actor; held: Stock };

/** Machines that came from the maker or the importer. The same form twice is received once. */
export function receive(services: Services, actor: Actor, machine: string, input: ReceiveInput) {
  requireRight(actor, "stock.move");
  return withStock(services, actor, machine, async (taken) => {
    if (!taken.held.isKept) return { refused: "not-kept" };
    if (await isStored(taken.tx, input.entry)) return undefined;
    const { count, reason, entry } = input;
    await moveStock(taken, taken.held, { kind: "received", onHand: count, reserved: 0, reason, entry });
    await record(taken, "receive", { machine, count });
    return undefined;
  });
}

/** Somebody has counted. What is written is the difference, so that the history goes on adding up. */
export function correct(services: Services, actor: Actor, machine: string, input: CorrectInput) {
  requireRight(actor, "stock.move");
  return withStock(services, actor, machine, async (taken) => {
    const { held } = taken;
    if (!held.isKept) return { refused: "not-kept" };
    if (await isStored(taken.tx, input.entry)) return undefined;
    if (input.seen !== held.onHand) return { refused: "moved" };
    const onHand = input.counted - held.onHand;
    if (onHand === 0) return { refused: "nothing-new" };
    const { why: reason, entry } = input;
    await moveStock(taken, held, { kind: "corrected", onHand, reserved: 0, reason, entry });
    await record(taken, "correct", { machine, count: input.counted }, { machine, count: held.onHand });
    return undefined;
  });
}

/** From the moment that stock is kept, what orders were promised before is reserved as well. */
export function setStock(services: Services, actor: Actor, machine: string, input: SettingsInput) {
  requireRight(actor, "stock.settings");
  return withStock(services, actor, machine, async (taken) => {
    const { tx, held } = taken;
    const { do: _, version, ...values } = input;
    if (version !== held.version) return { refused: "changed" };
    await tx
      .update(stock)
      .set({ ...values, version: version + 1 })
      .where(eq(stock.machine, machine));
    if (values.isKept && !held.isKept) await catchUpWithOrders(taken, { ...held, ...values });
    const { isKept, mayBackOrder, lowAt, comesInDays, warrantyMonths } = held;
    await record(
      taken,
      "stock-settings",
      { machine, ...values },
      { isKept, mayBackOrder, lowAt, comesInDays, warrantyMonths },
    );
    return undefined;
  });
}

async function withStock(
  services: Services,
  actor: Actor,
  machine: string,
  work: (taken: Taken) => Promise<StockRefusal | undefined>,
): Promise<StockRefusal | undefined> {
  if (!machines.some(({ id }) => id === machine)) return { refused: "unknown" };
  const refusal = await inTransaction(services.db, async (tx) => {
    const [held] = await lockStock(tx, [machine]);
    return held && work({ tx, services, actor, held });
  });
  services.jobs.wake();
  return refusal;
}

async function isStored(tx: Database, entry: string | undefined): Promise<boolean> {
  return entry !== undefined && (await tx.$count(stockMovements, eq(stockMovements.entry, entry))) > 0;
}

function record({ tx, actor, held }: Taken, action: string, after: AuditValues, before?: AuditValues) {
  return recordAudit(tx, actor, { action, subject: "stock", subjectId: held.machine, before, after });
}
