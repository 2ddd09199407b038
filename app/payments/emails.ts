import type { Config } from "~/config.server";
import type { Payment, Purchase, UnmatchedPayment } from "~/db/schema";
import type { Email, Fact } from "~/email/email";
import { amountText, formatCents, formatMinor } from "~/money/format";
import { site } from "~/site";
import { longDay } from "~/time/words";
import { type Balance, balanceOf, leftToPay, type Sums } from "./balance";
import { methodNames } from "./method-names";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;
type Paid = Pick<Payment, "id" | "method" | "amountCents" | "receiptCode">;
/** What an email about money reads of a purchase. Browser-safe: staff see it before it is sent. */
type Bought = Pick<Purchase, "reference" | "accessKey" | "customerEmail" | "refundDueBy" | keyof Sums>;

/** To the buyer: what arrived, and what is left. */
export function paymentEmail(purchase: Bought, payment: Paid, addresses: Addresses): Email {
  const balance = balanceOf(purchase);
  const label = balance.leftCents > 0 ? "Pay the rest" : "See your order and receipt";
  return {
    key: `payment:${payment.id}`,
    ...toBuyer(purchase, addresses),
    subject: `We have your payment for ${purchase.reference}`,
    title: `ksh ${amountText(payment.amountCents)} received`,
    parts: [
      ...whatFollows(purchase, balance),
      { facts: facts(purchase, payment) },
      orderLink(purchase, addresses, label),
    ],
  };
}

function whatFollows(purchase: Bought, { leftCents, owedCents }: Balance): string[] {
  const { orderStatus, refundDueBy } = purchase;
  const by = refundDueBy ? ` by ${longDay(refundDueBy)}` : "";
  const back = `We will return ${formatCents(owedCents)} to you${by}.`;
  if (orderStatus === "cancelled") return ["This order was cancelled, so nothing is due for it.", back];
  if (leftCents > 0) return [`Thank you. ${formatCents(leftCents)} is left to pay.`];
  const full = "Thank you. Your order is paid in full. The tax invoice follows.";
  return owedCents > 0 ? [full, `You have paid ${formatCents(owedCents)} too much. ${back}`] : [full];
}

/** The receipt code of a payment that a query had confirmed without one. */
export function receiptEmail(purchase: Bought, payment: Paid, addresses: Addresses): Email {
  return {
    key: `payment-receipt:${payment.id}`,
    ...toBuyer(purchase, addresses),
    subject: `The M-Pesa receipt for ${purchase.reference}`,
    title: `Receipt ${payment.receiptCode}`,
    parts: [
      `M-Pesa has sent us the receipt of your payment of ${formatCents(payment.amountCents)}.`,
      { facts: facts(purchase, payment) },
      orderLink(purchase, addresses, "See your order and receipt"),
    ],
  };
}

export function unclearEmail(purchase: Purchase, attemptId: string, addresses: Addresses): Email {
  return {
    key: `payment-unclear:${attemptId}`,
    ...toBuyer(purchase, addresses),
    subject: `We are checking your payment for ${purchase.reference}`,
    title: "We are checking your payment",
    parts: [
      "M-Pesa has not told us the result of your payment. If you entered your PIN, your money is on its way and your order is safe.",
      "Please do not pay again yet. We keep asking, and will email you as soon as we know.",
      orderLink(purchase, addresses, "See your order"),
    ],
  };
}

export function failedEmail(purchase: Purchase, attemptId: string, addresses: Addresses): Email {
  return {
    key: `payment-failed:${attemptId}`,
    ...toBuyer(purchase, addresses),
    subject: `Your payment for ${purchase.reference} did not go through`,
    title: "Your payment did not go through",
    parts: [
      "No money was taken. We are keeping your order.",
      orderLink(purchase, addresses, "Try again, or pay another way"),
    ],
  };
}

/** To sales: money that a person has to look at. */
export function settleEmail(purchase: Purchase, payment: Paid, what: string, addresses: Addresses): Email {
  const title = `Order ${purchase.reference}: ${what}`;
  return {
    key: `payment-settle:${payment.id}`,
    to: addresses.salesEmail,
    replyTo: purchase.customerEmail,
    subject: title,
    title,
    parts: [{ facts: facts(purchase, payment) }, "Please look at the order and settle it with the buyer."],
  };
}

/** To sales: what a buyer says about money that has not shown up. */
export function buyerSaysEmail(
  purchase: Purchase,
  says: { code: string } | { transfer: true },
  addresses: Addresses,
): Email {
  const code = "code" in says ? says.code : undefined;
  const title = `Order ${purchase.reference}: ${code ? "an M-Pesa code to check" : "a bank transfer is on its way"}`;
  return {
    key: `payment-said:${purchase.id}:${code ?? "transfer"}`,
    to: addresses.salesEmail,
    replyTo: purchase.customerEmail,
    subject: title,
    title,
    parts: [
      {
        facts: [
          ["Order", purchase.reference],
          ["Left to pay", formatCents(leftToPay(purchase))],
          ...(code ? [["Code typed by the buyer", code] satisfies Fact] : []),
        ],
      },
      "Please compare it with the statement, and record the payment if it is there.",
    ],
  };
}

/** To the buyer: nobody finds the code that was typed. */
export function codeNotFoundEmail(purchase: Purchase, code: string, addresses: Addresses): Email {
  return {
    key: `payment-code:${purchase.id}:${code}`,
    ...toBuyer(purchase, addresses),
    subject: `We did not find ${code} for ${purchase.reference}`,
    title: "We did not find that M-Pesa code",
    parts: [
      `We compared ${code} with our M-Pesa statement, and it is not there.`,
      `Check the M-Pesa message again: the code is at the start. If the money left your phone, reply to this email or call ${site.phones[0]}.`,
      orderLink(purchase, addresses, "Enter the code again, or pay"),
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

function toBuyer(purchase: Bought, { salesEmail }: Addresses) {
  return { to: purchase.customerEmail, replyTo: salesEmail };
}

function facts(purchase: Bought, payment: Paid): Fact[] {
  const { heldCents, leftCents } = balanceOf(purchase);
  return [
    ["Order", purchase.reference],
    ["Received", formatCents(payment.amountCents)],
    ["By", methodNames[payment.method]],
    ["Receipt", payment.receiptCode ?? "follows"],
    ["Order total", `${formatCents(purchase.totalCents)}, ${site.vat.note}`],
    ["Paid in all", formatCents(heldCents)],
    ...(leftCents > 0 ? [["Left to pay", formatCents(leftCents)] satisfies Fact] : []),
  ];
}

function orderLink({ accessKey }: Bought, { siteUrl }: Addresses, label: string) {
  return { action: { label, url: `${siteUrl}/orders/${accessKey}` } };
}
