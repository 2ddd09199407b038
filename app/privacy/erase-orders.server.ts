import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  type Agreed,
  hardwareOrders,
  type Purchase,
  paymentAttempts,
  payments,
  purchases,
} from "~/db/schema";
import { erasedEmail } from "~/email/erased";
import { newAccessKey } from "~/orders/reference.server";
import type { Held } from "./held.server";

/** Values that the checks of the tables take, and that reach and name nobody. */
export const erasedValues = {
  customerName: "Erased",
  customerEmail: erasedEmail,
  customerPhone: "0000000",
  shippingAddress: "Erased",
};

/** Items, amounts, dates and references stay in every order. Of one that was paid, the name and the KRA PIN as well. */
export async function eraseOrders(tx: Database, actor: Actor, orders: Held["orders"]) {
  for (const order of orders) {
    await eraseOrder(tx, order);
    await recordAudit(tx, actor, {
      action: "erase",
      subject: "purchase",
      subjectId: order.id,
      before: { status: order.orderStatus },
      after: { status: order.orderStatus === "pending" ? "cancelled" : order.orderStatus },
    });
  }
  const ids = orders.map(({ id }) => id);
  await tx.update(payments).set({ note: null }).where(inArray(payments.purchaseId, ids));
  // M-Pesa's own name for an attempt ends in the payer's number; the receipt stays with the payment.
  const providerRef = sql`case when provider = 'mpesa' then null else provider_ref end`;
  await tx
    .update(paymentAttempts)
    .set({ phone: null, checkoutUrl: null, providerRef })
    .where(inArray(paymentAttempts.purchaseId, ids));
}

async function eraseOrder(tx: Database, order: Purchase) {
  const wasPaid = order.paidCents > 0;
  const { customerName, ...reachable } = erasedValues;
  const buyer = wasPaid ? reachable : { ...reachable, customerName, kraPin: null, businessName: null };
  // The link that the person holds, and the id that was made of what they typed, lead nowhere from now on.
  const accessKey = newAccessKey();
  const clientRequestId = randomUUID();
  const cancelled =
    order.orderStatus === "pending"
      ? { orderStatus: "cancelled" as const, cancelledAt: new Date(), cancelReason: "buyer-asked" as const }
      : {};
  const values = { ...buyer, ...cancelled, accessKey, clientRequestId, agreed: impersonal(order.agreed) };
  await tx
    .update(purchases)
    .set({ ...values, version: sql`${purchases.version} + 1` })
    .where(eq(purchases.id, order.id));
  await tx
    .update(hardwareOrders)
    .set({ accessKey, clientRequestId: sql`gen_random_uuid()` })
    .where(eq(hardwareOrders.purchaseId, order.id));
}

/** What was agreed about the machines, without what was noted about people and places. */
function impersonal({ deliveryDay, deliveryCost, warranty, courier, serialNumbers }: Agreed): Agreed {
  return { deliveryDay, deliveryCost, warranty, courier, serialNumbers };
}
