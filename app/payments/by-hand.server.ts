import type { Database } from "~/db/open.server";
import { type Purchase, paymentEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { announceMoney } from "./announce.server";
import { bookMpesa } from "./book.server";
import { lockPurchase, paymentByReceipt, purchaseByAccount } from "./find.server";
import type { HandPayment } from "./mpesa/c2b";
import { keepUnmatched } from "./unmatched.server";

export type Recorded = "recorded" | "known" | "unmatched";

/**
 * Money that was sent to the PayBill: by hand, or by a prompt whose callback tells the same. The receipt makes it
 * one payment. An account number that names no order leaves it to a person.
 */
export async function recordHandPayment(services: Services, paid: HandPayment): Promise<Recorded> {
  const outcome = await inTransaction(services.db, async (tx): Promise<Recorded> => {
    if (!(await noteEvent(tx, paid))) return "known";
    const { paidAt: at } = paid;
    const purchase = await purchaseOf(tx, services, paid);
    if (!purchase) {
      const amount = { currency: "KES", minor: paid.cents } as const;
      const { receipt, account } = paid;
      await keepUnmatched(tx, services, { method: "mpesa", receipt, amount, account, at });
      return "unmatched";
    }
    const proven = { receipt: paid.receipt, attemptId: null, cents: paid.cents, at };
    const booked = await bookMpesa(tx, services, purchase, [proven]);
    await services.jobs.queueEmails(tx, await announceMoney(tx, services, purchase, booked));
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
async function purchaseOf(
  tx: Database,
  services: Services,
  paid: HandPayment,
): Promise<Purchase | undefined> {
  if (!isOurs(services, paid)) return undefined;
  const recorded = await paymentByReceipt(tx, "mpesa", paid.receipt);
  const found = recorded ? { id: recorded.purchaseId } : await purchaseByAccount(tx, paid.account);
  return found && lockPurchase(tx, found.id);
}

/** Payments to another number than ours are not credited by themselves. */
function isOurs({ payments }: Services, { shortcode }: HandPayment): boolean {
  const settings = payments.mpesa?.settings;
  return settings !== undefined && (shortcode === settings.shortcode || shortcode === settings.till);
}
