import { eq } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { settings } from "~/db/schema";

/** A value that all servers share. The first one that asks decides what it is, unless somebody set it. */
export async function settingOr<T>(db: Database, key: string, initial: () => T): Promise<T> {
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  const [found] = await read();
  if (found) return found.value as T;
  await db.insert(settings).values({ key, value: initial() }).onConflictDoNothing();
  const [stored] = await read();
  return stored?.value as T;
}
