import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { auditEvents, savedAnswers } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import type { SavedAnswerInput } from "./input";

type Db = Pick<Services, "db">;
type Written = Extract<SavedAnswerInput, { do: "save" }>;

export type SavedAnswerRefusal = { refused: "unknown" | "title-taken" } | { refused: "changed"; by: string };

const { id, language, title, body, version, entry, removedAt } = savedAnswers;

/** All of them, as they are found: by language, then by title. */
export function listSavedAnswers({ db }: Db, actor: Actor) {
  requireRight(actor, "inbox.work");
  return db
    .select({ id, language, title, body, version, entry })
    .from(savedAnswers)
    .where(isNull(removedAt))
    .orderBy(asc(language), asc(sql`lower(${title})`));
}

/** A new one, or a change to the version that was read. The same sending twice is stored once. */
export function saveAnswer(
  { db }: Db,
  actor: Actor,
  written: Written,
): Promise<{ title: string } | SavedAnswerRefusal> {
  requireRight(actor, "answers.write");
  const { language, title, body } = written;
  const values = { language, title, body, entry: written.entry ?? null };
  return inTransaction(db, async (tx) => {
    if (written.entry && (await tx.$count(savedAnswers, eq(entry, written.entry))) > 0) return { title };
    if (await isTaken(tx, written)) return { refused: "title-taken" };
    if (!written.id) {
      const [added] = await tx.insert(savedAnswers).values(values).returning({ id });
      await record(tx, actor, "add", added?.id, { title, language });
      return { title };
    }
    const [found] = await tx.select().from(savedAnswers).where(eq(id, written.id)).for("update");
    if (!found || found.removedAt) return { refused: "unknown" };
    if (found.version !== written.version) return { refused: "changed", by: await lastChange(tx, found.id) };
    await tx
      .update(savedAnswers)
      .set({ ...values, version: found.version + 1 })
      .where(eq(id, found.id));
    await record(tx, actor, "change", found.id, { title, language });
    return { title };
  });
}

/** It is offered no longer, and can be put back. */
export function removeAnswer(
  { db }: Db,
  actor: Actor,
  key: string,
  isRemoved: boolean,
): Promise<{ title: string } | SavedAnswerRefusal> {
  requireRight(actor, "answers.write");
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(savedAnswers).where(eq(id, key)).for("update");
    if (!found || (found.removedAt !== null) === isRemoved) return { refused: "unknown" };
    if (!isRemoved && (await isTaken(tx, found))) return { refused: "title-taken" };
    await tx
      .update(savedAnswers)
      .set({ removedAt: isRemoved ? sql`now()` : null })
      .where(eq(id, key));
    const { title, language } = found;
    await record(tx, actor, isRemoved ? "remove" : "restore", key, { title, language });
    return { title };
  });
}

/** Two of one language with one title could not be told apart. */
async function isTaken(tx: Database, written: Pick<Written, "id" | "language" | "title">): Promise<boolean> {
  const same = and(eq(language, written.language), sql`lower(${title}) = lower(${written.title})`);
  const other = written.id ? ne(id, written.id) : undefined;
  return (await tx.$count(savedAnswers, and(same, other, isNull(removedAt)))) > 0;
}

async function lastChange(tx: Database, key: string): Promise<string> {
  const [event] = await tx
    .select({ by: auditEvents.actor })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, "saved-answer"), eq(auditEvents.subjectId, key)))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event?.by ?? "Somebody else";
}

function record(tx: Database, actor: Actor, action: string, key = "", after: Record<string, string>) {
  return recordAudit(tx, actor, { action, subject: "saved-answer", subjectId: key, after });
}
