import { and, desc, eq, inArray } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { auditEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { buyerActions } from "./buyer-says.server";
import { codeNotFoundEmail } from "./emails";
import { lockOrderNamed } from "./find.server";

/** The code that a buyer typed last and nobody has answered. */
export async function openCode(db: Database, orderId: string): Promise<string | undefined> {
  const [said] = await db
    .select({ action: auditEvents.action, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, "purchase"),
        eq(auditEvents.subjectId, orderId),
        inArray(auditEvents.action, [buyerActions.code, buyerActions.codeNotFound]),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return said?.action === buyerActions.code ? String(said.after?.code ?? "") : undefined;
}

export type CodeAnswered = { told: true } | { refused: "unknown" | "answered" };

/** The code stands on no statement: the buyer hears so, and can pay again. */
export async function refuseCode(
  services: Services,
  actor: Actor,
  { reference, code }: { reference: string; code: string },
): Promise<CodeAnswered> {
  requireRight(actor, "payments.record");
  const outcome = await inTransaction(services.db, async (tx): Promise<CodeAnswered> => {
    const order = await lockOrderNamed(tx, reference);
    if (!order) return { refused: "unknown" };
    if ((await openCode(tx, order.id)) !== code) return { refused: "answered" };
    await recordAudit(tx, actor, {
      action: buyerActions.codeNotFound,
      subject: "purchase",
      subjectId: order.id,
      after: { refusedCode: code },
    });
    await services.jobs.queueEmails(tx, [codeNotFoundEmail(order, code, services.config)]);
    return { told: true };
  });
  services.jobs.wake();
  return outcome;
}
