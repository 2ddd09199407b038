import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  type AuditSubject,
  auditEvents,
  type contactMessages,
  hardwareOrders,
  purchases,
  quotations,
} from "~/db/schema";
import type { Services } from "~/services.server";
import type { LeadTable } from "./store-leads.server";

/**
 * Writes beside a lead that its sender got no email, for those who work on it. Once an hour for a conversation, an
 * order or a quotation: the record can't be erased, and strangers must not fill it.
 */
export async function noteHeldBack(tx: Database, table: LeadTable, ids: string[]) {
  const { subject, subjectIds } = await subjectsOf(tx, table, ids);
  const anHourAgo = sql`now() - interval '1 hour'`;
  const known = await notesOf(tx, subject, subjectIds, gt(auditEvents.at, anHourAgo));
  for (const subjectId of new Set(subjectIds)) {
    if (!known.has(subjectId)) await recordAudit(tx, "System", { action, subject, subjectId });
  }
}

/** Whether the sender of a quotation got no email of it. */
export async function wasHeldBack({ db }: Pick<Services, "db">, quotationId: string): Promise<boolean> {
  return (await notesOf(db, "quotation", [quotationId])).has(quotationId);
}

const action = "email-held-back";

async function notesOf(db: Database, subject: AuditSubject, subjectIds: string[], since?: SQL) {
  const { subjectId, subject: about, action: done } = auditEvents;
  const found = await db
    .select({ subjectId })
    .from(auditEvents)
    .where(and(eq(about, subject), inArray(subjectId, subjectIds), eq(done, action), since));
  return new Set(found.map(({ subjectId }) => subjectId));
}

/** The database joins messages to a conversation and single machines to a purchase after their rows are written. */
async function subjectsOf(
  tx: Database,
  table: LeadTable,
  ids: string[],
): Promise<{ subject: AuditSubject; subjectIds: string[] }> {
  if (table === quotations) return { subject: "quotation", subjectIds: ids };
  if (table === purchases) return { subject: "purchase", subjectIds: ids };
  if (table === hardwareOrders) {
    const { id, purchaseId } = hardwareOrders;
    const rows = await tx.select({ of: purchaseId }).from(hardwareOrders).where(inArray(id, ids));
    return { subject: "purchase", subjectIds: present(rows) };
  }
  // The two tables differ by type only.
  const leads = table as typeof contactMessages;
  const rows = await tx.select({ of: leads.conversationId }).from(leads).where(inArray(leads.id, ids));
  return { subject: "conversation", subjectIds: present(rows) };
}

function present(rows: { of: string | null }[]): string[] {
  return rows.flatMap(({ of }) => of ?? []);
}
