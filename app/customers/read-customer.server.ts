import { and, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { centsOfSql } from "~/db/money-columns";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import {
  conversations,
  demoBookings,
  demoRequests,
  newsSubscriptions,
  orderLines,
  orders,
  payments,
  quotations,
  serialNumbers,
  staff,
  threadEntries,
} from "~/db/schema";
import { type Person, sameEmail } from "~/privacy/person.server";
import { conversationsOf, isTheirLead, isTheirOrder, isTheirQuotation } from "~/privacy/theirs.server";
import type { Services } from "~/services-context";
import { notesOn, personIn, tiedTo } from "./contacts.server";
import { alikeTo } from "./find-alike.server";
import { customerOf } from "./find-customer.server";

export type ReadCustomer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** Of each kind the newest; whoever bought more is counted, and found in the lists. */
export const mostShown = 50;

/** Everything that we have of the customer whose record this is. Without amounts for who may see none. */
export async function readCustomer({ db }: Pick<Services, "db">, actor: Actor, record: string) {
  requireRight(actor, "customers.work");
  const person = await customerOf(db, record);
  if (!person) return undefined;
  const tied = await tiedTo(db, person);
  const people = tied.length > 0 ? tied.map(personIn) : [person];
  const conversationIds = await conversationsOf(db, people);
  const [bought, sums, quoted, talks, demos, news] = await Promise.all([
    ordersOf(db, people),
    sumsOf(db, people, may(actor, "money.read")),
    may(actor, "quotations.make") ? quotationsOf(db, people) : [],
    talksOf(db, conversationIds),
    demosOf(db, people, conversationIds),
    newsOf(db, people),
  ]);
  const ids = bought.map(({ id }) => id);
  const [lines, serials, money, notes, alike, own] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.hardwareName),
    db.select().from(serialNumbers).where(inArray(serialNumbers.orderId, ids)).orderBy(serialNumbers.serial),
    may(actor, "money.read") ? paymentsOf(db, ids) : [],
    notesOf(db, ids, conversationIds),
    alikeTo(db, people, { orders: bought, quotations: quoted, talks }),
    notesOn(db, tied),
  ]);
  const orders = bought.map((order) => ({
    ...order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    serials: serials.filter(({ orderId }) => orderId === order.id),
  }));
  return { people, tied, own, orders, sums, quotations: quoted, talks, demos, news, money, notes, alike };
}

const { search: _, accessKey: __, ...orderColumns } = getTableColumns(orders);

function ordersOf(db: Database, people: Person[]) {
  return db
    .select(orderColumns)
    .from(orders)
    .where(isTheirOrder(people))
    .orderBy(desc(orders.createdAt))
    .limit(mostShown);
}

/** Over all their orders; cancelled and fake ones are in no sum. */
async function sumsOf(db: Database, people: Person[], seesMoney: boolean) {
  const counts = and(ne(orders.orderStatus, "cancelled"), eq(orders.isSpam, false));
  const sum = (cents: typeof orders.leftCents | ReturnType<typeof sql>) =>
    sql`coalesce(sum(${cents}) filter (where ${counts}), 0)`.mapWith(centsOfSql);
  const rows = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      since: sql`min(${orders.createdAt})`.mapWith(orders.createdAt),
      ordered: sum(sql`${orders.totalCents} - ${orders.creditedCents}`),
      left: sum(orders.leftCents),
      owed: sum(orders.owedCents),
    })
    .from(orders)
    .where(isTheirOrder(people));
  const { count, ...money } = oneRow(rows);
  return { count, money: seesMoney ? money : undefined };
}

function quotationsOf(db: Database, people: Person[]) {
  const ofTheirs = sql`${quotations.orderId} in (select ${orders.id} from ${orders} where ${isTheirOrder(people)})`;
  return db
    .select()
    .from(quotations)
    .where(isTheirQuotation(people, ofTheirs))
    .orderBy(desc(quotations.createdAt))
    .limit(mostShown);
}

function talksOf(db: Database, conversationIds: string[]) {
  const { search: _, replyToken: __, ...columns } = getTableColumns(conversations);
  return db
    .select(columns)
    .from(conversations)
    .where(inArray(conversations.id, conversationIds))
    .orderBy(desc(conversations.createdAt))
    .limit(mostShown);
}

/** Each with its time, if it has one. */
function demosOf(db: Database, people: Person[], conversationIds: string[]) {
  return db
    .select({ request: demoRequests, booking: demoBookings, host: staff.name })
    .from(demoRequests)
    .leftJoin(demoBookings, eq(demoBookings.demoRequestId, demoRequests.id))
    .leftJoin(staff, eq(staff.id, demoBookings.staffId))
    .where(and(eq(demoRequests.isSpam, false), isTheirLead(demoRequests, people, conversationIds)))
    .orderBy(desc(demoRequests.createdAt), desc(demoBookings.createdAt))
    .limit(mostShown);
}

function newsOf(db: Database, people: Person[]) {
  const addresses = people.filter(({ by }) => by === "email");
  if (addresses.length === 0) return [];
  return db
    .select({ since: newsSubscriptions.consentedAt })
    .from(newsSubscriptions)
    .where(
      and(
        isNull(newsSubscriptions.withdrawnAt),
        or(...addresses.map(({ value }) => sameEmail(newsSubscriptions.email, value))),
      ),
    );
}

function paymentsOf(db: Database, orderIds: string[]) {
  return db
    .select({ ...getTableColumns(payments), by: staff.name, reference: orders.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(staff, eq(staff.id, payments.recordedBy))
    .where(inArray(payments.orderId, orderIds))
    .orderBy(desc(payments.receivedAt))
    .limit(mostShown);
}

/** What staff noted on their orders and conversations. */
function notesOf(db: Database, orderIds: string[], conversationIds: string[]) {
  const { id, body, authorName, createdAt, conversationId } = threadEntries;
  const isTheirs = or(
    inArray(threadEntries.orderId, orderIds),
    inArray(threadEntries.conversationId, conversationIds),
  );
  return db
    .select({ id, body, authorName, createdAt, conversationId, reference: orders.reference })
    .from(threadEntries)
    .leftJoin(orders, eq(orders.id, threadEntries.orderId))
    .where(and(eq(threadEntries.kind, "note"), isTheirs))
    .orderBy(desc(createdAt))
    .limit(mostShown);
}
