import { and, eq, isNull, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { type Cursor, keyset } from "~/db/keyset.server";
import { newsSubscriptions } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";

type Db = Pick<Services, "db">;

const pageSize = 50;
const { id, email, consentedAt, source, wording, withdrawnAt } = newsSubscriptions;

/** A page of those who get product news, the latest first, and how many they are. */
export async function listSubscribers({ db }: Db, actor: Actor, cursor: Cursor) {
  requireRight(actor, "news.read");
  const { where, order, page } = keyset(cursor, {
    at: consentedAt,
    id,
    isDescending: true,
    edge: (key) => sql`select consented_at, id from news_subscriptions where id = ${key}`,
  });
  const [rows, count] = await Promise.all([
    db
      .select({ id, email, consentedAt, source, wording })
      .from(newsSubscriptions)
      .where(and(isNull(withdrawnAt), where))
      .orderBy(order)
      .limit(pageSize + 1),
    db.$count(newsSubscriptions, isNull(withdrawnAt)),
  ]);
  return { ...page(rows, pageSize, (row) => row.id), count };
}

/** For somebody who asks us to stop. The proof of consent stays for as long as the privacy policy says. */
export function stopSubscription({ db }: Db, actor: Actor, key: string): Promise<boolean> {
  requireRight(actor, "news.read");
  return inTransaction(db, async (tx) => {
    const [stopped] = await tx
      .update(newsSubscriptions)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(id, key), isNull(withdrawnAt)))
      .returning({ id });
    if (stopped) await recordAudit(tx, actor, { action: "stop-news", subject: "privacy" });
    return stopped !== undefined;
  });
}
