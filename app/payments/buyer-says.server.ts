import { recordAudit } from "~/audit/audit.server";
import type { Purchase } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { buyerSaysEmail } from "./emails";

/** What a buyer tells us about money that we can't see yet. It is no payment: a person compares it with the statement. */
export const buyerActions = {
  code: "mpesa-code-given",
  transfer: "transfer-announced",
  /** What staff answer to a code that stands on no statement; the buyer may pay again then. */
  codeNotFound: "mpesa-code-not-found",
};

export type BuyerSays = { code: string } | { transfer: true };

export async function buyerSays(services: Services, purchase: Purchase, says: BuyerSays) {
  const action = "code" in says ? buyerActions.code : buyerActions.transfer;
  await inTransaction(services.db, async (tx) => {
    const after = "code" in says ? { code: says.code } : undefined;
    await recordAudit(tx, "Buyer", { action, subject: "purchase", subjectId: purchase.id, after });
    await services.jobs.queueEmails(tx, [buyerSaysEmail(purchase, says, services.config)]);
  });
  services.jobs.wake();
}
