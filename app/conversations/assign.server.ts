import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type Conversation, conversations } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { tellAssigned } from "~/notify/tell-assigned.server";
import type { Services } from "~/services-context";
import {
  type ConversationTarget,
  changeConversation,
  lastEvent,
  undoMinutes,
} from "./change-conversation.server";

export type Owner = { id: string; name: string } | null;

/** Assigns a conversation to a member of staff, who gets an email, or clears its owner. */
export function assignConversation(
  services: Services,
  actor: Actor,
  target: ConversationTarget,
  owner: Owner,
) {
  return changeConversation(services, actor, target, async (tx, conversation) => {
    await recordAssigned(tx, actor, conversation, owner);
    if (conversation.ownerId !== owner?.id) await tell(services, tx, actor, owner, [conversation.id]);
    return { ownerId: owner?.id ?? null };
  });
}

/** Many at once, with one email; gives those that changed hands. */
export async function assignConversations(
  services: Services,
  actor: Actor,
  ids: string[],
  owner: Owner,
): Promise<string[]> {
  requireRight(actor, "inbox.work");
  const given = await inTransaction(services.db, async (tx) => {
    const changed = await forEach(tx, ids, async (conversation) => {
      if (conversation.ownerId === (owner?.id ?? null)) return undefined;
      await recordAssigned(tx, actor, conversation, owner);
      return { ownerId: owner?.id ?? null };
    });
    await tell(services, tx, actor, owner, changed);
    return changed;
  });
  services.jobs.wake();
  return given;
}

/** Back to whom they were with, for ten minutes, where this person gave them away last. Gives how many. */
export async function undoAssigned(
  { db }: Pick<Services, "db">,
  actor: Actor,
  ids: string[],
): Promise<number> {
  requireRight(actor, "inbox.work");
  const back = await inTransaction(db, (tx) =>
    forEach(tx, ids, async (conversation) => {
      const last = await lastEvent(tx, conversation);
      const isRecent = last && last.at.getTime() > Date.now() - undoMinutes * 60_000;
      if (!isRecent || last.action !== "assign" || last.actorId !== actor.id) return undefined;
      const { ownerId = null } = last.before ?? {};
      const before = { owner: last.after?.owner ?? null };
      await recordAudit(tx, actor, {
        ...{ action: "undo", subject: "conversation", subjectId: conversation.id },
        ...{ before, after: { ownerId } },
      });
      return { ownerId: ownerId as string | null };
    }),
  );
  return back.length;
}

async function forEach(
  tx: Database,
  ids: string[],
  change: (conversation: Conversation) => Promise<Pick<Conversation, "ownerId"> | undefined>,
): Promise<string[]> {
  const changed: string[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    const values = found && (await change(found));
    if (!values) continue;
    await tx
      .update(conversations)
      .set({ ...values, version: found.version + 1 })
      .where(eq(conversations.id, id));
    changed.push(id);
  }
  return changed;
}

async function recordAssigned(tx: Database, actor: Actor, { id, ownerId }: Conversation, owner: Owner) {
  await recordAudit(tx, actor, {
    action: "assign",
    subject: "conversation",
    subjectId: id,
    before: { ownerId },
    after: { owner: owner?.name ?? null },
  });
}

function tell(services: Services, tx: Database, actor: Actor, owner: Owner, ids: string[]) {
  const path = ids.length === 1 ? `/staff/inbox/${ids[0]}` : "/staff/inbox?view=mine";
  const things = ids.map(() => ({ what: "conversation" }) as const);
  return tellAssigned(services, tx, actor, owner?.id ?? null, { path, things });
}
