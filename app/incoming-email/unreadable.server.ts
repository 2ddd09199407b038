import { and, desc, eq, gt, sql } from "drizzle-orm";
import { incomingEmails } from "~/db/schema";
import type { Services } from "~/services-context";

/** The emails of the last week that could not be read, the latest first. They stand unread in the mailbox. */
export function unreadableEmails({ db }: Pick<Services, "db">) {
  const { kind, reason, createdAt } = incomingEmails;
  return db
    .select({ at: createdAt, reason })
    .from(incomingEmails)
    .where(and(eq(kind, "unreadable"), gt(createdAt, sql`now() - interval '7 days'`)))
    .orderBy(desc(createdAt))
    .limit(10);
}
