import { eq } from "drizzle-orm";
import { type Actor, type Right, requireRight } from "~/access/rights";
import { type AuditEntry, recordAudit } from "~/audit/audit.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { orRefused, Refused } from "~/db/or-refused.server";
import { type Order, orders, type Return, returns, type SerialNumber, serialNumbers } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { SerialRefusal } from "~/serial-numbers/serials.server";
import type { Services } from "~/services-context";
import type { Shortage } from "~/stock/follow-order.server";
import { isOpenFor, type ReturnStepName, returnSteps } from "./states";

export type ReturnRefusal =
  | { refused: "unknown" | "not-possible" | "changed" }
  | { refused: "unknown-serial" | "never-shipped" }
  | { refused: "open-already"; number: string }
  | { refused: "too-much"; leftCents: Cents }
  | SerialRefusal
  | Shortage;

/** What a step works with: a return and its order, which nothing else can change meanwhile, and who takes the step. */
export type TakenReturn = {
  tx: Database;
  services: Services;
  actor: Actor;
  order: Order;
  row: Return;
  unit: SerialNumber;
};

type Target = { version: number; tellBuyer: boolean };
export type ReturnValues = Partial<typeof returns.$inferInsert>;

export type ReturnVerb<Input> = (
  services: Services,
  actor: Actor,
  number: string,
  input: Input,
) => Promise<{ number: string } | ReturnRefusal>;

/** The verb of a step: whatever `work` stores, and the step itself, is one transaction. */
export function returnVerb<Input extends Target>(
  step: ReturnStepName,
  work: (taken: TakenReturn, input: Input) => Promise<ReturnValues | ReturnRefusal>,
  { right = "orders.move", tell }: { right?: Right; tell?: (taken: TakenReturn) => Promise<void> } = {},
): ReturnVerb<Input> {
  return async (services, actor, number, input) => {
    requireRight(actor, right);
    const result = await orRefused<{ number: string }, ReturnRefusal>(services.db, async (tx) => {
      const { order, row, unit } = await lockReturn(tx, number);
      if (row.version !== input.version) throw new Refused({ refused: "changed" });
      if (!isOpenFor(step, row.state)) throw new Refused({ refused: "not-possible" });
      const taken = { tx, services, actor, order, row, unit };
      const values = await work(taken, input);
      if ("refused" in values) throw new Refused(values);
      const state = returnSteps[step].to;
      const changed = oneRow(
        await tx
          .update(returns)
          .set({ ...values, state, version: row.version + 1 })
          .where(eq(returns.id, row.id))
          .returning(),
      );
      await recordStep(tx, actor, changed, {
        ...{ action: step, before: { state: row.state }, after: { state, buyerTold: input.tellBuyer } },
      });
      if (input.tellBuyer) await tell?.({ ...taken, row: changed });
      return { number };
    });
    services.jobs.wake();
    return result;
  };
}

/** The order first, as every step of an order does. */
async function lockReturn(tx: Database, number: string) {
  const [about] = await tx.select().from(returns).where(eq(returns.number, number));
  if (!about) throw new Refused({ refused: "unknown" });
  const order = oneRow(await tx.select().from(orders).where(eq(orders.id, about.orderId)).for("update"));
  const row = oneRow(await tx.select().from(returns).where(eq(returns.id, about.id)).for("update"));
  const unit = oneRow(await tx.select().from(serialNumbers).where(eq(serialNumbers.id, about.serialId)));
  return { order, row, unit };
}

export function recordStep(
  tx: Database,
  actor: Actor,
  { number }: Pick<Return, "number">,
  entry: Omit<AuditEntry, "subject" | "subjectId">,
) {
  return recordAudit(tx, actor, { ...entry, subject: "return", subjectId: number });
}
