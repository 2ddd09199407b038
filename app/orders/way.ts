import type { Order } from "~/db/schema";
import type { Language } from "~/language/language";
import { longDay } from "~/time/words";
import { cancelledWords, stepWords, wayWords } from "./content.sw";
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
export function wayOf(order: Order, language: Language = "en"): WayStep[] {
  const steps = stepWords[language];
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
    const text = isDone ? [step.text, ...factsOf(step.status, order, language)].join(" ") : undefined;
    return {
      title: step.title,
      isDone,
      isAt: index === at,
      ...(isDone && {
        ...when(moments[step.status], language),
        text,
        link: linkOf(step.status, order, language),
      }),
    };
  });
  if (!cancelledAt) return way;
  return [
    ...way.filter(({ isDone }) => isDone),
    { title: cancelledWords[language].title, isDone: true, isAt: true, ...when(cancelledAt, language) },
  ];
}

function when(at: Date | null, language: Language) {
  return at ? { day: longDay(at, language), at: at.toISOString() } : {};
}

function factsOf(status: Order["orderStatus"], { agreed }: Order, language: Language): string[] {
  const wayFacts = wayWords[language];
  const { deliveryDay, courier, trackingNumber, arrivesOn, signedBy } = agreed;
  if (status === "confirmed") return deliveryDay ? [wayFacts.agreedDay(longDay(deliveryDay, language))] : [];
  if (status === "delivered") return signedBy ? [wayFacts.signedBy(signedBy)] : [];
  if (status !== "shipped") return [];
  return [
    courier ? wayFacts.carriedBy(courier) : "",
    trackingNumber ? wayFacts.tracking(trackingNumber) : "",
    arrivesOn ? wayFacts.arrives(longDay(arrivesOn, language)) : "",
  ].filter(Boolean);
}

function linkOf(status: Order["orderStatus"], { agreed: { trackingUrl } }: Order, language: Language) {
  return status === "shipped" && trackingUrl
    ? { href: trackingUrl, text: wayWords[language].follow }
    : undefined;
}
