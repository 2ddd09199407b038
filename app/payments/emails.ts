import type { Config } from "~/config";
import type { Order, Payment, UnmatchedPayment } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { knownEmail } from "~/email/nobody";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { amountText, formatCents, formatMinor } from "~/money/format";
import { longDay } from "~/time/words";
import { type Balance, balanceOf, leftToPay, type Sums } from "./balance";
import { paymentEmailWords } from "./email-content.sw";
import { methodNames } from "./method-names";
import { methodNameWords } from "./method-names.sw";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;
type Paid = Pick<Payment, "id" | "method" | "amountCents" | "receiptCode">;
/** What an email about money reads of an order. Browser-safe: staff see it before it is sent. */
type Bought = Pick<
  Order,
  "reference" | "accessKey" | "customerEmail" | "refundDueBy" | "language" | keyof Sums
>;

/** To the buyer: what arrived, and what is left. */
export function paymentEmail(order: Bought, payment: Paid, addresses: Addresses): Email {
  const balance = balanceOf(order);
  const { language } = order;
  const texts = paymentEmailWords[language].received;
  const label = balance.leftCents > 0 ? texts.payRest : texts.seeReceipt;
  return {
    key: `payment:${payment.id}`,
    ...toBuyer(order, addresses),
    subject: texts.subject(order.reference),
    title: texts.title(amountText(payment.amountCents)),
    parts: [
      ...whatFollows(order, balance),
      { facts: facts(order, payment, language) },
      orderLink(order, addresses, label),
    ],
  };
}

function whatFollows(order: Bought, { leftCents, owedCents }: Balance): string[] {
  const { orderStatus, refundDueBy, language } = order;
  const texts = paymentEmailWords[language].received;
  const by = refundDueBy ? texts.by(longDay(refundDueBy, language)) : "";
  const back = texts.back(formatCents(owedCents), by);
  if (orderStatus === "cancelled") return [texts.cancelled, back];
  if (leftCents > 0) return [texts.balance(formatCents(leftCents))];
  return owedCents > 0 ? [texts.full, texts.over(formatCents(owedCents), back)] : [texts.full];
}

/** The receipt code of a payment that a query had confirmed without one. */
export function receiptEmail(order: Bought, payment: Paid, addresses: Addresses): Email {
  const { language } = order;
  const { receipt: texts, received } = paymentEmailWords[language];
  const by = methodNameWords[language][payment.method];
  return {
    key: `payment-receipt:${payment.id}`,
    ...toBuyer(order, addresses),
    subject: texts.subject(by, order.reference),
    title: texts.title(payment.receiptCode ?? ""),
    parts: [
      texts.text(by, formatCents(payment.amountCents)),
      { facts: facts(order, payment, language) },
      orderLink(order, addresses, received.seeReceipt),
    ],
  };
}

export function unclearEmail(order: Order, attemptId: string, by: string, addresses: Addresses): Email {
  const texts = paymentEmailWords[order.language].unclear;
  return {
    key: `payment-unclear:${attemptId}`,
    ...toBuyer(order, addresses),
    subject: texts.subject(order.reference),
    title: texts.title,
    parts: [texts.text(by), texts.wait, orderLink(order, addresses, texts.see)],
  };
}

export function failedEmail(order: Order, attemptId: string, addresses: Addresses): Email {
  const texts = paymentEmailWords[order.language].failed;
  return {
    key: `payment-failed:${attemptId}`,
    ...toBuyer(order, addresses),
    subject: texts.subject(order.reference),
    title: texts.title,
    parts: [texts.text, orderLink(order, addresses, texts.again)],
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
    parts: [{ facts: facts(order, payment, "en") }, "Please look at the order and settle it with the buyer."],
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
  const texts = paymentEmailWords[order.language].notFound;
  return {
    key: `payment-code:${order.id}:${code}`,
    ...toBuyer(order, addresses),
    subject: texts.subject(code, order.reference),
    title: texts.title,
    parts: [texts.text(code), texts.check, orderLink(order, addresses, texts.again)],
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
  return { to: order.customerEmail, replyTo: salesEmail, language: order.language };
}

function facts(order: Bought, payment: Paid, language: Language): Fact[] {
  const texts = paymentEmailWords[language].facts;
  const { heldCents, leftCents } = balanceOf(order);
  return [
    [texts.order, order.reference],
    [texts.received, formatCents(payment.amountCents)],
    [texts.by, methodNameWords[language][payment.method]],
    [texts.receipt, payment.receiptCode ?? texts.follows],
    [texts.total, texts.included(formatCents(order.totalCents))],
    [texts.paid, formatCents(heldCents)],
    ...(leftCents > 0 ? [[texts.left, formatCents(leftCents)] satisfies Fact] : []),
  ];
}

function orderLink({ accessKey, language }: Bought, { siteUrl }: Addresses, label: string) {
  return { action: { label, url: siteUrl + pathIn(language, `/orders/${accessKey}`) } };
}
