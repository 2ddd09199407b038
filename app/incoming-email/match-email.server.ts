import { and, desc, eq, inArray } from "drizzle-orm";
import { answerKey } from "~/conversations/answer.server";
import { conversationOfEmail } from "~/conversations/conversation-of-email.server";
import { tokensIn } from "~/conversations/reply-address.server";
import type { Database } from "~/db/open.server";
import { conversations, incomingEmails, sentEmails, threadEntries } from "~/db/schema";
import { emailSubject } from "~/email/email-subject";
import type { ParsedEmail } from "./parse-email";

/** Where an email belongs, as far as it says so itself, and which email of ours it is about. */
export type Match = { conversationId?: string; aboutKey?: string };

/** By the token in the address that it went to, then by the emails that it names. Who sent it is asked afterwards. */
export async function matchEmail(tx: Database, { recipients, before }: ParsedEmail): Promise<Match> {
  const named = await byEmailsBefore(tx, before);
  const conversationId = (await byToken(tx, recipients)) ?? named.conversationId;
  const aboutKey = named.aboutKey ?? (conversationId && (await lastAnswer(tx, conversationId)));
  return { conversationId, aboutKey };
}

async function byToken(tx: Database, recipients: string[]): Promise<string | undefined> {
  const tokens = tokensIn(recipients);
  if (tokens.length === 0) return undefined;
  const [found] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.replyToken, tokens))
    .limit(1);
  return found?.id;
}

async function byEmailsBefore(tx: Database, before: string[]): Promise<Match> {
  if (before.length === 0) return {};
  const ours = await tx
    .select({ key: sentEmails.emailKey, messageId: sentEmails.messageId })
    .from(sentEmails)
    .where(inArray(sentEmails.messageId, before));
  const nearest = before.flatMap((id) => ours.find(({ messageId }) => messageId === id)?.key ?? [])[0];
  const subject = nearest && emailSubject(nearest);
  const conversationId = subject && (await conversationOfEmail(tx, subject));
  if (conversationId) return { conversationId, aboutKey: nearest };
  const [theirs] = await tx
    .select({ id: incomingEmails.conversationId })
    .from(incomingEmails)
    .where(inArray(incomingEmails.messageId, before))
    .limit(1);
  return { conversationId: theirs?.id ?? undefined, aboutKey: nearest };
}

/** Some mail servers give our emails other ids: then a bounce is taken to be about the latest answer. */
async function lastAnswer(tx: Database, conversationId: string): Promise<string | undefined> {
  const [answer] = await tx
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(and(eq(threadEntries.conversationId, conversationId), eq(threadEntries.kind, "email")))
    .orderBy(desc(threadEntries.createdAt))
    .limit(1);
  return answer && answerKey(answer.id);
}
