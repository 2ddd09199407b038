import { and, eq, lt, or, sql } from "drizzle-orm";
import { contactMessages, demoRequests, hardwareOrders } from "~/db/schema";
import type { Services } from "~/services.server";

/** Deletes what the privacy policy says we no longer keep: spam, old enquiries, orders past the tax years. */
export async function forgetOldRows({ db, log }: Pick<Services, "db" | "log">) {
  const monthsAgo = (months: number) => sql`now() - make_interval(months => ${months})`;
  let rows = 0;
  for (const table of [contactMessages, demoRequests]) {
    const old = lt(table.createdAt, monthsAgo(kept.enquiries));
    const oldSpam = and(eq(table.isSpam, true), lt(table.createdAt, monthsAgo(kept.spam)));
    rows += (await db.delete(table).where(or(old, oldSpam)).returning({ id: table.id })).length;
  }
  const endOfTaxYears = sql`date_trunc('year', now()) - make_interval(years => ${kept.orderYears})`;
  const closed = await db
    .delete(hardwareOrders)
    .where(lt(hardwareOrders.createdAt, endOfTaxYears))
    .returning({ id: hardwareOrders.id });
  rows += closed.length;
  if (rows > 0) log.info({ rows }, "old rows were deleted");
}

/** The numbers of the privacy policy; a test holds the two together. */
export const kept = { enquiries: 24, spam: 6, orderYears: 5 };
