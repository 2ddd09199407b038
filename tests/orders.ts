import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Actor } from "../app/access/rights";
import { type Order, type OrderStatus, orders } from "../app/db/schema";
import type { lineInput } from "../app/orders/order-input";
import { type NewOrder, placeOrder } from "../app/orders/place-order.server";
import {
  type ConfirmInput,
  cancelOrder,
  confirmOrder,
  type DeliverInput,
  deliverOrder,
  packOrder,
  type ShipInput,
  shipOrder,
} from "../app/orders/steps/move-order.server";
import { type PaymentInput, recordPayment } from "../app/orders/steps/record-money.server";
import type { Services } from "../app/services-context";

const buyer = {
  hardware_type: "pos-terminal",
  quantity: 2,
  customer_name: "Njeri Wambui",
  customer_email: "njeri@duka.example",
  customer_phone: "+254712345678",
  shipping_address: "Moi Avenue 12, Thika",
  payment_method: "mpesa",
} as const;

type OneLine = z.infer<typeof lineInput>;

/** An order of one line. */
export function orderOf({ hardware_type, quantity, ...buyer }: OneLine): NewOrder {
  return { lines: [{ machine: hardware_type, quantity }], buyer };
}

export async function placeSampleOrder(services: Services, fields: Partial<OneLine> = {}) {
  const { order } = await placeOrder(services, orderOf({ ...buyer, ...fields }), {
    channel: "form",
    requestId: randomUUID(),
  });
  return order.reference;
}

export async function readOrder({ db }: Pick<Services, "db">, reference: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
  if (!order) throw new Error("no such order");
  return order;
}

/** Takes every step up to a status. No email goes out. */
export async function bringOrder(services: Services, actor: Actor, reference: string, status: OrderStatus) {
  const target = { reference };
  const base = async () => ({ version: (await readOrder(services, reference)).version, tellBuyer: false });
  if (status === "pending") return;
  if (status === "cancelled") {
    await cancelOrder(services, actor, target, { ...(await base()), reason: "buyer-asked", note: undefined });
    return;
  }
  const agreed = { deliveryDay: "2026-11-20", warranty: "12 months" };
  await confirmOrder(services, actor, target, { ...(await base()), ...agreed } as ConfirmInput);
  if (status === "confirmed") return;
  await payOrder(services, actor, reference);
  await packOrder(services, actor, target, { ...(await base()), serialNumbers: undefined });
  if (status === "packed") return;
  await shipOrder(services, actor, target, {
    ...(await base()),
    courier: "G4S",
    trackingNumber: "G4S-77",
  } as ShipInput);
  if (status === "shipped") return;
  await deliverOrder(services, actor, target, { ...(await base()), signedBy: "Njeri" } as DeliverInput);
}

/** All that is left, or some of it. */
export async function payOrder(services: Services, actor: Actor, reference: string, cents?: number) {
  const { version, totalCents, paidCents } = await readOrder(services, reference);
  if (paidCents >= totalCents) return "";
  const receiptCode = `T${randomUUID().replaceAll("-", "").slice(0, 9).toUpperCase()}`;
  const money = { method: "mpesa", amount: cents ?? totalCents - paidCents, receiptCode } as PaymentInput;
  await recordPayment(services, actor, { reference }, { ...money, version, tellBuyer: false });
  return receiptCode;
}

/** Many orders of many people over the last months, without their emails. */
export async function fillOrders({ db }: Pick<Services, "db">, count: number) {
  // By the thousand: a statement has a time limit.
  for (let from = 1; from <= count; from += 1000) await insertOrders(db, from, Math.min(from + 999, count));
  await db.execute(sql`analyze`);
}

async function insertOrders(db: Services["db"], from: number, to: number) {
  await db.execute(sql`
    insert into hardware_orders (client_request_id, created_at, reference, access_key, hardware_type, hardware_name,
      unit_price, quantity, total_amount, customer_name, customer_email, customer_phone, shipping_address, payment_method)
    select gen_random_uuid(), now() - n * interval '13 minutes',
      'VLT-' || upper(translate(lpad(to_hex(n), 7, '0'), '01', 'gh')), md5(n::text), 'pos-terminal', 'POS Terminal',
      20000, n % 5 + 1, 20000 * (n % 5 + 1), 'Buyer Number ' || n, 'buyer' || n || '@duka.example',
      '+2547' || lpad(n::text, 8, '0'), 'Street ' || n || ', Nakuru', (array['mpesa', 'credit_card', 'paypal'])[n % 3 + 1]
    from generate_series(${from}::int, ${to}::int) as n`);
}
