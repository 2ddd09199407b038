import { splitVat } from "~/catalogue/vat";
import type { HardwareOrder } from "~/db/schema";
import type { WholePurchase } from "./find-purchase.server";

export type ShownOrder = ReturnType<typeof showOrder>;
export type ShownLine = ReturnType<typeof showLine>;

/** What the buyer's page and its papers need of a purchase, and no more. */
export function showOrder({ purchase, lines }: WholePurchase) {
  const shown = lines.map(showLine);
  return {
    reference: purchase.reference,
    lines: shown,
    // The sum of the lines is printed, which may differ from the split of the sum by a cent.
    net: sum(shown.map(({ net }) => net)),
    vat: sum(shown.map(({ vat }) => vat)),
    totalAmount: purchase.totalCents / 100,
    customerName: purchase.customerName,
    businessName: purchase.businessName,
    customerEmail: purchase.customerEmail,
    customerPhone: purchase.customerPhone,
    shippingAddress: purchase.shippingAddress,
    kraPin: purchase.kraPin,
    deliveryDay: purchase.agreed.deliveryDay
      ? day.format(new Date(`${purchase.agreed.deliveryDay}T12:00:00+03:00`))
      : null,
    deliveryCost: purchase.agreed.deliveryCost ?? null,
    warranty: purchase.agreed.warranty ?? null,
    paymentMethod: purchase.paymentMethod,
    paymentStatus: purchase.paymentStatus,
    orderStatus: purchase.orderStatus,
    createdAt: purchase.createdAt.toISOString(),
    placedOn: day.format(purchase.createdAt),
  };
}

function showLine({ hardwareName, unitPrice, quantity, totalAmount }: HardwareOrder) {
  return { name: hardwareName, unitPrice, quantity, amount: totalAmount, ...splitVat(totalAmount) };
}

function sum(amounts: number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

const day = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "Africa/Nairobi" });
