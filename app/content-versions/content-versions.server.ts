import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { contentState, contentVersions } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { ContentKind } from "~/published/content";
import type { Services } from "~/services-context";

type Db = Pick<Services, "db">;

/** What is written of one kind. `base` is the version that its form showed, 0 where nothing was written yet. */
export type Written = { kind: ContentKind; data: unknown; base: number; note?: string };
export type ContentVersion = typeof contentVersions.$inferSelect;
export type Outcome = { version: ContentVersion } | { refused: "changed"; by: string; at: Date };

const { id, kind: kindColumn } = contentVersions;
const isLive = eq(contentVersions.isPublished, true);

/** The last word on a kind, and what visitors see of it. They are the same unless a draft waits. */
export async function contentOf({ db }: Db, actor: Actor, kind: ContentKind) {
  requireRight(actor, "content.edit");
  const [latest, live] = await Promise.all([latestOf(db, kind), latestOf(db, kind, true)]);
  return { latest, live, draft: draftOf(latest, live) };
}

/** Stores a draft, which visitors don't see. A draft equal to the last one is not stored again. */
export function saveDraft({ db }: Db, actor: Actor, written: Written): Promise<Outcome> {
  requireRight(actor, "content.edit");
  return inTransaction(db, (tx) => write(tx, actor, written, false));
}

/** From here on it is what the site says, on every server. */
export function publish({ db }: Db, actor: Actor, written: Written): Promise<Outcome> {
  requireRight(actor, "content.edit");
  return inTransaction(db, async (tx) => {
    const outcome = await write(tx, actor, written, true);
    if ("refused" in outcome) return outcome;
    const { version } = outcome;
    await tx.update(contentState).set({ revision: sql`${contentState.revision} + 1` });
    await recordAudit(tx, actor, {
      action: "publish",
      subject: "content",
      subjectId: written.kind,
      after: { version: version.id, ...(version.note && { note: version.note }) },
    });
    return outcome;
  });
}

/** An earlier version as a draft: it is looked at, and published, like any other. */
export async function restore(
  services: Db,
  actor: Actor,
  { kind, version, base }: { kind: ContentKind; version: number; base: number },
): Promise<Outcome | { refused: "unknown" }> {
  requireRight(actor, "content.edit");
  const found = await findVersion(services, actor, kind, version);
  if (!found) return { refused: "unknown" };
  return saveDraft(services, actor, { kind, data: found.data, base });
}

export async function findVersion({ db }: Db, actor: Actor, kind: ContentKind, version: number) {
  requireRight(actor, "content.edit");
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(kindColumn, kind), eq(id, version)));
  return found;
}

/** The newest first, `before` the last one of the page above. */
export function contentHistory(
  { db }: Db,
  actor: Actor,
  { kind, before, limit = 30 }: { kind: ContentKind; before?: number; limit?: number },
) {
  requireRight(actor, "content.edit");
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(kindColumn, kind), before === undefined ? isNotNull(id) : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}

/** How often something was published: what each server asks every second. */
export async function publishedRevision({ db }: Db): Promise<number> {
  const [state] = await db.select({ revision: contentState.revision }).from(contentState);
  return state?.revision ?? 0;
}

/** The published version of each kind that has one. */
export async function publishedVersions({ db }: Db) {
  return db
    .selectDistinctOn([kindColumn], { kind: kindColumn, data: contentVersions.data })
    .from(contentVersions)
    .where(isLive)
    .orderBy(kindColumn, desc(id));
}

/** The last word on each kind, for a preview; who may see it is the caller's to ask. */
export function contentDrafts({ db }: Db) {
  return db
    .selectDistinctOn([kindColumn], { kind: kindColumn, data: contentVersions.data })
    .from(contentVersions)
    .orderBy(kindColumn, desc(id));
}

/** Where a draft waits, and when each kind was published last. */
export async function contentStates({ db }: Db, actor: Actor) {
  requireRight(actor, "content.edit");
  const of = (condition?: typeof isLive) =>
    db.selectDistinctOn([kindColumn]).from(contentVersions).where(condition).orderBy(kindColumn, desc(id));
  const [latest, live] = await Promise.all([of(), of(isLive)]);
  return latest.map((one) => {
    const published = live.find(({ kind }) => kind === one.kind);
    return { kind: one.kind, draft: draftOf(one, published), live: published };
  });
}

/** What was written since, if it says anything else. */
function draftOf(latest: ContentVersion | undefined, live: ContentVersion | undefined) {
  if (!latest || latest.isPublished || (live && isSame(latest.data, live.data))) return undefined;
  return latest;
}

async function write(
  tx: Database,
  actor: Actor,
  { kind, data, base, note }: Written,
  isPublished: boolean,
): Promise<Outcome> {
  // One after the other: numbers grow in the order in which versions are seen.
  await tx.select().from(contentState).for("update");
  const latest = await latestOf(tx, kind);
  if (latest && (latest.isPublished || !isPublished) && isSame(latest.data, data)) return { version: latest };
  if ((latest?.id ?? 0) !== base && latest) {
    return { refused: "changed", by: latest.author, at: latest.at };
  }
  const values = { kind, data, isPublished, note: note || null, author: actor.name, authorId: actor.id };
  return { version: oneRow(await tx.insert(contentVersions).values(values).returning()) };
}

async function latestOf(db: Database, kind: ContentKind, live?: true): Promise<ContentVersion | undefined> {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(kindColumn, kind), live && isLive))
    .orderBy(desc(id))
    .limit(1);
  return found;
}

/** JSON keeps no order of names. */
function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
