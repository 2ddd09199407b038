import { and, eq, isNull, notInArray } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { oneRow } from "~/db/one-row";
import { orRefused, Refused } from "~/db/or-refused.server";
import { orders, returns, serialNumbers } from "~/db/schema";
import { newReturnNumber } from "~/orders/reference.server";
import { serialKey } from "~/serial-numbers/typed";
import type { Services } from "~/services-context";
import { askedEmail } from "./emails";
import type { AskInput } from "./input";
import { findReturn } from "./read-returns.server";
import { type ReturnRefusal, recordStep } from "./return-verb.server";
import { overStates } from "./states";

/**
 * A buyer wants to send a machine back, to be repaired, replaced or paid back. Only what we have shipped can come back,
 * and a machine comes back once at a time.
 */
export async function askReturn(
  services: Services,
  actor: Actor,
  { serial, fault, tellBuyer }: AskInput,
): Promise<{ number: string } | ReturnRefusal> {
  requireRight(actor, "orders.note");
  const result = await orRefused<{ number: string }, ReturnRefusal>(services.db, async (tx) => {
    const [unit] = await tx
      .select()
      .from(serialNumbers)
      .where(and(eq(serialNumbers.key, serialKey(serial)), isNull(serialNumbers.goneAt)));
    if (!unit) throw new Refused({ refused: "unknown-serial" });
    const order = oneRow(await tx.select().from(orders).where(eq(orders.id, unit.orderId)).for("update"));
    if (order.orderStatus !== "shipped" && order.orderStatus !== "delivered")
      throw new Refused({ refused: "never-shipped" });
    const [open] = await tx
      .select({ number: returns.number })
      .from(returns)
      .where(and(eq(returns.serialId, unit.id), notInArray(returns.state, [...overStates])));
    if (open) throw new Refused({ refused: "open-already", number: open.number });
    const number = newReturnNumber();
    const [row] = await tx
      .insert(returns)
      .values({ number, serialId: unit.id, orderId: order.id, fault })
      .returning();
    await recordStep(tx, actor, row ?? { number }, { action: "ask", after: { state: "asked" } });
    const found = tellBuyer ? await findReturn({ db: tx }, number) : undefined;
    if (found)
      await services.jobs.queueEmails(tx, [
        askedEmail({ ...found.shown, order: found.order }, services.config),
      ]);
    return { number };
  });
  services.jobs.wake();
  return result;
}
