import { type AuditActor, recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import type { Payment, PaymentAttempt, Purchase, ReceivedBy } from "~/db/schema";
import type { Email } from "~/email/email";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services.server";
import { balanceOf, owedBack } from "./balance";
import type { Booked } from "./book.server";
import * as emails from "./emails";
import { lockPurchase } from "./find.server";
import { later, unclearEmailSeconds } from "./schedule";

type Change = {
  purchase: Purchase;
  before: PaymentAttempt;
  next: PaymentAttempt;
  booked: Booked;
  now: Date;
};

/** Everybody who must hear of a change does so, with the transaction that makes it. */
export async function announce(
  tx: Database,
  services: Services,
  { purchase, before, next, booked, now }: Change,
) {
  const queued = await announceMoney(tx, services, purchase, booked);
  const isLate = next.state === "unconfirmed" && now >= later(next.createdAt, unclearEmailSeconds);
  if (isLate && next.provider === "mpesa")
    queued.push(emails.unclearEmail(purchase, next.id, services.config));
  if (before.state === "unconfirmed" && (next.state === "failed" || next.state === "cancelled")) {
    queued.push(emails.failedEmail(purchase, next.id, services.config));
  }
  await services.jobs.queueEmails(tx, queued);
}

/** The emails about money that was just written down, with the sums as they are now. */
export async function announceMoney(
  tx: Database,
  { config }: Services,
  { id }: Purchase,
  { added, completed }: Booked,
): Promise<Email[]> {
  if (added.length + completed.length === 0) return [];
  const purchase = await lockPurchase(tx, id);
  if (!purchase) return [];
  const queued = completed.map((payment) => emails.receiptEmail(purchase, payment, config));
  for (const payment of added) {
    await recordMoney(tx, purchase, payment, "paid");
    queued.push(emails.paymentEmail(purchase, payment, config));
    const what = forAPerson(purchase);
    if (what) queued.push(emails.settleEmail(purchase, payment, what, config));
  }
  return queued;
}

function forAPerson(purchase: Purchase): string | undefined {
  if (owedBack(purchase) === 0) return undefined;
  return purchase.orderStatus === "cancelled" ? "paid after it was cancelled" : "more was paid than it costs";
}

/** Money that the provider gave back. The buyer has it from there; a person here decides what becomes of the order. */
export async function announceReturned(
  tx: Database,
  { config, jobs }: Services,
  { id }: Purchase,
  refund: Payment,
) {
  const purchase = await lockPurchase(tx, id);
  if (!purchase) return;
  await recordMoney(tx, purchase, refund, "refunded-by-provider");
  if (balanceOf(purchase).missingCents > 0) {
    const what = "its payment went back to the buyer";
    await jobs.queueEmails(tx, [emails.settleEmail(purchase, refund, what, config)]);
  }
}

export async function recordMoney(
  tx: Database,
  purchase: Purchase,
  payment: { method: ReceivedBy; amountCents: Cents; receiptCode: string | null },
  action: string,
) {
  const after = { method: payment.method, cents: payment.amountCents, receipt: payment.receiptCode };
  await recordAudit(tx, actors[payment.method], {
    action,
    subject: "purchase",
    subjectId: purchase.id,
    after,
  });
}

const actors: Record<ReceivedBy, AuditActor> = {
  mpesa: "M-Pesa",
  credit_card: "Card",
  paypal: "PayPal",
  bank_transfer: "System",
  cash: "System",
};
