import type { OrderStatus } from "~/db/schema";

/** Paying opens when delivery has been agreed, and stays open as long as something is left to pay. */
export function canPay({ orderStatus }: { orderStatus: OrderStatus }): boolean {
  return orderStatus !== "pending" && orderStatus !== "cancelled";
}
