import {
  type AnyColumn,
  and,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { purgeSignIns } from "~/access/purge-sign-ins.server";
import { batchOf, deleteInBatches, inBatches } from "~/db/batches.server";
import { phoneDigits } from "~/db/phone-digits";
import {
  contactMessages,
  conversations,
  customerContacts,
  demoRequests,
  incomingEmails,
  orders,
  paymentAttempts,
  quotations,
  sentEmails,
  speeds,
  unmatchedPayments,
  visits,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { JobFailure } from "~/jobs/runs.server";
import { purgeWithdrawnConsents } from "~/news/subscriptions.server";
import { withPersonalRef } from "~/payment-providers/all";
import { purgeRateLimits } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { rebuildSearch } from "./change-address.server";
import { kept } from "./kept";
import { purgeOutbox } from "./outbox.server";

type Purged = Pick<Services, "db" | "log" | "config">;

/**
 * Deletes what the privacy policy says we no longer keep. Several servers may do it; deleting twice deletes once. A
 * purge that fails stops none of the others.
 */
export async function purgeExpired(services: Purged) {
  const deleted: Record<string, number> = {};
  const failed: string[] = [];
  for (const [what, purge] of Object.entries(purges)) {
    try {
      deleted[what] = await purge(services);
    } catch (error) {
      failed.push(what);
      services.log.error({ err: error, purge: what }, "expired data could not be deleted");
    }
  }
  services.log.info(deleted, "expired data was deleted");
  if (failed.length > 0) throw new JobFailure(`could not delete ${failed.join(", ")}`);
}

const purges: Record<string, (services: Purged) => Promise<number>> = {
  messages: (services) => purgeMessages(services, contactMessages),
  "emails received": purgeIncoming,
  "demo requests": (services) => purgeMessages(services, demoRequests),
  conversations: purgeEmptyConversations,
  quotations: ({ db }) => deleteInBatches(db, quotations.id, isOldEnquiry(quotations)),
  orders: purgeOrders,
  customers: purgeCustomers,
  consents: (services) => purgeWithdrawnConsents(services, kept.consentMonths),
  "paying phones": purgePayingPhones,
  "typed account numbers": purgeTypedAccounts,
  "unmatched payments": purgeUnmatched,
  "records of emails": purgeEmailRecords,
  "files of emails": ({ config }) => purgeOutbox(config, kept.emailDays),
  visits: purgeVisits,
  counters: purgeRateLimits,
  "sign-ins": purgeSignIns,
};

function purgeIncoming(services: Purged) {
  return purgeMessages(services, incomingEmails as unknown as typeof contactMessages);
}

/** A conversation that goes on is no longer found by the words of the messages that went. */
function purgeMessages({ db }: Purged, leads: typeof contactMessages | typeof demoRequests): Promise<number> {
  return inBatches(() =>
    inTransaction(db, async (tx) => {
      const gone = await tx
        .delete(leads)
        .where(inArray(leads.id, batchOf(tx, leads.id, isOldEnquiry(leads))))
        .returning({ conversationId: leads.conversationId });
      const ids = new Set(gone.flatMap(({ conversationId }) => conversationId ?? []));
      await rebuildSearch(tx, [...ids]);
      return gone;
    }),
  );
}

function isOldEnquiry({ createdAt, isSpam }: { createdAt: AnyColumn; isSpam: AnyColumn }) {
  const oldSpam = and(eq(isSpam, true), lt(createdAt, monthsAgo(kept.spamMonths)));
  return or(lt(createdAt, monthsAgo(kept.enquiryMonths)), oldSpam);
}

function monthsAgo(months: number): SQL {
  return sql`now() - make_interval(months => ${months})`;
}

/** A conversation ends with its last message. */
function purgeEmptyConversations({ db }: Purged): Promise<number> {
  const holdsNone = [contactMessages, demoRequests, incomingEmails].map((leads) =>
    notExists(db.select({ id: leads.id }).from(leads).where(eq(leads.conversationId, conversations.id))),
  );
  return deleteInBatches(db, conversations.id, and(...holdsNone));
}

/** In small batches: lines, attempts, events and payments go along, and for each attempt all payments are read. */
function purgeOrders({ db }: Purged): Promise<number> {
  return deleteInBatches(db, orders.id, lt(orders.createdAt, endOfYears), 100);
}

/** What was noted of a customer ends with their last record. */
function purgeCustomers({ db }: Purged): Promise<number> {
  const { id, contact } = customerContacts;
  const holdsNone = [
    [orders, orders.customerEmail, orders.customerPhone],
    [conversations, conversations.email, conversations.phone],
    [contactMessages, contactMessages.email, contactMessages.phone],
    [demoRequests, demoRequests.email, demoRequests.phone],
  ] as const;
  const digits = phoneDigits(contact);
  const local = sql`'0' || substr(${digits}, 4)`;
  const isGone = holdsNone.map(
    ([table, email, phone]) => sql`not exists (
      select from ${table} where lower(${email}) = ${contact}
        or (position('@' in ${contact}) = 0 and ${phoneDigits(phone)} in (${digits}, ${local})))`,
  );
  const quoted = sql`not exists (select from ${quotations} where lower(${quotations.email}) = ${contact})`;
  const wrote = sql`not exists (
    select from ${incomingEmails} where lower(${incomingEmails.fromEmail}) = ${contact})`;
  return deleteInBatches(db, id, and(...isGone, quoted, wrote));
}

/** Years are cut where the company is. Seven of them: the Companies Act asks for more than tax law does. */
const endOfYears = sql`date_trunc('year', now(), 'Africa/Nairobi') - make_interval(years => ${kept.orderYears})`;

/** A prompt can be sent again, and a payment found, until then. Some providers' name for an attempt tells the number. */
function purgePayingPhones({ db }: Purged): Promise<number> {
  const { id, createdAt, phone, provider, providerRef } = paymentAttempts;
  const isPersonal = inArray(provider, withPersonalRef);
  const old = and(
    lt(createdAt, daysAgo(kept.payingPhoneDays)),
    or(isNotNull(phone), and(isPersonal, isNotNull(providerRef))),
  );
  return inBatches(() =>
    db
      .update(paymentAttempts)
      .set({ phone: null, providerRef: sql`case when ${isPersonal} then null else ${providerRef} end` })
      .where(inArray(id, batchOf(db, id, old)))
      .returning({ id }),
  );
}

/** People type their name or their number. It is needed until the payment has found its order or went back. */
function purgeTypedAccounts({ db }: Purged): Promise<number> {
  const { id, account, settledAt } = unmatchedPayments;
  const old = and(ne(account, ""), lt(settledAt, daysAgo(kept.typedAccountDays)));
  return inBatches(() =>
    db
      .update(unmatchedPayments)
      .set({ account: "" })
      .where(inArray(id, batchOf(db, id, old)))
      .returning({ id }),
  );
}

/** With the orders of its year. What nobody has settled is still somebody's money. */
function purgeUnmatched({ db }: Purged): Promise<number> {
  const { id, receivedAt, settledAt } = unmatchedPayments;
  return deleteInBatches(db, id, and(isNotNull(settledAt), lt(receivedAt, endOfYears)));
}

/** Each night a day of them. */
async function purgeVisits({ db }: Purged): Promise<number> {
  const old = sql`(now() at time zone 'Africa/Nairobi')::date - make_interval(years => ${kept.visitYears})`;
  let rows = 0;
  for (const table of [visits, speeds]) {
    const gone = await db.delete(table).where(lt(table.day, old)).returning({ day: table.day });
    rows += gone.length;
  }
  return rows;
}

/** As long as a failed email may still be sent again; its record is what keeps it from being sent twice. */
function purgeEmailRecords({ db }: Purged): Promise<number> {
  return deleteInBatches(db, sentEmails.emailKey, lt(sentEmails.handedOverAt, daysAgo(kept.emailDays)));
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}
