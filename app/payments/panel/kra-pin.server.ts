import { eq } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import { type Order, orders } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { followOrder, hasIssuedInvoice } from "~/tax-due/follow.server";
import { balanceOf } from "../balance";
import { lockOrder } from "../find.server";

/** The buyer's own KRA PIN. Once the order is paid its tax invoice is made out to it: false when it is too late. */
export function saveKraPin({ db }: Pick<Services, "db">, { id }: Order, pin: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || (order.kraPin && isPaid(order))) return false;
    if (await hasIssuedInvoice(tx, id)) return false;
    const kraPin = pin || null;
    await tx.update(orders).set({ kraPin }).where(eq(orders.id, id));
    await followOrder(tx, { ...order, kraPin });
    await recordAudit(tx, "Buyer", {
      action: "kra-pin",
      subject: "purchase",
      subjectId: id,
      after: { given: pin !== "" },
    });
    return true;
  });
}

function isPaid(order: Order): boolean {
  const { leftCents, heldCents } = balanceOf(order);
  return leftCents === 0 && heldCents > 0;
}
