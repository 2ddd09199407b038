import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  type ConversationKind,
  contactMessages,
  conversations,
  demoRequests,
  incomingEmails,
  type ThreadEntryKind,
  threadEntries,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Email } from "~/email/email";
import type { Language } from "~/language/language";
import { latestLanguage } from "~/language/latest-language";
import type { Services } from "~/services-context";
import { longTime } from "~/time/words";
import { answerWords } from "./answer-content.sw";
import {
  type Changed,
  type ConversationTarget,
  changeConversation,
  type Refusal,
  recordMove,
  valuesOf,
} from "./change-conversation.server";
import { isBareGreeting } from "./greeting";
import { replyAddress } from "./reply-address.server";
import { callBackSeconds, isPossible } from "./states";

/** The subject that an answer starts with; a person may change it. `written` is that of their last email. */
export function answerSubject(
  { kind, company }: { kind: ConversationKind; company: string | null },
  language: Language,
  written?: string,
): string {
  if (written) return `Re: ${written.replace(/^((re|fwd?|aw|sv)\s*:\s*)+/i, "")}`.slice(0, 200);
  const { demo, chat, message } = answerWords[language].subjects;
  if (kind === "demo") return demo(company);
  return kind === "chat" ? chat : message;
}

/**
 * Mails the text, keeps it in the thread, and stops the answer clock. Replies come into the conversation or, without a
 * mailbox, to the author of the answer. The email waits a minute, so that it can be called back. The same id is the same
 * answer, and is sent once.
 */
export async function answerByEmail(
  services: Services,
  actor: Actor,
  target: ConversationTarget,
  { id = randomUUID(), subject, body }: { id?: string; subject: string; body: string },
): Promise<Changed | Refusal | { logged: true }> {
  const result = await changeConversation(services, actor, target, async (tx, conversation) => {
    if (!conversation.email) return { refused: "no-email" };
    if (isBareGreeting(body, conversation.name)) return { refused: "bare-greeting" };
    if (!isPossible("answer", conversation.status)) return { refused: "not-possible" };
    const entry = { id, conversationId: conversation.id, kind: "email" as const, subject, body };
    const before = await lastEmail(tx, conversation.id);
    await tx.insert(threadEntries).values({ ...entry, authorId: actor.id, authorName: actor.name });
    await recordMove(tx, actor, conversation, "answer", { entry: id });
    const { language } = before;
    const quoted = before.quoted
      ? [answerWords[language].quoted(longTime(before.quoted.at, language)), { quote: before.quoted.text }]
      : [];
    const email = {
      key: answerKey(id),
      language,
      to: conversation.email,
      replyTo: (await replyAddress(tx, services.config, conversation.id)) ?? actor.email,
      subject,
      title: subject,
      parts: [...paragraphs(body), actor.name, ...quoted],
      byPerson: before.thread,
    };
    await services.jobs.queueEmails(tx, [email], { afterSeconds: callBackSeconds });
    return valuesOf("answer", conversation, actor);
  });
  const isRepeated = "refused" in result && result.refused === "changed" && (await isStored(services.db, id));
  return isRepeated ? { logged: true } : result;
}

type Written = { text: string | null; at: Date; thread: NonNullable<Email["byPerson"]> };

/**
 * What the sender wrote last, in which language, and the email that an answer follows: theirs, its confirmation, or our
 * last answer.
 */
async function lastEmail(tx: Database, conversationId: string) {
  const messages: Written[] = [];
  const sent: { createdAt: Date; language: Language }[] = [];
  for (const [kind, leads] of Object.entries({ contact: contactMessages, demo: demoRequests })) {
    const [lead] = await tx
      .select({ id: leads.id, text: leads.message, at: leads.createdAt, language: leads.language })
      .from(leads)
      .where(eq(leads.conversationId, conversationId))
      .orderBy(desc(leads.createdAt))
      .limit(1);
    if (!lead) continue;
    messages.push({ ...lead, thread: { repliesTo: `${kind}:${lead.id}:visitor` } });
    sent.push({ createdAt: lead.at, language: lead.language });
  }
  const [email] = await tx
    .select({ text: incomingEmails.body, at: incomingEmails.createdAt, messageId: incomingEmails.messageId })
    .from(incomingEmails)
    .where(and(eq(incomingEmails.conversationId, conversationId), eq(incomingEmails.kind, "message")))
    .orderBy(desc(incomingEmails.createdAt))
    .limit(1);
  if (email) messages.push({ ...email, thread: { messageId: email.messageId ?? undefined } });
  const [message] = messages.sort((one, other) => other.at.getTime() - one.at.getTime());
  const [answer] = await tx
    .select({ id: threadEntries.id, at: threadEntries.createdAt })
    .from(threadEntries)
    .where(and(eq(threadEntries.conversationId, conversationId), eq(threadEntries.kind, "email")))
    .orderBy(desc(threadEntries.createdAt))
    .limit(1);
  const isAnswered = answer && (!message || answer.at > message.at);
  const thread = isAnswered ? { repliesTo: answerKey(answer.id) } : (message?.thread ?? {});
  const quoted = message?.text ? { text: message.text.slice(0, 5_000), at: message.at } : undefined;
  return { quoted, thread, language: latestLanguage(sent) };
}

/** Names the email of an answer. */
export function answerKey(entryId: string): string {
  return `answer:${entryId}`;
}

async function isStored(db: Database, id: string): Promise<boolean> {
  return (await db.$count(threadEntries, eq(threadEntries.id, id))) > 0;
}

/** A note, or an answer that went out by WhatsApp or telephone. Written down once, whatever else happened meanwhile. */
export function addEntry(
  { db }: Pick<Services, "db">,
  actor: Actor,
  conversationId: string,
  { id = randomUUID(), kind, body }: { id?: string; kind: Exclude<ThreadEntryKind, "email">; body: string },
): Promise<{ logged: true } | Refusal> {
  requireRight(actor, "inbox.work");
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("update");
    if (!found) return { refused: "unknown" };
    if (kind === "whatsapp" && isBareGreeting(body, found.name)) return { refused: "bare-greeting" };
    const [stored] = await tx
      .insert(threadEntries)
      .values({ id, conversationId, kind, body, authorId: actor.id, authorName: actor.name })
      .onConflictDoNothing({ target: threadEntries.id })
      .returning({ id: threadEntries.id });
    if (!stored) return { logged: true };
    const isAnswer = kind !== "note" && isPossible("answer", found.status);
    if (isAnswer) {
      await recordMove(tx, actor, found, "answer");
      const values = { ...valuesOf("answer", found, actor), version: found.version + 1 };
      await tx.update(conversations).set(values).where(eq(conversations.id, conversationId));
    }
    await recordAudit(tx, actor, { action: kind, subject: "conversation", subjectId: conversationId });
    return { logged: true };
  });
}

function paragraphs(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
}
