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

/** Once at start and then once a day. Several servers may do it; deleting twice deletes once. */
export function forgetDaily(services: Pick<Services, "db" | "log">): () => void {
  const forget = () =>
    forgetOldRows(services).catch((error) => services.log.error({ err: error }, "old rows were not deleted"));
  forget();
  const timer = setInterval(forget, oneDay);
  return () => clearInterval(timer);
}

const oneDay = 24 * 60 * 60 * 1000;
