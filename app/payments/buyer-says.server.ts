import { recordAudit } from "~/audit/audit.server";
import type { Purchase } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { canPay } from "./balance";
import { buyerSaysEmail } from "./emails";
import type { NotStarted } from "./held-back.server";

/** What a buyer tells us about money that we can't see yet. It is no payment: a person compares it with the statement. */
export const buyerActions = {
  code: "mpesa-code-given",
  transfer: "transfer-announced",
  /** What staff answer to a code that stands on no statement; the buyer may pay again then. */
  codeNotFound: "mpesa-code-not-found",
};

export type BuyerSays = { code: string } | { transfer: true };

/** Each word is mailed to sales and kept for good, so an order has a few of them. */
export async function buyerSays(
  services: Services,
  purchase: Purchase,
  says: BuyerSays,
): Promise<NotStarted | undefined> {
  if (!canPay(purchase)) return { refused: "closed" };
  const words = { key: `payments:says:${purchase.id}`, limit: 5, windowSeconds: 3_600 };
  if (!(await takeToken(services.db, words)).allowed) return { refused: "too-many" };
  const action = "code" in says ? buyerActions.code : buyerActions.transfer;
  await inTransaction(services.db, async (tx) => {
    const after = "code" in says ? { code: says.code } : undefined;
    await recordAudit(tx, "Buyer", { action, subject: "purchase", subjectId: purchase.id, after });
    await services.jobs.queueEmails(tx, [buyerSaysEmail(purchase, says, services.config)]);
  });
  services.jobs.wake();
  return undefined;
}
