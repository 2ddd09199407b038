import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { staff, staffPasskeys, staffSessions } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { authenticatorName } from "./authenticator-names";

type Db = Pick<Services, "db">;

/** What a person may see and end of their own: where they are signed in, and their passkeys. */
export async function readOwnAccount({ db }: Db, actor: Actor) {
  const sessions = await db
    .select({
      id: staffSessions.id,
      userAgent: staffSessions.userAgent,
      createdAt: staffSessions.createdAt,
      updatedAt: staffSessions.updatedAt,
    })
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, actor.id), gt(staffSessions.expiresAt, sql`now()`)))
    .orderBy(desc(staffSessions.updatedAt));
  const passkeys = await listPasskeys({ db }, actor.id);
  return {
    sessions,
    passkeys: passkeys.map(({ aaguid, ...passkey }) => ({
      ...passkey,
      name: passkey.name ?? authenticatorName(aaguid),
    })),
  };
}

export function listPasskeys({ db }: Db, personId: string) {
  return db
    .select({
      id: staffPasskeys.id,
      name: staffPasskeys.name,
      aaguid: staffPasskeys.aaguid,
      createdAt: staffPasskeys.createdAt,
    })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, personId))
    .orderBy(desc(staffPasskeys.createdAt));
}

/** Of their own sessions only; nothing happens for anybody else's. */
export async function endSession({ db }: Db, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, id), eq(staffSessions.userId, actor.id)))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) return false;
    await recordAudit(tx, actor, { action: "ended a session", subject: "session", subjectId: id });
    return true;
  });
}

/** The session that a new sign-in of the same browser replaces. */
export async function dropSession({ db }: Db, id: string) {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

export async function endOtherSessions({ db }: Db, actor: Actor, thisOne: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.userId, actor.id), ne(staffSessions.id, thisOne)))
      .returning({ id: staffSessions.id });
    await recordAudit(tx, actor, {
      action: "ended other sessions",
      subject: "session",
      after: { sessions: ended.length },
    });
    return ended.length;
  });
}

export async function removePasskey({ db }: Db, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, actor.id)))
      .returning({ id: staffPasskeys.id });
    if (removed.length === 0) return false;
    await recordAudit(tx, actor, { action: "removed a passkey", subject: "staff", subjectId: actor.id });
    return true;
  });
}

export async function setOwnName({ db }: Db, actor: Actor, name: string) {
  await inTransaction(db, async (tx) => {
    await tx.update(staff).set({ name, updatedAt: sql`now()` }).where(eq(staff.id, actor.id));
    const before = { name: actor.name };
    await recordAudit(tx, actor, {
      action: "change-name",
      subject: "staff",
      subjectId: actor.id,
      before,
      after: { name },
    });
  });
}

export async function setSingleKeys({ db }: Db, actor: Actor, singleKeys: boolean) {
  await db.update(staff).set({ singleKeys, updatedAt: sql`now()` }).where(eq(staff.id, actor.id));
}
