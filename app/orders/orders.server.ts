import { and, eq, sql } from "drizzle-orm";
import { findHardware } from "~/catalogue/catalogue";
import { type HardwareOrder, hardwareOrders, purchases } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { openEmailBudget } from "~/email/budget.server";
import { type LeadContext, leadId } from "~/leads/lead.server";
import { type Lead, storeLead } from "~/leads/store-leads.server";
import type { Services } from "~/services.server";
import { orderEmails, orderLinkEmail } from "./emails";
import { buyerOf, drawnFor } from "./new-order.server";
import type { OrderInput } from "./order-input";

/** What a client says about things that the server decides. Said rightly it is harmless. */
export type OrderClaims = { total_amount?: unknown; payment_status?: unknown; order_status?: unknown };
export type WrongClaim = { claim: keyof OrderClaims; message: string };
export type PlacedOrder = { order: HardwareOrder; created: boolean; heldBack?: boolean };

/** Stores an order and queues its emails, both or neither. The same order again changes nothing. */
export async function placeOrder(
  services: Services,
  input: OrderInput,
  context: LeadContext,
): Promise<PlacedOrder> {
  const { row, ...rest } = await storeLead(services, await orderLead(services, input, context), context);
  return { order: row, ...rest };
}

export async function orderLead(
  services: Services,
  input: OrderInput,
  context: LeadContext,
): Promise<Lead<typeof hardwareOrders>> {
  const hardware = findHardware(input.hardware_type);
  const order = {
    hardwareType: hardware.id,
    hardwareName: hardware.name,
    unitPrice: hardware.price,
    quantity: input.quantity,
    totalAmount: hardware.price * input.quantity,
    ...buyerOf(input),
  };
  return {
    table: hardwareOrders,
    clientRequestId: await leadId(services, hardwareOrders, ["order", ...Object.values(order)], context),
    values: () => ({ ...order, ...drawnFor(order, context) }),
    emails: (_, row) => orderEmails({ ...row, lines: [row] }, services.config),
  };
}

/** What a client said wrongly about an order it wants to place. Nothing of it is stored then. */
export function wrongClaim(input: OrderInput, claims: OrderClaims): WrongClaim | undefined {
  const { total_amount, payment_status, order_status } = claims;
  const total = findHardware(input.hardware_type).price * input.quantity;
  if (total_amount !== undefined && Number(total_amount) !== total) {
    return { claim: "total_amount", message: `total_amount must be ${total.toFixed(2)}` };
  }
  if (payment_status !== undefined && payment_status !== "pending") {
    return { claim: "payment_status", message: "payment_status must be pending" };
  }
  if (order_status !== undefined && order_status !== "pending") {
    return { claim: "order_status", message: "order_status must be pending" };
  }
  return undefined;
}

/** Emails the link again, to the order's own address, if reference and contact match. Whoever asks is not told. */
export async function mailOrderLink(
  services: Services,
  asked: { reference: string } & ({ email: string } | { phone: string }),
) {
  const { db, jobs, config } = services;
  const budget = await openEmailBudget(services);
  const [order] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.reference, asked.reference),
        "email" in asked
          ? sql`lower(${purchases.customerEmail}) = ${asked.email.toLowerCase()}`
          : eq(purchases.customerPhone, asked.phone),
      ),
    );
  await inTransaction(db, async (tx) =>
    jobs.queueEmails(tx, [...(await budget(tx, order ? [orderLinkEmail(order, config)] : []))]),
  );
  jobs.wake();
}
