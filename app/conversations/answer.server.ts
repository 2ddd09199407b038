import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { type ConversationKind, conversations, type ThreadEntryKind, threadEntries } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import {
  type ConversationTarget,
  changeConversation,
  recordMove,
  valuesOf,
} from "./change-conversation.server";
import { isPossible } from "./states";

/** The subject that an answer starts with; a person may change it. */
export function answerSubject({ kind, company }: { kind: ConversationKind; company: string | null }): string {
  if (kind === "demo") return company ? `Your Velto demo for ${company}` : "Your Velto demo";
  return kind === "chat" ? "Your question to Velto" : "Re: your message to Velto";
}

/** Mails the text, keeps it in the thread, and stops the answer clock. Answers come back to whoever wrote it. */
export function answerByEmail(
  services: Services,
  actor: Actor,
  target: ConversationTarget,
  { subject, body }: { subject: string; body: string },
) {
  return changeConversation(services, actor, target, async (tx, conversation) => {
    if (!conversation.email) return { refused: "no-email" };
    if (!isPossible("answer", conversation.status)) return { refused: "not-possible" };
    const id = randomUUID();
    const entry = { id, conversationId: conversation.id, kind: "email" as const, subject, body };
    await tx.insert(threadEntries).values({ ...entry, authorId: actor.id, authorName: actor.name });
    await recordMove(tx, actor, conversation, "answer");
    await services.jobs.queueEmails(tx, [
      {
        key: `answer:${id}`,
        to: conversation.email,
        replyTo: actor.email,
        subject,
        title: subject,
        parts: [...paragraphs(body), actor.name],
      },
    ]);
    return valuesOf("answer", conversation, actor);
  });
}

/** A note, or an answer that went out by WhatsApp or telephone. Written down whatever else happened meanwhile. */
export function addEntry(
  { db }: Pick<Services, "db">,
  actor: Actor,
  conversationId: string,
  { kind, body }: { kind: Exclude<ThreadEntryKind, "email">; body: string },
): Promise<boolean> {
  requireRight(actor, "inbox.work");
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("update");
    if (!found) return false;
    await tx
      .insert(threadEntries)
      .values({ conversationId, kind, body, authorId: actor.id, authorName: actor.name });
    const isAnswer = kind !== "note" && isPossible("answer", found.status);
    if (isAnswer) {
      await recordMove(tx, actor, found, "answer");
      const values = { ...valuesOf("answer", found, actor), version: found.version + 1 };
      await tx.update(conversations).set(values).where(eq(conversations.id, conversationId));
    }
    await recordAudit(tx, actor, { action: kind, subject: "conversation", subjectId: conversationId });
    return true;
  });
}

export function assignConversation(
  services: Services,
  actor: Actor,
  target: ConversationTarget,
  owner: { id: string; name: string } | null,
) {
  return changeConversation(services, actor, target, async (tx, { id }) => {
    const after = { owner: owner?.name ?? null };
    await recordAudit(tx, actor, { action: "assign", subject: "conversation", subjectId: id, after });
    return { ownerId: owner?.id ?? null };
  });
}

function paragraphs(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
}
