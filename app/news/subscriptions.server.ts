import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import type { Database } from "~/db/open.server";
import { newsSubscriptions } from "~/db/schema";
import type { Services } from "~/services-context";

export type Consent = Pick<typeof newsSubscriptions.$inferInsert, "email" | "wording" | "source">;

/** Records that somebody asked for product news, and gives back the token that stops it. Once is enough. */
export async function subscribeToNews(db: Database, consent: Consent): Promise<string> {
  await db
    .insert(newsSubscriptions)
    .values({ ...consent, unsubscribeToken: randomBytes(18).toString("base64url") })
    .onConflictDoNothing();
  const [active] = await db
    .select({ token: newsSubscriptions.unsubscribeToken })
    .from(newsSubscriptions)
    .where(
      and(
        sql`lower(${newsSubscriptions.email}) = lower(${consent.email})`,
        isNull(newsSubscriptions.withdrawnAt),
      ),
    );
  if (!active) throw new Error("The subscription was neither stored nor there before.");
  return active.token;
}

/** Ends the subscription that a token belongs to. One that has ended, or never was, stays as it is. */
export async function unsubscribeFromNews({ db }: Pick<Services, "db">, token: string) {
  await db
    .update(newsSubscriptions)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(newsSubscriptions.unsubscribeToken, token), isNull(newsSubscriptions.withdrawnAt)));
}

/** Deletes the proof of consents that were withdrawn so many months ago. */
export function purgeWithdrawnConsents({ db }: Pick<Services, "db">, months: number): Promise<number> {
  const { id, withdrawnAt } = newsSubscriptions;
  return deleteInBatches(db, id, lt(withdrawnAt, sql`now() - make_interval(months => ${months})`));
}

/** What can't be a token isn't looked up: anything may stand in an address, even what PostgreSQL can't compare. */
export function isUnsubscribeToken(given: string): boolean {
  return /^[\w-]{22,64}$/.test(given);
}
