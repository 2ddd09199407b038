import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  type Agreed,
  type Order,
  orderLines,
  paymentAttempts,
  payments,
  returns,
  taxInvoices,
} from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import { columnOf } from "~/forms/personal-fields";
import { type OrderField, orderFields } from "~/orders/order-input";
import { newAccessKey } from "~/orders/reference.server";
import { withPersonalRef } from "~/payment-providers/all";
import { keepsBuyer } from "./erase-plan";
import type { Held } from "./held.server";

/** Items, amounts, dates and references stay in every order. Of one that was paid or invoiced, the name and the KRA PIN as well. */
export async function eraseOrders(tx: Database, actor: Actor, held: Held["orders"]) {
  for (const order of held) {
    await eraseOrder(tx, order);
    await recordAudit(tx, actor, {
      action: "erase",
      subject: "purchase",
      subjectId: order.id,
      before: { status: order.orderStatus },
      after: { status: order.orderStatus === "pending" ? "cancelled" : order.orderStatus },
    });
  }
  const ids = held.map(({ id }) => id);
  const withdrawnReason = sql`case when withdrawn_reason is not null then 'Erased' end`;
  await tx
    .update(returns)
    .set({ fault: "Erased", work: null, courier: null, tracking: null })
    .where(inArray(returns.orderId, ids));
  await tx.update(payments).set({ note: null, withdrawnReason }).where(inArray(payments.orderId, ids));
  // Tax law keeps those that are issued or due.
  await tx
    .update(taxInvoices)
    .set({ buyerName: "Erased", buyerPin: null })
    .where(and(inArray(taxInvoices.orderId, ids), eq(taxInvoices.state, "withdrawn")));
  // Some providers' name for an attempt tells the payer's number; the receipt stays with the payment.
  const isPersonal = inArray(paymentAttempts.provider, withPersonalRef);
  const providerRef = sql`case when ${isPersonal} then null else ${paymentAttempts.providerRef} end`;
  await tx
    .update(paymentAttempts)
    .set({ phone: null, checkoutUrl: null, providerRef })
    .where(inArray(paymentAttempts.orderId, ids));
}

async function eraseOrder(tx: Database, order: Held["orders"][number]) {
  // The link that the person holds, and the id that was made of what they typed, lead nowhere from now on.
  const accessKey = newAccessKey();
  const clientRequestId = randomUUID();
  const cancelled =
    order.orderStatus === "pending"
      ? { orderStatus: "cancelled" as const, cancelledAt: new Date(), cancelReason: "buyer-asked" as const }
      : {};
  const values = {
    ...erasedBuyer(order),
    ...cancelled,
    accessKey,
    clientRequestId,
    agreed: impersonal(order.agreed),
  };
  await updateOrder(tx, order, values);
  await tx
    .update(orderLines)
    .set({ accessKey, clientRequestId: sql`gen_random_uuid()` })
    .where(eq(orderLines.orderId, order.id));
}

function erasedBuyer(order: Held["orders"][number]): Partial<Order> {
  const fields: [string, OrderField][] = Object.entries(orderFields);
  const isKept = keepsBuyer(order);
  const gone = fields.filter(([, { keptIfPaid }]) => !keptIfPaid || !isKept);
  return Object.fromEntries(gone.map(([name, { erased }]) => [columnOf(name), erased]));
}

/** What was agreed about the machines, without what was noted about people and places. */
function impersonal({ deliveryDay, deliveryCost, warranty, courier, serialNumbers }: Agreed): Agreed {
  return { deliveryDay, deliveryCost, warranty, courier, serialNumbers };
}
