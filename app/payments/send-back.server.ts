import { and, eq, isNull } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { unmatchedPayments } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";

export type SentBack = { sentBack: true } | { refused: "settled" };

/** Money that is nobody's here went back to whoever sent it. Records it; the sending is done at the provider. */
export function sendBackUnmatched(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
): Promise<SentBack> {
  requireRight(actor, "payments.refund");
  return inTransaction(db, async (tx): Promise<SentBack> => {
    const [money] = await tx
      .update(unmatchedPayments)
      .set({ settledAt: new Date() })
      .where(and(eq(unmatchedPayments.id, id), isNull(unmatchedPayments.settledAt)))
      .returning();
    if (!money) return { refused: "settled" };
    const { method, amountMinor: minor, currency, receiptCode: receipt } = money;
    await recordAudit(tx, actor, {
      action: "payment-sent-back",
      subject: "payment",
      subjectId: id,
      after: { method, minor, currency, receipt, reference },
    });
    return { sentBack: true };
  });
}
