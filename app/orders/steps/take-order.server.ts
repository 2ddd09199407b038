import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { orders } from "~/db/schema";
import type { Services } from "~/services-context";
import { type NewOrder, placeOrder } from "../place-order.server";

/** An order by telephone or at the counter: like one from the site, and whoever wrote it down looks after it. */
export async function takeOrder(
  services: Services,
  actor: Actor,
  order: NewOrder,
  requestId: string,
): Promise<{ reference: string }> {
  requireRight(actor, "orders.move");
  const { order: placed } = await placeOrder(
    services,
    order,
    { channel: "staff", requestId },
    async (tx, { id, totalCents }) => {
      await tx.update(orders).set({ ownerId: actor.id }).where(eq(orders.id, id));
      await recordAudit(tx, actor, {
        action: "placed",
        subject: "purchase",
        subjectId: id,
        after: { amountCents: totalCents },
      });
    },
  );
  return { reference: placed.reference };
}
