import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { orders } from "~/db/schema";
import { unknownEmail } from "~/email/nobody";
import type { Language } from "~/language/language";
import type { Services } from "~/services-context";
import type { BuyerInput } from "../order-input";
import { type NewOrder, placeOrder } from "../place-order.server";
import type { waysToPay } from "./content";

type TakenOrder = Pick<NewOrder, "lines"> & {
  language?: Language;
  buyer: Omit<BuyerInput, "customer_email" | "payment_method"> & {
    customer_email?: string;
    payment_method: (typeof waysToPay)[number];
  };
};

/**
 * An order by telephone or at the counter: like one from the site, and whoever wrote it down looks after it. An address
 * may be missing, and it may be paid in ways that the site's form has not.
 */
export async function takeOrder(
  services: Services,
  actor: Actor,
  { lines, buyer, language }: TakenOrder,
  requestId: string,
): Promise<{ reference: string }> {
  requireRight(actor, "orders.move");
  const { order: placed } = await placeOrder(
    services,
    orderOf(lines, buyer),
    { channel: "staff", requestId, language },
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

function orderOf(lines: NewOrder["lines"], { payment_method, ...buyer }: TakenOrder["buyer"]): NewOrder {
  const isOurs = payment_method === "bank_transfer" || payment_method === "cash";
  return {
    lines,
    buyer: {
      ...buyer,
      customer_email: buyer.customer_email ?? unknownEmail,
      payment_method: isOurs ? "mpesa" : payment_method,
    },
    ...(isOurs && { agreed: { paysBy: payment_method } }),
  };
}
