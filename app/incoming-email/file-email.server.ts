import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { reopenAfterFailure } from "~/conversations/failed-answer.server";
import { beginClosed, joinConversation, openConversation } from "~/conversations/join-conversation.server";
import type { Database } from "~/db/open.server";
import { conversations, type IncomingKind, incomingEmails, incomingFiles } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { isOwnMessageId } from "~/email/compose.server";
import { mailbox } from "~/email/mailbox.server";
import { queueNotices } from "~/notify/notices.server";
import { openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { incomingEmail } from "./emails";
import { type Match, matchEmail } from "./match-email.server";
import type { ParsedEmail } from "./parse-email";

export type Received = { sizeBytes: number; receivedAt: Date };

/**
 * Puts an email into its conversation, once. Nothing is ever answered by itself, so no two programs can keep writing to
 * each other. Gives whether it was new.
 */
export async function fileEmail(
  services: Services,
  email: ParsedEmail,
  received: Received,
): Promise<boolean> {
  // A copy of what we send ourselves, such as a notice to sales whose address leads here.
  if (email.messageId && isOwnMessageId(email.messageId, services.config.mailFrom)) return false;
  const fingerprint = fingerprintOf(
    email.messageId
      ? [email.messageId, email.fromEmail]
      : [email.fromEmail, email.subject, email.body, received.receivedAt],
  );
  const isMuch = email.kind === "message" && (await writesTooMuch(services, email));
  try {
    await inTransaction(services.db, async (tx) => {
      const match = await matchEmail(tx, email);
      const kind = isMuch ? "automatic" : email.kind;
      const conversationId = await conversationFor(tx, { ...email, kind }, match);
      const { messageId, fromName, fromEmail, subject, body, quoted, reason, isSpam } = email;
      const [row] = await tx
        .insert(incomingEmails)
        .values({
          ...{ fingerprint, conversationId, kind, messageId, fromName, fromEmail, subject, body, quoted },
          ...{ reason, isSpam, sizeBytes: received.sizeBytes, createdAt: received.receivedAt },
          aboutKey: kind === "bounce" ? match.aboutKey : null,
        })
        .returning({ id: incomingEmails.id });
      const id = row?.id ?? "";
      const files = email.files.map((file) => ({ ...file, emailId: id }));
      if (files.length > 0) await tx.insert(incomingFiles).values(files);
      if (kind === "bounce" && match.aboutKey) await reopenAfterFailure(tx, match.aboutKey);
      if (kind === "message" && !isSpam) await tell(services, tx, { id, conversationId }, email);
    });
  } catch (error) {
    // Another reader was faster, or it was stored the last time.
    if (isRepeated(error)) return false;
    throw error;
  }
  services.jobs.wake();
  return true;
}

/** One that can't be read keeps its place and the reason, for people to look at in the mailbox itself. */
export async function keepUnreadable(
  { db }: Pick<Services, "db">,
  id: string,
  reason: string,
  received: Received,
) {
  await db
    .insert(incomingEmails)
    .values({
      fingerprint: fingerprintOf(["unreadable", id]),
      kind: "unreadable",
      reason,
      sizeBytes: received.sizeBytes,
      createdAt: received.receivedAt,
    })
    .onConflictDoNothing({ target: incomingEmails.fingerprint });
}

type Filed = Omit<ParsedEmail, "kind"> & { kind: IncomingKind };

/** A message waits for an answer; what a program wrote goes where it belongs and asks for nothing. */
async function conversationFor(
  tx: Database,
  email: Filed,
  { conversationId, aboutKey }: Match,
): Promise<string> {
  const { kind, fromName, fromEmail, subject, body, isSpam } = email;
  const name = fromName || fromEmail || "Unknown sender";
  const begun = { kind: "email" as const, name, email: fromEmail, message: body || subject, isSpam };
  if (kind === "message") return joinConversation(tx, begun, conversationId);
  if (conversationId) return conversationId;
  // An email about an order came back: somebody has to see it.
  if (kind === "bounce" && aboutKey) return joinConversation(tx, { ...begun, email: null });
  const open = kind === "automatic" ? await openConversation(tx, begun) : undefined;
  return open ?? beginClosed(tx, begun);
}

type Stored = { id: string; conversationId: string };

/** Sales hears of a conversation that waits from now on, not of each further email in it. */
async function tell(services: Services, tx: Database, stored: Stored, email: ParsedEmail) {
  const { conversationId } = stored;
  const [found] = await tx
    .select({ isNew: sql<boolean>`${conversations.waitingSince} = now()` })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  if (!found?.isNew) return;
  const { allowed } = await takeToken(tx, { key: "incoming-email-notices", limit: 60, windowSeconds: 3_600 });
  if (!allowed) return;
  await services.jobs.queueEmails(tx, [incomingEmail(stored, email, services.config)]);
  await queueNotices(services, tx, [{ kind: "email", id: conversationId, at: new Date(), sourcePage: null }]);
}

/** Whoever sends more than a person writes is stored, but starts no clock and sends no notice. */
async function writesTooMuch({ db }: Services, { fromEmail }: ParsedEmail): Promise<boolean> {
  if (!fromEmail) return false;
  const hash = await openHash({ db });
  const key = `incoming-email:${hash(mailbox(fromEmail))}`;
  return !(await takeToken(db, { key, limit: perSender, windowSeconds: 3_600 })).allowed;
}

export const perSender = 30;

function fingerprintOf(what: unknown): string {
  return createHash("sha256").update(JSON.stringify(what)).digest("hex");
}

function isRepeated(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
  return code === "23505" && constraint === "incoming_emails_fingerprint_unique";
}
