import type { Order } from "~/db/schema";
import { dayMs, nairobiTime } from "~/time/nairobi";
import { returnDays } from "./transitions";

/** Written down at the door, where it was; else when the step was taken. */
export function handedOver({ agreed, deliveredAt }: Pick<Order, "agreed" | "deliveredAt">): Date | null {
  return agreed.handedOverAt ? nairobiTime(agreed.handedOverAt) : deliveredAt;
}

export function returnableUntil(order: Pick<Order, "agreed" | "deliveredAt">): Date {
  return new Date((handedOver(order) ?? new Date()).getTime() + returnDays * dayMs);
}
