import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type DemoRequest, demoBookings, demoRequests } from "~/db/schema";
import { openEmailBudget } from "~/email/budget.server";
import type { Email } from "~/email/email";
import { mailbox } from "~/email/mailbox.server";
import { network, openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { RefusedError } from "./refusal";

/** How many times visitors may take: one network in a day, and everybody together in an hour. */
export const timesTaken = {
  network: { limit: 3, windowSeconds: 86_400 },
  everybody: { limit: 20, windowSeconds: 3_600 },
};

export type VisitorLimits = Awaited<ReturnType<typeof openVisitorLimits>>;

/**
 * What keeps a calendar free and mailboxes quiet: anybody can type anybody's address. Each throws, so that what was
 * done before it is undone, and nothing is counted that was not booked.
 */
export async function openVisitorLimits(services: Pick<Services, "db">, sender?: string) {
  const hash = await openHash(services);
  const budget = await openEmailBudget(services, sender);
  return {
    async takeTimes(tx: Database) {
      const counts = [
        ...(sender ? [{ key: `demos-from:${hash(network(sender))}`, ...timesTaken.network }] : []),
        { key: "demos-booked", ...timesTaken.everybody },
      ];
      for (const count of counts) {
        if (!(await takeToken(tx, count)).allowed) throw new RefusedError("too-many");
      }
    },
    async spend(tx: Database, emails: Email[]) {
      if ((await budget(tx, emails)).size < emails.length) throw new RefusedError("too-often");
    },
  };
}

/** One demo ahead for a mailbox, however many requests were made in its name, and on however many servers at once. */
export async function refuseSecondDemo(tx: Database, { id, email }: DemoRequest, now: Date) {
  const own = mailbox(email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`demo of ${own}`}, 0))`);
  const ahead = await tx
    .select({ email: demoRequests.email })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .where(and(eq(demoBookings.state, "booked"), gt(demoBookings.endsAt, now), ne(demoRequests.id, id)));
  if (ahead.some(({ email }) => mailbox(email) === own)) throw new RefusedError("has-one");
}
