import type { ReadCustomer } from "~/customers/read-customer.server";
import { knownEmail, reachesNobody } from "~/email/nobody";
import { standingOf } from "~/quotations/shown-quotation.server";
import { warrantyUntil } from "~/serial-numbers/warranty";
import { machineName } from "~/stock/machine-name";
import { fullDate } from "~/time/words";
import { stateWords } from "../demos/content";
import { kindNames } from "../inbox/content";
import { moneyMoves } from "../orders/money-moves";
import { machineWords, paymentWord, townIn } from "../orders/order-words";
import { quotationsTexts } from "../quotations/content";
import { customerTexts as texts } from "./content";

export type ShownCustomer = ReturnType<typeof showCustomer>;

/** What the page shows. Of money only where it was read. */
export function showCustomer(customer: ReadCustomer) {
  const { sums, alike, notes } = customer;
  return {
    name: nameOf(customer),
    contact: contactOf(customer),
    sums,
    orders: customer.orders.map((order) => ({
      reference: order.reference,
      status: order.orderStatus,
      machines: machineWords(
        order.lines.map(({ hardwareName, quantity }) => ({ name: hardwareName, quantity })),
      ),
      placedAt: order.createdAt,
      money: sums.money && { totalCents: order.totalCents, word: paymentWord(order) },
    })),
    machines: customer.orders.flatMap(machinesOf),
    quotations: customer.quotations.map(quotationRow),
    talks: customer.talks.map(({ id, kind, status, snippet, createdAt }) => ({
      id,
      status,
      kind: kindNames[kind],
      snippet,
      at: createdAt,
    })),
    demos: customer.demos.map(({ request, booking, host }) => ({
      id: booking?.id ?? request.id,
      to: booking ? `/staff/demos/${booking.id}` : `/staff/demos/request/${request.id}`,
      at: booking?.startsAt ?? null,
      state: booking?.state ?? null,
      word: booking ? stateWords[booking.state] : texts.noTime,
      company: request.company,
      host,
    })),
    payments: moneyMoves(customer.money, []).map((move) => ({
      ...move,
      reference: customer.money.find(({ id }) => id === move.id)?.reference ?? "",
    })),
    tied: customer.tied.map(({ id, contact }) => ({ id, contact })),
    own: customer.own.map(({ id, body, authorName, createdAt }) => ({
      ...{ id, body, by: authorName, at: createdAt },
    })),
    notes: notes.map(({ id, body, authorName, createdAt, reference, conversationId }) => ({
      ...{ id, body, by: authorName, at: createdAt },
      to: reference ? `/staff/orders/${reference}` : `/staff/inbox/${conversationId}`,
      about: reference ?? texts.onConversation,
    })),
    alike,
  };
}

/** As they called themselves last. */
function nameOf({ orders, talks, quotations, demos, people }: ReadCustomer): string {
  const named = [
    ...orders.map(({ customerName, createdAt }) => ({ name: customerName, createdAt })),
    ...talks,
    ...quotations,
    ...demos.map(({ request }) => request),
  ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return named[0]?.name ?? people[0]?.value ?? texts.title;
}

function contactOf({ orders, talks, quotations, demos, people, news }: ReadCustomer) {
  const requests = demos.map(({ request }) => request);
  const emails = [
    ...people.filter(({ by }) => by === "email").map(({ value }) => value),
    ...orders.map(({ customerEmail }) => customerEmail),
    ...talks.map(({ email }) => email),
  ].filter((email) => email !== null && knownEmail(email) && !reachesNobody(email));
  return {
    emails: distinct(emails.map((email) => email?.toLowerCase())),
    phones: distinct([
      ...orders.map(({ customerPhone }) => customerPhone),
      ...[...talks, ...requests].map(({ phone }) => phone),
    ]),
    companies: distinct([
      ...orders.map(({ businessName }) => businessName),
      ...[...quotations, ...talks, ...requests].map(({ company }) => company),
    ]),
    pins: distinct([...orders, ...quotations].map(({ kraPin }) => kraPin)),
    towns: distinct(orders.map(({ shippingAddress }) => townIn(shippingAddress))),
    news: news[0] && texts.contact.agreed(fullDate(news[0].since)),
  };
}

function machinesOf({ reference, serials, deliveredAt }: ReadCustomer["orders"][number]) {
  return serials.map((each) => {
    const until = warrantyUntil(each, deliveredAt);
    return {
      id: each.id,
      reference,
      serial: each.serial,
      machine: each.machine ? machineName(each.machine) : texts.unknownMachine,
      delivered: deliveredAt ? fullDate(deliveredAt) : texts.notYet,
      warranty: until ? fullDate(until) : each.warrantyMonths ? texts.notYet : texts.notAgreed,
    };
  });
}

function quotationRow(quotation: ReadCustomer["quotations"][number]) {
  const { number, totalCents, createdAt, lines } = quotation;
  const standing = standingOf({ quotation, maker: undefined, orderReference: undefined }, new Date(), "en");
  const { stands } = quotationsTexts;
  return {
    number,
    machines: machineWords(lines),
    totalCents,
    madeAt: createdAt,
    stands:
      standing.kind === "ordered"
        ? stands.ordered
        : stands[standing.kind](standing.kind === "open" ? standing.until : standing.on),
  };
}

function distinct(values: (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value))] as string[];
}
