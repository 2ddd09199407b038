import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type AuditSubject, auditEvents } from "~/db/schema";
import type { Services } from "~/services-context";

/**
 * Writes beside a lead that its sender got no email, for those who work on it. Once an hour for a conversation, an
 * order or a quotation: the record can't be erased, and strangers must not fill it.
 */
export async function recordHeldBack(tx: Database, leads: { subject: AuditSubject; subjectId: string }[]) {
  const anHourAgo = sql`now() - interval '1 hour'`;
  for (const { subject, subjectId } of leads) {
    const known = await notesOf(tx, subject, subjectId, gt(auditEvents.at, anHourAgo));
    if (known.length === 0) await recordAudit(tx, "System", { action, subject, subjectId });
  }
}

/** Whether the sender of a quotation got no email of it. */
export async function wasHeldBack({ db }: Pick<Services, "db">, quotationId: string): Promise<boolean> {
  return (await notesOf(db, "quotation", quotationId)).length > 0;
}

const action = "email-held-back";

function notesOf(db: Database, subject: AuditSubject, subjectId: string, since?: SQL) {
  const { id, subjectId: of, subject: about, action: done } = auditEvents;
  return db
    .select({ id })
    .from(auditEvents)
    .where(and(eq(about, subject), eq(of, subjectId), eq(done, action), since))
    .limit(1);
}
