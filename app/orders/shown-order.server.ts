import type { HardwareOrder } from "~/db/schema";

export type ShownOrder = ReturnType<typeof showOrder>;

/** What the buyer's page needs of an order, and no more. */
export function showOrder(order: HardwareOrder) {
  const {
    id: _id,
    clientRequestId: _request,
    accessKey: _key,
    isSpam: _spam,
    sourcePage: _page,
    ...shown
  } = order;
  return { ...shown, createdAt: order.createdAt.toISOString(), placedOn: day.format(order.createdAt) };
}

const day = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "Africa/Nairobi" });
