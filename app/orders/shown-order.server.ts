import type { HardwareOrder } from "~/db/schema";

export type ShownOrder = ReturnType<typeof showOrder>;

/** What the buyer's page needs of an order, and no more. */
export function showOrder(order: HardwareOrder) {
  return {
    reference: order.reference,
    hardwareName: order.hardwareName,
    unitPrice: order.unitPrice,
    quantity: order.quantity,
    totalAmount: order.totalAmount,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
    createdAt: order.createdAt.toISOString(),
    placedOn: day.format(order.createdAt),
  };
}

const day = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "Africa/Nairobi" });
