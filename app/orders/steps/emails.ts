import type { Config } from "~/config";
import type { ReceivedBy } from "~/db/schema";
import type { Email, EmailPart, Fact } from "~/email/email";
import type { Cents } from "~/money/cents";
import { formatCents } from "~/money/format";
import { balanceOf, leftToPay, owedBack, refundDays } from "~/payments/balance";
import { methodNames } from "~/payments/method-names";
import { site } from "~/site";
import { nairobiTime } from "~/time/nairobi";
import { longDay, longTime } from "~/time/words";
import { type AgreedBy, agreedByWords, cancelledBecause, type ReturnWay } from "./content";
import { returnableUntil } from "./days";
import { type ChangedLine, lineWords } from "./lines-after";
import type { StepOrder } from "./outcomes";
import { returnDays } from "./transitions";

export type EmailLine = ChangedLine;
export type Addresses = Pick<Config, "siteUrl" | "salesEmail">;

/** The fact first, then what happens next, then the order's page, then the telephone. */
function toBuyer(
  order: StepOrder,
  { siteUrl, salesEmail }: Addresses,
  step: string,
  subject: string,
  parts: EmailPart[],
): Email {
  return {
    // The version makes it another email when a step was taken back and taken again.
    key: `order:${order.reference}:${step}:${order.version}`,
    to: order.customerEmail,
    replyTo: salesEmail,
    subject,
    title: subject,
    parts: [
      ...parts,
      { action: { label: "Open your order", url: `${siteUrl}/orders/${order.accessKey}` } },
      `Questions? Reply to this email, or call ${site.phones[0]} and give the reference ${order.reference}.`,
    ],
  };
}

export function confirmedEmail(order: StepOrder, lines: EmailLine[], addresses: Addresses): Email {
  const { deliveryDay, deliveryCost, warranty, paysBy } = order.agreed;
  return toBuyer(order, addresses, "confirmed", `Your order ${order.reference} is confirmed`, [
    "Delivery and payment are agreed. This is your confirmation.",
    {
      facts: compact([
        ...lines.map(
          (line): Fact => [`${line.quantity} × ${line.hardwareName}`, formatCents(line.totalAmount)],
        ),
        ["Total, VAT included", formatCents(order.totalCents)],
        ["Delivery", deliveryDay && longDay(deliveryDay)],
        ["Delivery cost, paid to the courier", deliveryCost],
        ["Warranty", warranty],
        ["You pay by", paysBy && methodNames[paysBy]],
      ]),
    },
    `You may cancel until the machines leave us. After delivery you have ${returnDays} days to return a machine that is unused, complete and in its box.`,
  ]);
}

export type OrderThen = { order: StepOrder; lines: EmailLine[] };

/** What was and what is now. Where it goes stands on the order's page alone, as in every email to a buyer. */
export function changedEmail(
  before: OrderThen,
  { order, lines }: OrderThen,
  agreement: { agreedBy?: AgreedBy; agreedAt?: string },
  addresses: Addresses,
): Email {
  const [had, has] = [lineWords(before.lines), lineWords(lines)];
  const [oldTotal, total] = [formatCents(before.order.totalCents), formatCents(order.totalCents)];
  const [oldDay, day] = [before.order, order].map(({ agreed: { deliveryDay } }) => deliveryDay);
  return toBuyer(order, addresses, "changed", `Your order ${order.reference} has changed`, [
    agreementWords(agreement),
    {
      facts: compact([
        ["Ordered before", had === has ? undefined : had],
        ["Ordered now", had === has ? undefined : has],
        ["Total before", oldTotal === total ? undefined : oldTotal],
        ["Total now, VAT included", oldTotal === total ? undefined : total],
        ["Delivery before", day === oldDay ? undefined : oldDay && longDay(oldDay)],
        ["Delivery now", day === oldDay ? undefined : day ? longDay(day) : "To be agreed"],
        [
          "Delivery address",
          before.order.shippingAddress === order.shippingAddress
            ? undefined
            : "Changed; the new one is on your order's page",
        ],
      ]),
    },
    moneyAfterChange(order),
  ]);
}

function agreementWords({ agreedBy, agreedAt }: { agreedBy?: AgreedBy; agreedAt?: string }): string {
  const at = agreedAt ? `, ${longTime(nairobiTime(agreedAt))}` : "";
  return agreedBy ? `You agreed to this ${agreedByWords[agreedBy]}${at}.` : "";
}

