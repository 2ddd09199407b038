import { recordAudit } from "~/audit/audit.server";
import type { Order } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { canPay } from "./balance";
import { buyerSaysEmail } from "./emails";

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
  order: Order,
  says: BuyerSays,
): Promise<"closed" | "too-many" | undefined> {
  if (!canPay(order)) return "closed";
  const words = { key: `payments:says:${order.id}`, limit: 5, windowSeconds: 3_600 };
  if (!(await takeToken(services.db, words)).allowed) return "too-many";
  const action = "code" in says ? buyerActions.code : buyerActions.transfer;
  await inTransaction(services.db, async (tx) => {
    const after = "code" in says ? { code: says.code } : undefined;
    await recordAudit(tx, "Buyer", { action, subject: "purchase", subjectId: order.id, after });
    await services.jobs.queueEmails(tx, [buyerSaysEmail(order, says, services.config)]);
  });
  services.jobs.wake();
  return undefined;
}
