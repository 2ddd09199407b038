import { and, desc, eq, inArray } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  type Conversation,
  type ConversationStatus,
  conversations,
  threadEntries,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { answerKey } from "./answer.server";
import { conversationMoves } from "./states";

/** Takes an answer back whose email has not left. The thread forgets it; its text is given to whoever called it back. */
export function callBackAnswer(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  conversationId: string,
  entryId: string,
): Promise<{ subject: string; body: string } | { refused: "not-possible" }> {
  requireRight(actor, "inbox.work");
  return inTransaction(db, async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("update");
    if (!conversation || !(await jobs.withdrawEmail(tx, answerKey(entryId))))
      return { refused: "not-possible" };
    const [entry] = await tx
      .delete(threadEntries)
      .where(and(eq(threadEntries.id, entryId), eq(threadEntries.conversationId, conversationId)))
      .returning();
    if (!entry) throw new Error("An answer was queued that no thread holds.");
    const before = await valuesBefore(tx, conversation, entryId);
    const values = { ...before, version: conversation.version + 1 };
    await tx.update(conversations).set(values).where(eq(conversations.id, conversationId));
    await recordAudit(tx, actor, {
      action: "call-back",
      subject: "conversation",
      subjectId: conversationId,
      before: { status: conversation.status },
      after: { status: before.status ?? conversation.status },
    });
    return { subject: entry.subject ?? "", body: entry.body };
  });
}

/** State and clock as they stood before the answer, if nothing has moved the conversation since. */
async function valuesBefore(tx: Database, { id }: Conversation, entryId: string) {
  const [last] = await tx
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, "conversation"),
        eq(auditEvents.subjectId, id),
        inArray(auditEvents.action, [...Object.keys(conversationMoves), "undo"]),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  if (!last?.before || last.after?.entry !== entryId) return {};
  const { status, firstAnsweredAt, answeredAt } = last.before;
  return {
    status: status as ConversationStatus,
    firstAnsweredAt: momentOf(firstAnsweredAt),
    answeredAt: momentOf(answeredAt),
  };
}

function momentOf(value: unknown): Date | null {
  return value ? new Date(String(value)) : null;
}
