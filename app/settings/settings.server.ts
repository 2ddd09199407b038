import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { settings } from "~/db/schema";

/** A value that all servers share. The first one that asks decides what it is, unless somebody set it. */
export async function settingOr<T>(db: Database, key: string, initial: () => T): Promise<T> {
  const found = await findSetting<T>(db, key);
  if (found !== undefined) return found;
  await db.insert(settings).values({ key, value: initial() }).onConflictDoNothing();
  return (await findSetting<T>(db, key)) as T;
}

export async function findSetting<T>(db: Database, key: string): Promise<T | undefined> {
  const [found] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return found?.value as T | undefined;
}

/** Several at once, by their keys; those that nobody set are left out. */
export async function findSettings<T>(db: Database, keys: string[]): Promise<Map<string, T>> {
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  return new Map(rows.map(({ key, value }) => [key, value as T]));
}

export async function setSetting(db: Database, key: string, value: unknown) {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, version: sql`${settings.version} + 1` } });
}

/** Sets some of a value's fields; the others stay as they are, whoever wrote them. */
export async function mergeSetting(db: Database, key: string, fields: Record<string, unknown>) {
  const value = sql`${settings.value} || excluded.value`;
  await db
    .insert(settings)
    .values({ key, value: fields })
    .onConflictDoUpdate({ target: settings.key, set: { value, version: sql`${settings.version} + 1` } });
}
