import type { Order } from "~/db/schema";
import { longDay } from "~/time/words";
import { cancelled, steps, wayFacts } from "./content";
import { handedOver } from "./steps/days";

export type WayStep = {
  title: string;
  isDone: boolean;
  isAt: boolean;
  day?: string;
  /** For machines: when it was. */
  at?: string;
  text?: string;
  link?: { href: string; text: string };
};

/** The way of an order as the buyer sees it. That it is packed is our own affair: until it leaves it is confirmed. */
export function wayOf(order: Order): WayStep[] {
  const { createdAt, confirmedAt, shippedAt, cancelledAt } = order;
  const moments = {
    pending: createdAt,
    confirmed: confirmedAt,
    packed: null,
    shipped: shippedAt,
    delivered: handedOver(order),
  };
  const status = order.orderStatus === "packed" ? "confirmed" : order.orderStatus;
  const at = steps.findIndex((step) => step.status === status);
  const way = steps.map((step, index): WayStep => {
    const isDone = status === "cancelled" ? moments[step.status] !== null : index <= at;
    const text = isDone ? [step.text, ...factsOf(step.status, order)].join(" ") : undefined;
    return {
      title: step.title,
      isDone,
      isAt: index === at,
      ...(isDone && { ...when(moments[step.status]), text, link: linkOf(step.status, order) }),
    };
  });
  if (!cancelledAt) return way;
  return [
    ...way.filter(({ isDone }) => isDone),
    { title: cancelled.title, isDone: true, isAt: true, ...when(cancelledAt) },
  ];
}

function when(at: Date | null) {
  return at ? { day: longDay(at), at: at.toISOString() } : {};
}

function factsOf(status: Order["orderStatus"], { agreed }: Order): string[] {
  const { deliveryDay, courier, trackingNumber, arrivesOn, signedBy } = agreed;
  if (status === "confirmed") return deliveryDay ? [wayFacts.agreedDay(longDay(deliveryDay))] : [];
  if (status === "delivered") return signedBy ? [wayFacts.signedBy(signedBy)] : [];
  if (status !== "shipped") return [];
  return [
    courier ? wayFacts.carriedBy(courier) : "",
    trackingNumber ? wayFacts.tracking(trackingNumber) : "",
    arrivesOn ? wayFacts.arrives(longDay(arrivesOn)) : "",
  ].filter(Boolean);
}

function linkOf(status: Order["orderStatus"], { agreed: { trackingUrl } }: Order) {
  return status === "shipped" && trackingUrl ? { href: trackingUrl, text: wayFacts.follow } : undefined;
}
