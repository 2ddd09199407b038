import { and, eq, sql } from "drizzle-orm";
import { findHardware } from "~/catalogue/catalogue";
import { insertOnce } from "~/db/insert-once.server";
import { type HardwareOrder, hardwareOrders } from "~/db/schema";
import { type LeadContext, leadId, looksLikeSpam } from "~/leads/lead.server";
import type { Services } from "~/services.server";
import { linkLetter, orderEmails } from "./emails.server";
import type { OrderInput } from "./order-input";
import { isAccessKey, newAccessKey, newReference } from "./reference.server";

/** What a client says about things that the server decides. Said rightly it is harmless. */
export type OrderClaims = { total_amount?: unknown; payment_status?: unknown; order_status?: unknown };
export type WrongClaim = { claim: keyof OrderClaims; message: string };
export type PlacedOrder = { order: HardwareOrder; created: boolean };

/** Stores an order and queues its emails, both or neither. The same order again changes nothing. */
export async function placeOrder(
  services: Services,
  input: OrderInput,
  context: LeadContext,
): Promise<PlacedOrder> {
  const hardware = findHardware(input.hardware_type);
  const said = {
    hardwareType: hardware.id,
    hardwareName: hardware.name,
    unitPrice: hardware.price,
    quantity: input.quantity,
    totalAmount: hardware.price * input.quantity,
    customerName: input.customer_name,
    customerEmail: input.customer_email,
    customerPhone: input.customer_phone,
    shippingAddress: input.shipping_address,
    paymentMethod: input.payment_method,
  };
  const clientRequestId = await leadId(services, hardwareOrders, ["order", ...Object.values(said)], context);
  const placed = await storeOnce(services, {
    ...said,
    clientRequestId,
    channel: context.channel,
    sourcePage: context.sourcePage,
    isSpam: looksLikeSpam({ name: said.customerName, message: said.shippingAddress }, context),
  });
  services.jobs.wake();
  return placed;
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

/** The order whose unguessable link the visitor holds. What can't be a key isn't looked up. */
export async function findOrder({ db }: Pick<Services, "db">, accessKey: string) {
  if (!isAccessKey(accessKey)) return undefined;
  const [order] = await db.select().from(hardwareOrders).where(eq(hardwareOrders.accessKey, accessKey));
  return order;
}

/** Emails the link again, to the order's own address, if reference and contact match. Whoever asks is not told. */
export async function mailOrderLink(
  services: Services,
  asked: { reference: string } & ({ email: string } | { phone: string }),
) {
  const { db, jobs, config } = services;
  const [order] = await db
    .select()
    .from(hardwareOrders)
    .where(
      and(
        eq(hardwareOrders.reference, asked.reference),
        "email" in asked
          ? sql`lower(${hardwareOrders.customerEmail}) = ${asked.email.toLowerCase()}`
          : eq(hardwareOrders.customerPhone, asked.phone),
      ),
    );
  await jobs.queueEmails(db, order ? [linkLetter(order, config)] : []);
  jobs.wake();
}

type NewOrder = Omit<typeof hardwareOrders.$inferInsert, "reference" | "accessKey" | "clientRequestId"> & {
  clientRequestId: string;
  quantity: number;
};

/** Two references may meet by chance, once in many lifetimes; then another is drawn. */
async function storeOnce(services: Services, order: NewOrder, triesLeft = 3): Promise<PlacedOrder> {
  const drawn = { ...order, reference: newReference(), accessKey: newAccessKey() };
  try {
    const emails = orderEmails(drawn, services.config);
    const { row, created } = await insertOnce(services, hardwareOrders, drawn, emails);
    return { order: row, created };
  } catch (error) {
    if (triesLeft === 0 || !isTakenReference(error)) throw error;
    return storeOnce(services, order, triesLeft - 1);
  }
}

function isTakenReference(error: unknown): boolean {
  const { constraint, cause } = error as { constraint?: string; cause?: { constraint?: string } };
  return (constraint ?? cause?.constraint) === "hardware_orders_reference_unique";
}
