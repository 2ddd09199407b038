import type { Config } from "~/config";
import type { Order, Payment, UnmatchedPayment } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { knownEmail } from "~/email/nobody";
import { amountText, formatCents, formatMinor } from "~/money/format";
import { site } from "~/site";
import { longDay } from "~/time/words";
import { type Balance, balanceOf, leftToPay, type Sums } from "./balance";
import { methodNames } from "./method-names";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;
type Paid = Pick<Payment, "id" | "method" | "amountCents" | "receiptCode">;
/** What an email about money reads of an order. Browser-safe: staff see it before it is sent. */
type Bought = Pick<Order, "reference" | "accessKey" | "customerEmail" | "refundDueBy" | keyof Sums>;

/** To the buyer: what arrived, and what is left. */
export function paymentEmail(order: Bought, payment: Paid, addresses: Addresses): Email {
  const balance = balanceOf(order);
  const label = balance.leftCents > 0 ? "Pay the rest" : "See your order and receipt";
  return {
    key: `payment:${payment.id}`,
    ...toBuyer(order, addresses),
    subject: `We have your payment for ${order.reference}`,
    title: `ksh ${amountText(payment.amountCents)} received`,
    parts: [
      ...whatFollows(order, balance),
      { facts: facts(order, payment) },
      orderLink(order, addresses, label),
    ],
  };
}

function whatFollows(order: Bought, { leftCents, owedCents }: Balance): string[] {
  const { orderStatus, refundDueBy } = order;
  const by = refundDueBy ? ` by ${longDay(refundDueBy)}` : "";
  const back = `We will return ${formatCents(owedCents)} to you${by}.`;
  if (orderStatus === "cancelled") return ["This order was cancelled, so nothing is due for it.", back];
  if (leftCents > 0) return [`Thank you. Balance: ${formatCents(leftCents)}.`];
  const full = "Thank you. Your order is paid in full. Your eTIMS tax invoice follows.";
  return owedCents > 0 ? [full, `You have paid ${formatCents(owedCents)} too much. ${back}`] : [full];
}

/** The receipt code of a payment that a query had confirmed without one. */
export function receiptEmail(order: Bought, payment: Paid, addresses: Addresses): Email {
  const by = methodNames[payment.method];
  return {
    key: `payment-receipt:${payment.id}`,
    ...toBuyer(order, addresses),
    subject: `The ${by} receipt for ${order.reference}`,
    title: `Receipt ${payment.receiptCode}`,
    parts: [
      `${by} has sent us the receipt of your payment of ${formatCents(payment.amountCents)}.`,
      { facts: facts(order, payment) },
      orderLink(order, addresses, "See your order and receipt"),
    ],
  };
}

export function unclearEmail(order: Order, attemptId: string, by: string, addresses: Addresses): Email {
  return {
    key: `payment-unclear:${attemptId}`,
    ...toBuyer(order, addresses),
    subject: `We are checking your payment for ${order.reference}`,
    title: "We are checking your payment",
    parts: [
      `${by} has not told us the result of your payment. If you entered your PIN, your money is on its way and your order is safe.`,
      "Please do not pay again yet. We keep asking, and will email you as soon as we know.",
      orderLink(order, addresses, "See your order"),
    ],
  };
}

export function failedEmail(order: Order, attemptId: string, addresses: Addresses): Email {
  return {
    key: `payment-failed:${attemptId}`,
    ...toBuyer(order, addresses),
    subject: `Your payment for ${order.reference} did not go through`,
    title: "Your payment did not go through",
    parts: [
      "No money was taken. We are keeping your order.",
      orderLink(order, addresses, "Try again, or pay another way"),
    ],
  };
}

/** To sales: money that a person has to look at. */
export function settleEmail(order: Order, payment: Paid, what: string, addresses: Addresses): Email {
  const title = `Order ${order.reference}: ${what}`;
  return {
    key: `payment-settle:${payment.id}`,
    to: addresses.salesEmail,
    replyTo: knownEmail(order.customerEmail),
    subject: title,
    title,
    parts: [{ facts: facts(order, payment) }, "Please look at the order and settle it with the buyer."],
  };
}

/** To sales: what a buyer says about money that has not shown up. */
export function buyerSaysEmail(
  order: Order,
  says: { code: string } | { transfer: true },
  addresses: Addresses,
): Email {
  const code = "code" in says ? says.code : undefined;
  const title = `Order ${order.reference}: ${code ? "an M-Pesa code to check" : "a bank transfer is on its way"}`;
  return {
    key: `payment-said:${order.id}:${code ?? "transfer"}`,
    to: addresses.salesEmail,
    replyTo: knownEmail(order.customerEmail),
    subject: title,
    title,
    parts: [
      {
        facts: [
          ["Order", order.reference],
          ["Balance", formatCents(leftToPay(order))],
          ...(code ? [["Code typed by the buyer", code] satisfies Fact] : []),
        ],
      },
      "Please compare it with the statement, and record the payment if it is there.",
    ],
  };
}

/** To the buyer: nobody finds the code that was typed. */
export function codeNotFoundEmail(order: Order, code: string, addresses: Addresses): Email {
  return {
    key: `payment-code:${order.id}:${code}`,
    ...toBuyer(order, addresses),
    subject: `We did not find ${code} for ${order.reference}`,
    title: "We did not find that M-Pesa code",
    parts: [
      `We compared ${code} with our M-Pesa statement, and it is not there.`,
      `Check the M-Pesa message again: the code is at the start. If the money left your phone, reply to this email or call ${site.phones[0]}.`,
      orderLink(order, addresses, "Enter the code again, or pay"),
    ],
  };
}

export function unmatchedEmail(money: UnmatchedPayment, { salesEmail }: Addresses): Email {
  const arrived = formatMinor({ minor: money.amountMinor, currency: money.currency });
  const title = `${arrived} without an order`;
  return {
    key: unmatchedKey(money),
    to: salesEmail,
    subject: title,
    title,
    parts: [
      {
        facts: [
          ["Method", methodNames[money.method]],
          ["Receipt", money.receiptCode],
          ["Amount", arrived],
          ["Account typed", money.account || "none"],
        ],
      },
      "The account number names no order of ours. Please find out whose it is.",
    ],
  };
}

/** Withdrawn when its order turns up before it has left. */
export function unmatchedKey({ id }: Pick<UnmatchedPayment, "id">): string {
  return `payment-unmatched:${id}`;
}

function toBuyer(order: Bought, { salesEmail }: Addresses) {
  return { to: order.customerEmail, replyTo: salesEmail };
}

function facts(order: Bought, payment: Paid): Fact[] {
  const { heldCents, leftCents } = balanceOf(order);
  return [
    ["Order", order.reference],
    ["Received", formatCents(payment.amountCents)],
    ["By", methodNames[payment.method]],
    ["Receipt", payment.receiptCode ?? "follows"],
    ["Order total", `${formatCents(order.totalCents)}, ${site.vat.note}`],
    ["Total paid", formatCents(heldCents)],
    ...(leftCents > 0 ? [["Balance", formatCents(leftCents)] satisfies Fact] : []),
  ];
}

function orderLink({ accessKey }: Bought, { siteUrl }: Addresses, label: string) {
  return { action: { label, url: `${siteUrl}/orders/${accessKey}` } };
}
