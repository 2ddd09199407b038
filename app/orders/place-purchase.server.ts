import { findHardware } from "~/catalogue/catalogue";
import type { KitLine } from "~/catalogue/kit";
import type { Database } from "~/db/open.server";
import { hardwareOrders, type Purchase, purchases } from "~/db/schema";
import { type LeadContext, leadId } from "~/leads/lead.server";
import { type Lead, storeLead } from "~/leads/store-leads.server";
import type { Services } from "~/services.server";
import { orderEmails } from "./emails";
import { buyerOf, drawnFor } from "./new-order.server";
import type { BuyerInput } from "./order-input";

/** Machines of one kind, each at today's price, or at the one that was quoted. */
export type PurchaseLine = KitLine & { unitPrice?: number };

export type NewPurchase = {
  lines: PurchaseLine[];
  buyer: BuyerInput;
  businessName?: string;
  kraPin?: string;
};

export type PlacedPurchase = { purchase: Purchase; created: boolean; heldBack?: boolean };

/** Done within the purchase's own transaction, and only when it is new. */
type Also = (tx: Database, purchase: Purchase) => Promise<void>;

/**
 * Stores a purchase of several machines, a row of `hardware_orders` for each kind, and queues its emails: all of it
 * or nothing. The same purchase again changes nothing.
 */
export async function placePurchase(
  services: Services,
  purchase: NewPurchase,
  context: LeadContext,
  also?: Also,
): Promise<PlacedPurchase> {
  const lead = await purchaseLead(services, purchase, context, also);
  const { row, ...rest } = await storeLead(services, lead, context);
  return { purchase: row, ...rest };
}

async function purchaseLead(
  services: Services,
  { lines, buyer: input, businessName, kraPin }: NewPurchase,
  context: LeadContext,
  also?: Also,
): Promise<Lead<typeof purchases>> {
  const priced = lines.map(priceOf);
  const buyer = buyerOf(input);
  const order = { ...buyer, businessName, kraPin, totalCents: totalCents(priced) };
  const said = ["purchase", priced, ...Object.values(order)];
  return {
    table: purchases,
    clientRequestId: await leadId(services, purchases, said, context),
    values: () => ({ ...order, ...drawnFor(buyer, context) }),
    async emails(tx, purchase) {
      const rows = priced.map((line, index) => rowOf(purchase, line, index));
      const stored = await tx.insert(hardwareOrders).values(rows).returning();
      await also?.(tx, purchase);
      const totalAmount = purchase.totalCents / 100;
      return orderEmails({ ...purchase, totalAmount, lines: stored }, services.config);
    },
  };
}

type PricedLine = ReturnType<typeof priceOf>;

function priceOf({ machine, quantity, unitPrice }: PurchaseLine) {
  const hardware = findHardware(machine);
  const price = unitPrice ?? hardware.price;
  return {
    hardwareType: hardware.id,
    hardwareName: hardware.name,
    unitPrice: price,
    quantity,
    totalAmount: (Math.round(price * 100) * quantity) / 100,
  };
}

function totalCents(lines: PricedLine[]): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + Math.round(unitPrice * 100) * quantity, 0);
}

/**
 * The first row has the purchase's id. So a row that comes by REST under the same id is known as a repetition, and
 * never joins the purchase.
 */
function rowOf(purchase: Purchase, line: PricedLine, index: number): typeof hardwareOrders.$inferInsert {
  const { id, clientRequestId, channel, sourcePage, reference, accessKey, isSpam } = purchase;
  const { customerName, customerEmail, customerPhone, shippingAddress, paymentMethod } = purchase;
  return {
    ...line,
    ...(index === 0 && { clientRequestId }),
    purchaseId: id,
    ...{ channel, sourcePage, reference, accessKey, isSpam },
    ...{ customerName, customerEmail, customerPhone, shippingAddress, paymentMethod },
  };
}
