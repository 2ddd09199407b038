import { and, eq, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { contactMessages, conversations, demoRequests, purchases, sentEmails } from "~/db/schema";
import { purgeWithdrawnConsents } from "~/news/subscriptions.server";
import { purgeRateLimits } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { purgeOutbox } from "./outbox.server";

type Purged = Pick<Services, "db" | "log" | "config">;

/** The numbers of the privacy policy; a test holds the two together. */
export const kept = { enquiryMonths: 24, spamMonths: 6, orderYears: 5, emailDays: 90, consentMonths: 12 };

/** Deletes what the privacy policy says we no longer keep. Several servers may do it; deleting twice deletes once. */
export async function purgeExpired(services: Purged) {
  const deleted = {
    leads: await purgeLeads(services),
    orders: await purgeOrders(services),
    consents: await purgeWithdrawnConsents(services, kept.consentMonths),
    emailRecords: await purgeEmailRecords(services),
    emailFiles: await purgeOutbox(services.config, kept.emailDays),
    limits: await purgeRateLimits(services),
  };
  services.log.info(deleted, "expired data was deleted");
}

async function purgeLeads({ db }: Purged): Promise<number> {
  let rows = 0;
  for (const table of [contactMessages, demoRequests]) {
    const old = lt(table.createdAt, monthsAgo(kept.enquiryMonths));
    const oldSpam = and(eq(table.isSpam, true), lt(table.createdAt, monthsAgo(kept.spamMonths)));
    rows += (await db.delete(table).where(or(old, oldSpam)).returning({ id: table.id })).length;
  }
  await purgeEmptyConversations(db);
  return rows;
}

/** A conversation ends with its last message. */
async function purgeEmptyConversations(db: Database) {
  const holdsNone = [contactMessages, demoRequests].map((leads) =>
    notExists(db.select({ id: leads.id }).from(leads).where(eq(leads.conversationId, conversations.id))),
  );
  await db.delete(conversations).where(and(...holdsNone));
}

function monthsAgo(months: number): SQL {
  return sql`now() - make_interval(months => ${months})`;
}

/** Tax years are cut where the company is. */
async function purgeOrders({ db }: Purged): Promise<number> {
  const endOfTaxYears = sql`date_trunc('year', now(), 'Africa/Nairobi') - make_interval(years => ${kept.orderYears})`;
  const rows = await db
    .delete(purchases)
    .where(lt(purchases.createdAt, endOfTaxYears))
    .returning({ id: purchases.id });
  return rows.length;
}

/** As long as a failed email may still be sent again; its record is what keeps it from being sent twice. */
async function purgeEmailRecords({ db }: Purged): Promise<number> {
  const rows = await db
    .delete(sentEmails)
    .where(lt(sentEmails.handedOverAt, sql`now() - make_interval(days => ${kept.emailDays})`))
    .returning({ key: sentEmails.emailKey });
  return rows.length;
}
