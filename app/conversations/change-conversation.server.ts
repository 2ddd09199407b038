import { and, desc, eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  type Conversation,
  type ConversationStatus,
  contactMessages,
  conversations,
  demoRequests,
  incomingEmails,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { type ConversationMove, conversationMoves, isPossible } from "./states";

export type ConversationTarget = { id: string; version: number };

/** Why nothing was changed. */
export type Refusal =
  | { refused: "unknown" }
  /** Somebody was faster. */
  | { refused: "changed"; by: string; action: string; at: Date }
  | { refused: "not-possible" }
  | { refused: "no-email" }
  /** Nothing follows the greeting. */
  | { refused: "bare-greeting" };

export type Changed = { conversation: Conversation };
type Values = Partial<typeof conversations.$inferInsert>;

/** Changes a conversation that is still as the person saw it; what `also` stores is part of the same transaction. */
export async function changeConversation(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  { id, version }: ConversationTarget,
  change: (tx: Database, conversation: Conversation) => Promise<Values | Refusal>,
): Promise<Changed | Refusal> {
  requireRight(actor, "inbox.work");
  const result = await inTransaction(db, async (tx): Promise<Changed | Refusal> => {
    const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    if (!found) return { refused: "unknown" };
    if (found.version !== version) return lastChange(tx, found);
    const values = await change(tx, found);
    if ("refused" in values) return values;
    const [conversation] = await tx
      .update(conversations)
      .set({ ...values, version: version + 1 })
      .where(eq(conversations.id, id))
      .returning();
    return { conversation: conversation as Conversation };
  });
  jobs.wake();
  return result;
}

/** Moves a conversation to another state. Answering takes one that nobody owns. */
export function moveConversation(
  services: Services,
  actor: Actor,
  target: ConversationTarget,
  move: ConversationMove,
) {
  return changeConversation(services, actor, target, async (tx, conversation) => {
    if (!isPossible(move, conversation.status)) return { refused: "not-possible" };
    await recordMove(tx, actor, conversation, move);
    return valuesOf(move, conversation, actor);
  });
}

/** Takes the last move back, for ten minutes. What was mailed or written stays. */
export function undoMove(services: Services, actor: Actor, target: ConversationTarget) {
  return changeConversation(services, actor, target, async (tx, conversation) => {
    return (await takeBack(tx, actor, conversation)) ?? { refused: "not-possible" };
  });
}

/** The same for many, where this person moved them last; gives how many came back. */
export function undoMoves({ db }: Pick<Services, "db">, actor: Actor, ids: string[]): Promise<number> {
  requireRight(actor, "inbox.work");
  return inTransaction(db, async (tx) => {
    let undone = 0;
    for (const id of [...new Set(ids)].sort()) {
      const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
      const isOwn = found && (await lastEvent(tx, found))?.actorId === actor.id;
      const before = isOwn ? await takeBack(tx, actor, found) : undefined;
      if (!found || !before) continue;
      const values = { ...before, version: found.version + 1 };
      await tx.update(conversations).set(values).where(eq(conversations.id, id));
      undone += 1;
    }
    return undone;
  });
}

async function takeBack(tx: Database, actor: Actor, conversation: Conversation): Promise<Values | undefined> {
  const last = await lastEvent(tx, conversation);
  const isRecent = last && last.at.getTime() > Date.now() - undoMinutes * 60_000;
  const before = last?.before?.status as ConversationStatus | undefined;
  if (!isRecent || !before || !(last.action in conversationMoves)) return undefined;
  const { id, status } = conversation;
  await markLeads(tx, id, before === "spam");
  const after = { status: before };
  const event = {
    action: "undo",
    subject: "conversation",
    subjectId: id,
    before: { status },
    after,
  } as const;
  await recordAudit(tx, actor, event);
  return { status: before };
}

export const undoMinutes = 10;

/** The same move for many rows of a list. Those that it is not possible for stay as they are; gives those that moved. */
export async function moveConversations(
  { db }: Pick<Services, "db">,
  actor: Actor,
  ids: string[],
  move: ConversationMove,
): Promise<string[]> {
  requireRight(actor, "inbox.work");
  return inTransaction(db, (tx) => moveEach(tx, actor, ids, move));
}

/** The same as part of a transaction. */
export async function moveEach(tx: Database, actor: Actor, ids: string[], move: ConversationMove) {
  const moved: string[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    if (!found || !isPossible(move, found.status)) continue;
    await recordMove(tx, actor, found, move);
    const values = { ...valuesOf(move, found, actor), version: found.version + 1 };
    await tx.update(conversations).set(values).where(eq(conversations.id, id));
    moved.push(id);
  }
  return moved;
}

export async function recordMove(
  tx: Database,
  actor: Actor,
  { id, status, firstAnsweredAt, answeredAt }: Conversation,
  move: ConversationMove,
  also: { entry?: string } = {},
) {
  const { to } = conversationMoves[move];
  if (move === "spam" || move === "not-spam") await markLeads(tx, id, move === "spam");
  await recordAudit(tx, actor, {
    action: move,
    subject: "conversation",
    subjectId: id,
    before: also.entry
      ? { status, firstAnsweredAt: isoOf(firstAnsweredAt), answeredAt: isoOf(answeredAt) }
      : { status },
    after: { status: to, ...also },
  });
}

function isoOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** The spam filter's mark follows a person's judgement: it decides how long a message is kept. */
async function markLeads(tx: Database, id: string, isSpam: boolean) {
  for (const leads of [contactMessages, demoRequests, incomingEmails]) {
    await tx.update(leads).set({ isSpam }).where(eq(leads.conversationId, id));
  }
}

export function valuesOf(move: ConversationMove, conversation: Conversation, actor: Actor): Values {
  const now = new Date();
  const { to: status } = conversationMoves[move];
  if (move === "answer") {
    return {
      status,
      answeredAt: now,
      firstAnsweredAt: conversation.firstAnsweredAt ?? now,
      ownerId: conversation.ownerId ?? actor.id,
    };
  }
  if (move === "close") return { status, closedAt: now };
  if (move === "spam") return { status };
  return { status, waitingSince: now };
}

async function lastChange(tx: Database, conversation: Conversation): Promise<Refusal> {
  const event = await lastEvent(tx, conversation);
  return {
    refused: "changed",
    by: event?.actor ?? "The sender",
    action: event?.action ?? "message",
    at: event?.at ?? new Date(),
  };
}

export async function lastEvent(tx: Database, { id }: Conversation) {
  const [event] = await tx
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, "conversation"), eq(auditEvents.subjectId, id)))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event;
}
