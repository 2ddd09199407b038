import type { Database } from "~/db/open.server";
import { type Order, paymentEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { aboutMpesa } from "~/payment-providers/mpesa";
import { announceMoney } from "../announce.server";
import { bookReceipts } from "../books/book.server";
import { lockOrder, orderByAccount, paymentByReceipt } from "../find.server";
import type { PayServices } from "../services";
import { keepUnmatched } from "../unmatched.server";
import type { HandPayment } from "./c2b";

export type Recorded = "recorded" | "known" | "unmatched";

/**
 * Money that was sent to the PayBill: by hand, or by a prompt whose callback tells the same. The receipt makes it
 * one payment. An account number that names no order leaves it to a person.
 */
export async function recordHandPayment(services: PayServices, paid: HandPayment): Promise<Recorded> {
  const outcome = await inTransaction(services.db, async (tx): Promise<Recorded> => {
    if (!(await noteEvent(tx, paid))) return "known";
    const { paidAt: at } = paid;
    const order = await orderOf(tx, services, paid);
    if (!order) {
      const amount = { currency: "KES", minor: paid.cents } as const;
      const { receipt, account } = paid;
      await keepUnmatched(tx, services, { method: "mpesa", receipt, amount, account, at });
      return "unmatched";
    }
    const proven = { receipt: paid.receipt, attemptId: null, cents: paid.cents, at };
    const booked = await bookReceipts(tx, services, order, aboutMpesa, [proven]);
    await services.jobs.queueEmails(tx, await announceMoney(tx, services, order, booked));
    return "recorded";
  });
  services.jobs.wake();
  return outcome;
}

async function noteEvent(tx: Database, { receipt, cents }: HandPayment): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({
      provider: "mpesa",
      kind: "confirmation",
      dedupeKey: `c2b:${receipt}`,
      summary: { receipt, cents },
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

/** Where a person has recorded the receipt already, else what the account number says. */
async function orderOf(tx: Database, services: PayServices, paid: HandPayment): Promise<Order | undefined> {
  if (!isOurs(services, paid)) return undefined;
  const recorded = await paymentByReceipt(tx, "mpesa", paid.receipt);
  const found = recorded ? { id: recorded.orderId } : await orderByAccount(tx, paid.account);
  return found && lockOrder(tx, found.id);
}

/** Payments to another number than ours are not credited by themselves. */
function isOurs({ payments }: PayServices, { shortcode }: HandPayment): boolean {
  const settings = payments.mpesa?.settings;
  return settings !== undefined && (shortcode === settings.shortcode || shortcode === settings.till);
}
