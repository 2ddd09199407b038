import { type AuditActor, recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import type { Order, Payment, PaymentAttempt, ReceivedBy } from "~/db/schema";
import type { Email } from "~/email/email";
import type { Cents } from "~/money/cents";
import { aboutProvider, isPrompt, providerMethods } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { later, unclearEmailSeconds } from "./attempts/schedule";
import { balanceOf, owedBack } from "./balance";
import type { Booked } from "./books/book.server";
import * as emails from "./emails";
import { lockOrder } from "./find.server";

type Change = {
  order: Order;
  before: PaymentAttempt;
  next: PaymentAttempt;
  booked: Booked;
  now: Date;
};

/** Everybody who must hear of a change does so, with the transaction that makes it. */
export async function announce(
  tx: Database,
  services: Services,
  { order, before, next, booked, now }: Change,
) {
  const queued = await announceMoney(tx, services, order, booked);
  const isLate = next.state === "unconfirmed" && now >= later(next.createdAt, unclearEmailSeconds);
  const provider = aboutProvider(next.provider);
  if (isLate && isPrompt(provider)) {
    queued.push(emails.unclearEmail(order, next.id, provider.label, services.config));
  }
  if (before.state === "unconfirmed" && (next.state === "failed" || next.state === "cancelled")) {
    queued.push(emails.failedEmail(order, next.id, services.config));
  }
  await services.jobs.queueEmails(tx, queued);
}

/** The emails about money that was just written down, with the sums as they are now. */
export async function announceMoney(
  tx: Database,
  { config }: Services,
  { id }: Order,
  { added, completed }: Booked,
): Promise<Email[]> {
  if (added.length + completed.length === 0) return [];
  const order = await lockOrder(tx, id);
  if (!order) return [];
  const queued = completed.map((payment) => emails.receiptEmail(order, payment, config));
  for (const payment of added) {
    await recordMoney(tx, order, payment, "paid");
    queued.push(emails.paymentEmail(order, payment, config));
    const what = forAPerson(order);
    if (what) queued.push(emails.settleEmail(order, payment, what, config));
  }
  return queued;
}

function forAPerson(order: Order): string | undefined {
  if (owedBack(order) === 0) return undefined;
  return order.orderStatus === "cancelled" ? "paid after it was cancelled" : "more was paid than it costs";
}

/** Money that the provider gave back. The buyer has it from there; a person here decides what becomes of the order. */
export async function announceReturned(
  tx: Database,
  { config, jobs }: Services,
  { id }: Order,
  refund: Payment,
) {
  const order = await lockOrder(tx, id);
  if (!order) return;
  await recordMoney(tx, order, refund, "refunded-by-provider");
  if (balanceOf(order).missingCents > 0) {
    const what = "its payment went back to the buyer";
    await jobs.queueEmails(tx, [emails.settleEmail(order, refund, what, config)]);
  }
}

export async function recordMoney(
  tx: Database,
  order: Order,
  payment: { method: ReceivedBy; amountCents: Cents; receiptCode: string | null },
  action: string,
) {
  const after = { method: payment.method, cents: payment.amountCents, receipt: payment.receiptCode };
  await recordAudit(tx, actorOf(payment.method), {
    action,
    subject: "purchase",
    subjectId: order.id,
    after,
  });
}

/** Whoever told us of the money. */
function actorOf(method: ReceivedBy): AuditActor {
  return providerMethods.find(({ name }) => name === method)?.label ?? "System";
}
