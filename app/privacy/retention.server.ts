import { and, eq, isNotNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { purgeSignIns } from "~/access/purge-sign-ins.server";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  demoRequests,
  paymentAttempts,
  purchases,
  quotations,
  sentEmails,
} from "~/db/schema";
import { purgeWithdrawnConsents } from "~/news/subscriptions.server";
import { purgeRateLimits } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { findSetting, setSetting } from "~/settings/settings.server";
import { kept } from "./kept";
import { purgeOutbox } from "./outbox.server";

type Purged = Pick<Services, "db" | "log" | "config">;

/** Deletes what the privacy policy says we no longer keep. Several servers may do it; deleting twice deletes once. */
export async function purgeExpired(services: Purged) {
  const deleted = {
    leads: await purgeLeads(services),
    orders: await purgeOrders(services),
    consents: await purgeWithdrawnConsents(services, kept.consentMonths),
    payingPhones: await purgePayingPhones(services),
    emailRecords: await purgeEmailRecords(services),
    emailFiles: await purgeOutbox(services.config, kept.emailDays),
    limits: await purgeRateLimits(services),
    signIns: await purgeSignIns(services),
  };
  await setSetting(services.db, "last-purge", new Date().toISOString());
  services.log.info(deleted, "expired data was deleted");
}

/** When expired data was last deleted, by any server. */
export async function lastPurge(db: Database): Promise<Date | undefined> {
  const at = await findSetting<string>(db, "last-purge");
  return at ? new Date(at) : undefined;
}

async function purgeLeads({ db }: Purged): Promise<number> {
  let rows = 0;
  for (const table of [contactMessages, demoRequests, quotations]) {
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

/** Years are cut where the company is. Seven of them: the Companies Act asks for more than tax law does. */
async function purgeOrders({ db }: Purged): Promise<number> {
  const endOfYears = sql`date_trunc('year', now(), 'Africa/Nairobi') - make_interval(years => ${kept.orderYears})`;
  const rows = await db
    .delete(purchases)
    .where(lt(purchases.createdAt, endOfYears))
    .returning({ id: purchases.id });
  return rows.length;
}

/** A prompt can be sent again, and a payment found, until then. */
async function purgePayingPhones({ db }: Purged): Promise<number> {
  const old = lt(paymentAttempts.createdAt, sql`now() - make_interval(days => ${kept.payingPhoneDays})`);
  const rows = await db
    .update(paymentAttempts)
    .set({ phone: null })
    .where(and(old, isNotNull(paymentAttempts.phone)))
    .returning({ id: paymentAttempts.id });
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
