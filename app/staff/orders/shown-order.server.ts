import { type Actor, may } from "~/access/rights";
import { personBy } from "~/customers/find-customer.server";
import type { AuditEvent } from "~/db/schema";
import { knownEmail } from "~/email/nobody";
import { factsIn } from "~/forms/personal-fields";
import { readablePhone } from "~/forms/phone-number";
import { pathIn } from "~/language/links";
import { splitVatOfLines } from "~/money/vat";
import { orderFields } from "~/orders/order-input";
import { balanceOf } from "~/payments/balance";
import { methodNames } from "~/payments/method-names";
import { serialWords } from "~/serial-numbers/serials.server";
import { longTime, shortTime } from "~/time/words";
import { began } from "../began";
import { writes } from "../writes";
import { statusWords, wayOfOrder } from "./content";
import type { FoundOrder, findHistory } from "./find-order.server";
import { lastDone } from "./last-done";
import { moneyMoves } from "./money-moves";
import { nextStep } from "./next-step";
import { paymentWord, townIn } from "./order-words";
import { trailWords } from "./trail-words";

type History = Awaited<ReturnType<typeof findHistory>>;
export type ShownOrder = ReturnType<typeof showOrder>;

/** What the order's page shows to this person. Support gets no amount, no receipt code, and no way to the buyer's page. */
export function showOrder(order: FoundOrder, history: History, actor: Actor, siteUrl: string) {
  const seesMoney = may(actor, "money.read");
  const { deliveryCost, paysBy, cancelNote, ...agreed } = order.agreed;
  const lines = order.rows.map(({ hardwareName: name, quantity }) => ({ name, quantity }));
  return {
    reference: order.reference,
    version: order.version,
    status: order.orderStatus,
    isSpam: order.isSpam,
    placed: longTime(order.createdAt),
    buyer: buyerOf(order),
    /** Nobody is known of an order whose buyer was erased. */
    customer: personBy({ email: order.customerEmail, phone: order.customerPhone })
      ? `/staff/customers/${order.reference}`
      : undefined,
    /** For who is mailed nothing: read out, or sent on WhatsApp. */
    link: seesMoney && !knownEmail(order.customerEmail) ? siteUrl + pageOf(order) : undefined,
    agreed,
    serials: [...serialWords(order.serials), agreed.serialNumbers].filter(Boolean).join("\n"),
    cancelNote,
    lines: order.rows.map((row) => ({
      id: row.id,
      name: row.hardwareName,
      quantity: row.quantity,
      prices: seesMoney ? { unit: row.unitPrice, amount: row.totalAmount } : undefined,
    })),
    money: seesMoney ? moneyOf(order, history) : undefined,
    mayRecord: may(actor, "payments.record"),
    agreedMoney: seesMoney ? { deliveryCost, paysBy: paysBy && methodNames[paysBy] } : undefined,
    notes: history.notes.map(({ id, body, authorId, authorName, createdAt }) => ({
      id,
      body,
      author: { id: authorId ?? id, name: authorName },
      at: createdAt,
    })),
    trail: trailOf(order, history.events, seesMoney),
    views: history.events
      .filter(({ action }) => action === "view")
      .map(({ id, actor: name, at }) => ({ id, name, at })),
    timeline: timelineOf(order),
    ownerId: order.ownerId,
    people: history.people,
    returns: history.back.map(({ number, serial }) => ({
      to: `/staff/returns/${number}`,
      text: `${number}, ${serial}`,
    })),
    others: othersOf(history, may(actor, "quotations.make")),
    next: nextStep({ ...order, lines, hours: history.hours }, actor),
    done: lastDone(history.events, actor),
  };
}

function buyerOf(order: FoundOrder) {
  const { customerPhone, customerEmail } = order;
  return {
    name: order.customerName,
    town: townIn(order.shippingAddress),
    address: order.shippingAddress,
    business: order.businessName,
    pin: order.kraPin,
    facts: [...factsIn("page", orderFields, order), ...writes(order.language), ...began(order.began)],
    email: knownEmail(customerEmail),
    phone: readablePhone(customerPhone),
    dial: customerPhone,
    /** Mobile numbers of Kenya; who can't be reached by WhatsApp is not offered it. */
    whatsapp: /^\+254(7|1)/.test(customerPhone) ? customerPhone.slice(1) : undefined,
  };
}

/** What else we have of the buyer, as links. */
function othersOf({ others }: History, seesQuotations: boolean) {
  const to = (path: string, text: string) => ({ to: path, text });
  return {
    orders: others.orders.map((reference) => to(`/staff/orders/${reference}`, reference)),
    conversations: others.conversations.map(({ id, at }) => to(`/staff/inbox/${id}`, shortTime(at))),
    quotations: seesQuotations
      ? others.quotations.map(({ number }) => to(`/staff/quotations/${number}`, number))
      : [],
  };
}

/** The buyer's own, in their language. */
function pageOf({ language, accessKey }: FoundOrder): string {
  return pathIn(language, `/orders/${accessKey}`);
}

function moneyOf(order: FoundOrder, { money, attempts, typedCode }: History) {
  const isRecorded = money.some(({ receiptCode }) => receiptCode === typedCode);
  const { heldCents, leftCents, owedCents, missingCents } = balanceOf(order);
  return {
    ...splitVatOfLines(order.rows.map(({ totalAmount }) => totalAmount)),
    word: paymentWord(order),
    totalCents: order.totalCents,
    heldCents,
    leftCents,
    owedCents,
    missingCents,
    creditedCents: order.creditedCents,
    page: pageOf(order),
    /** A code that the buyer typed and nobody has found yet. */
    openCode: isRecorded || leftCents === 0 ? undefined : typedCode,
    moves: moneyMoves(money, attempts),
  };
}

function trailOf(order: FoundOrder, events: AuditEvent[], seesMoney: boolean) {
  const rows = events
    .filter(({ action }) => action !== "view")
    .map((event) => ({
      id: event.id,
      at: event.at,
      who: event.actor,
      what: trailWords(event, seesMoney),
    }));
  // Whoever of staff wrote it down stands in the record.
  if (order.channel === "staff") return rows;
  const from =
    order.channel === "rest" ? "over the REST interface" : `from ${order.sourcePage ?? "the order form"}`;
  return [...rows, { id: 0, at: order.createdAt, who: "Buyer", what: `Order placed ${from}.` }];
}

function timelineOf(order: FoundOrder) {
  const { createdAt, confirmedAt, packedAt, shippedAt, deliveredAt, cancelledAt } = order;
  const moments = {
    pending: createdAt,
    confirmed: confirmedAt,
    packed: packedAt,
    shipped: shippedAt,
    delivered: deliveredAt,
  };
  const steps = wayOfOrder.map((status) => ({
    status: status as FoundOrder["orderStatus"],
    title: statusWords[status],
    at: moments[status],
  }));
  if (!cancelledAt) return steps;
  const gone = { status: "cancelled" as const, title: statusWords.cancelled, at: cancelledAt };
  return [...steps.filter(({ at }) => at), gone];
}
