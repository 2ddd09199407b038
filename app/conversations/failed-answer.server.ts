import { and, eq, gt, ne } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { conversations, threadEntries } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { emailSubject } from "~/email/email-subject";
import { isUuid } from "~/uuid";

/**
 * An answer that bounced reopens its conversation, with the answer clock starting now, unless a later answer was sent.
 * `db` may be a transaction. Emails that are no answers change nothing.
 */
export async function reopenAfterFailure(db: Database, emailKey: string) {
  const subject = emailSubject(emailKey);
  if (subject?.about !== "answer" || !isUuid(subject.entryId)) return;
  await inTransaction(db, async (tx) => {
    const [answer] = await tx.select().from(threadEntries).where(eq(threadEntries.id, subject.entryId));
    if (!answer?.conversationId || (await isAnsweredSince(tx, answer))) return;
    const [found] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, answer.conversationId))
      .for("update");
    if (!found || !["answered", "closed"].includes(found.status)) return;
    await tx
      .update(conversations)
      .set({ status: "new", waitingSince: new Date(), version: found.version + 1 })
      .where(eq(conversations.id, found.id));
    await recordAudit(tx, "System", {
      action: "answer-failed",
      subject: "conversation",
      subjectId: found.id,
      before: { status: found.status },
      after: { status: "new" },
    });
  });
}

async function isAnsweredSince(tx: Database, answer: typeof threadEntries.$inferSelect): Promise<boolean> {
  const later = and(
    eq(threadEntries.conversationId, answer.conversationId ?? ""),
    // Its own moment was cut to milliseconds here.
    ne(threadEntries.id, answer.id),
    gt(threadEntries.createdAt, answer.createdAt),
    ne(threadEntries.kind, "note"),
  );
  return (await tx.$count(threadEntries, later)) > 0;
}
