import { eq } from "drizzle-orm";
import { findHardware } from "~/catalogue/catalogue";
import type { Line } from "~/catalogue/lines";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type Agreed, type Order, type OrderLine, orderLines, orders } from "~/db/schema";
import { columnsOf } from "~/forms/personal-fields";
import { type LeadContext, leadId, looksLikeSpam, noticeOf } from "~/leads/lead.server";
import { type Lead, storeLead } from "~/leads/store-leads.server";
import { type Cents, sum, times } from "~/money/cents";
import type { Services } from "~/services-context";
import { orderEmails } from "./emails";
import { type BuyerInput, orderFields } from "./order-input";
import { newAccessKey, newReference } from "./reference.server";

export type NewOrder = {
  lines: NewLine[];
  buyer: BuyerInput;
  businessName?: string;
  kraPin?: string;
  /** What is agreed already when it is written down. */
  agreed?: Agreed;
};

/** Machines of one kind, each at today's price, or at the one that was quoted. */
export type NewLine = Line & { unitPrice?: Cents };

export type PlacedOrder = { order: Order; created: boolean; heldBack?: boolean };

/** Done within the order's own transaction, and only when it is new. */
type Also = (tx: Database, order: Order) => Promise<void>;

/**
 * Stores an order with its lines, a row of `hardware_orders` each, and queues its emails: all of it or nothing. The same
 * order again changes nothing.
 */
export async function placeOrder(
  services: Services,
  order: NewOrder,
  context: LeadContext,
  also?: Also,
): Promise<PlacedOrder> {
  const { row, ...rest } = await storeLead(
    services,
    await orderLead(services, order, context, also),
    context,
  );
  return { order: row.order, ...rest };
}

type OrderWithLines = { order: Order; lines: OrderLine[] };

export async function orderLead(
  services: Services,
  { lines, buyer: input, businessName, kraPin, agreed }: NewOrder,
  context: LeadContext,
  also?: Also,
): Promise<Lead<OrderWithLines>> {
  const priced = lines.map(priceOf);
  const buyer = buyerOf(input);
  const order = {
    ...buyer,
    businessName,
    kraPin,
    agreed,
    totalCents: sum(priced.map(({ totalAmount }) => totalAmount)),
  };
  const said = ["order", priced, ...Object.values(order)];
  const clientRequestId = await leadId(services, orders, said, context);
  return {
    clientRequestId,
    async store(tx) {
      const values = { ...order, ...drawnFor(buyer, context), clientRequestId };
      const [stored] = await tx
        .insert(orders)
        .values(values)
        .onConflictDoNothing({ target: orders.clientRequestId })
        .returning();
      if (!stored) return { earlier: await storedBefore(tx, clientRequestId) };
      // The first line has the order's id, by which a row that comes again by REST is known.
      const rows = priced.map((line, index) => ({
        ...lineRow(stored, line),
        ...(index === 0 && { clientRequestId }),
      }));
      const lines = await tx.insert(orderLines).values(rows).returning();
      await also?.(tx, stored);
      return {
        row: { order: stored, lines },
        emails: orderEmails({ ...stored, lines }, services.config),
        about: { subject: "purchase", subjectId: stored.id },
        notice: noticeOf(stored, "order", stored.reference),
      };
    },
  };
}

/** The buyer's columns. */
export function buyerOf(input: BuyerInput) {
  return { ...columnsOf(orderFields, input), paymentMethod: input.payment_method };
}

/** What we give a new order. */
function drawnFor(buyer: ReturnType<typeof buyerOf>, context: LeadContext) {
  return {
    reference: newReference(),
    accessKey: newAccessKey(),
    channel: context.channel,
    language: context.language,
    sourcePage: context.sourcePage,
    began: context.began,
    isSpam: looksLikeSpam({ name: buyer.customerName, message: buyer.shippingAddress }, context),
  };
}

type PricedLine = Omit<ReturnType<typeof priceOf>, "hardwareType"> & { hardwareType: string };

function priceOf({ machine, quantity, unitPrice }: NewLine) {
  const hardware = findHardware(machine);
  const price = unitPrice ?? hardware.price;
  return {
    hardwareType: hardware.id,
    hardwareName: hardware.name,
    unitPrice: price,
    quantity,
    totalAmount: times(price, quantity),
  };
}

async function storedBefore(tx: Database, clientRequestId: string): Promise<OrderWithLines> {
  const order = oneRow(await tx.select().from(orders).where(eq(orders.clientRequestId, clientRequestId)));
  return { order, lines: await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)) };
}

/** A line with what `hardware_orders` repeats of its order. */
export function lineRow(order: Order, line: PricedLine): typeof orderLines.$inferInsert {
  const { id, channel, sourcePage, reference, accessKey, isSpam } = order;
  const { customerName, customerEmail, customerPhone, shippingAddress, paymentMethod } = order;
  return {
    ...line,
    orderId: id,
    ...{ channel, sourcePage, reference, accessKey, isSpam },
    ...{ customerName, customerEmail, customerPhone, shippingAddress, paymentMethod },
  };
}