function moneyAfterChange(order: StepOrder): string {
  const { heldCents, leftCents, owedCents } = balanceOf(order);
  if (owedCents > 0 && order.refundDueBy)
    return `You have paid ${formatCents(owedCents)} more than it costs now. We will refund it within ${refundDays} days, by ${longDay(order.refundDueBy)}.`;
  if (heldCents > 0 && leftCents > 0)
    return `You have paid ${formatCents(heldCents)}. Balance: ${formatCents(leftCents)}. Your order's page shows how to pay it.`;
  return "";
}

export function shippedEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email {
  const { courier, trackingNumber, trackingUrl, leavesOn, arrivesOn, driverPhone } = order.agreed;
  return toBuyer(order, addresses, "shipped", `Your order ${order.reference} is on its way`, [
    {
      facts: compact([
        ["Carried by", courier],
        ["Tracking number", trackingNumber],
        ["Follow it at", trackingUrl],
        ["Leaves us", leavesOn && longDay(leavesOn)],
        ["Arrives", arrivesOn && longDay(arrivesOn)],
        ["Driver's phone", driverPhone],
      ]),
    },
    "Have somebody at the address to sign. Open the box while the courier waits, if you can.",
  ]);
}

export function deliveredEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email {
  const { signedBy } = order.agreed;
  return toBuyer(order, addresses, "delivered", `Your order ${order.reference} was delivered`, [
    signedBy ? `Signed for by ${signedBy}.` : "Your machines are with you.",
    "Tell us about visible damage within 3 days.",
    `You can return a machine that is unused, complete and in its box until ${longDay(returnableUntil(order))}.`,
  ]);
}

/** Nobody is written to about a test or fake order. */
export function cancelledEmail(order: StepOrder, _: EmailLine[], addresses: Addresses): Email | undefined {
  if (order.cancelReason === "test-or-fake") return undefined;
  const reason = order.cancelReason ? cancelledBecause[order.cancelReason] : "";
  return toBuyer(order, addresses, "cancelled", `Your order ${order.reference} is cancelled`, [
    reason,
    owedBack(order) > 0 && order.refundDueBy
      ? `You have paid ${formatCents(owedBack(order))}. We will refund it within ${refundDays} days, by ${longDay(order.refundDueBy)}.`
      : "Nothing was charged.",
  ]);
}

/** The amount and the page, and no other payment details: nobody can change an account number on its way. */
export function payLinkEmail(order: StepOrder, addresses: Addresses): Email {
  const subject = `How to pay for ${order.reference}`;
  return toBuyer(order, addresses, "pay-link", subject, [
    { facts: [["Balance", formatCents(leftToPay(order))]] },
    "Your order's page shows how to pay. We pack your machines when the payment has arrived.",
  ]);
}

export type RefundFact = { amountCents: Cents; method: ReceivedBy; receiptCode?: string | null };

export function refundEmail(order: StepOrder, refund: RefundFact, addresses: Addresses): Email {
  return toBuyer(order, addresses, "refund", `Refund sent for order ${order.reference}`, [
    {
      facts: compact([
        ["Amount", formatCents(refund.amountCents)],
        ["Refunded by", methodNames[refund.method]],
        ["Reference", refund.receiptCode ?? undefined],
      ]),
    },
  ]);
}

export function returnEmail(
  order: StepOrder,
  { items, becomes, refund }: { items: string; becomes: ReturnWay; refund: Cents },
  addresses: Addresses,
): Email {
  return toBuyer(order, addresses, "return", `We have your return for ${order.reference}`, [
    { facts: [["Returned", items]] },
    becomes === "refund" ? paidBack(order, refund) : followsReturn[becomes],
  ]);
}

function paidBack(order: StepOrder, refund: Cents): string {
  const owed = owedBack(order);
  return owed > 0 && order.refundDueBy
    ? `You will get ${formatCents(owed)} back within ${refundDays} days, by ${longDay(order.refundDueBy)}.`
    : `Your order costs ${formatCents(refund)} less now.`;
}

const followsReturn = {
  replace: "You get another one in its place. We call you to agree the day.",
  repair: "We repair it and send it back to you. We call you to agree the day.",
};

function compact(facts: [string, string | undefined][]): Fact[] {
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}
