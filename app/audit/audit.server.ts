import type { Actor } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { type AuditSubject, type AuditValues, auditEvents } from "~/db/schema";
import type { MethodLabel } from "~/payment-providers/all";

/** People are recorded with their id; 'Buyer', 'Visitor', 'M-Pesa' and 'System' by their name alone. */
export type AuditActor = Pick<Actor, "id" | "name"> | "Buyer" | "Visitor" | "System" | MethodLabel;

export type AuditEntry = {
  action: string;
  subject: AuditSubject;
  subjectId?: string;
  /** Old and new values of what changed, never a visitor's own data: the record can't be erased. */
  before?: AuditValues;
  after?: AuditValues;
};

/** Part of the transaction that it records. */
export async function recordAudit(tx: Database, actor: AuditActor, entry: AuditEntry) {
  const who = typeof actor === "string" ? { actor } : { actor: actor.name, actorId: actor.id };
  await tx.insert(auditEvents).values({ ...who, ...entry });
}
