import { and, eq, getTableColumns, inArray, ne, or } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type ContactMessage,
  type CustomerContact,
  type CustomerNote,
  contactMessages,
  customerContacts,
  customerNotes,
  type DemoBooking,
  type DemoRequest,
  demoBookings,
  demoRequests,
  type IncomingEmail,
  type IncomingFile,
  incomingEmails,
  incomingFiles,
  newsSubscriptions,
  type Order,
  type OrderLine,
  orderLines,
  orders,
  type Payment,
  paymentAttempts,
  payments,
  type Quotation,
  quotations,
  type Reminder,
  type Return,
  reminders,
  returns,
  type SerialNumber,
  serialNumbers,
  type TaxInvoice,
  type ThreadEntry,
  taxInvoices,
  threadEntries,
  type UnmatchedPayment,
  unmatchedPayments,
} from "~/db/schema";
import { emailSubject } from "~/email/email-subject";
import { reachesNobody } from "~/email/nobody";
import { type FoundEmail, findEmails } from "~/jobs/find-emails.server";
import type { Services } from "~/services-context";
import { type Person, sameEmail, samePhone } from "./person.server";
import { conversationsOf, isTheirLead, isTheirOrder, isTheirQuotation } from "./theirs.server";

type Attempt = typeof paymentAttempts.$inferSelect;

/** Everything we hold about a person. */
export type Held = {
  messages: ContactMessage[];
  demos: DemoRequest[];
  /** The times that were booked for them. */
  bookings: DemoBooking[];
  conversationIds: string[];
  entries: ThreadEntry[];
  /** What was noted of them as a customer, and that they are one with others. */
  contacts: (CustomerContact & { notes: CustomerNote[]; tied: string[] })[];
  /** What staff wrote to come back to. */
  reminders: Reminder[];
  /** Their emails, with the files in them. */
  received: (IncomingEmail & { files: Omit<IncomingFile, "content">[] })[];
  orders: (Order & {
    lines: OrderLine[];
    payments: Payment[];
    attempts: Attempt[];
    taxInvoices: TaxInvoice[];
    serials: SerialNumber[];
    returns: Return[];
  })[];
  quotations: Quotation[];
  /** Payments to our PayBill by which they typed something that names no order. */
  unmatched: UnmatchedPayment[];
  news: (typeof newsSubscriptions.$inferSelect)[];
  /** Queued, failed, or sent within the last day. */
  emails: FoundEmail[];
};

/** Reads every table. `db` may be a transaction. */
export async function heldAbout(
  { jobs }: Pick<Services, "jobs">,
  db: Database,
  person: Person,
): Promise<Held> {
  const conversationIds = await conversationsOf(db, [person]);
  const messages = await leadsOf(db, contactMessages, person, conversationIds);
  const demos = await leadsOf(db, demoRequests, person, conversationIds);
  const bookings = await bookingsOf(db, demos);
  const orders = await ordersOf(db, person);
  const orderIds = orders.map(({ id }) => id);
  const entries = await db
    .select()
    .from(threadEntries)
    .where(
      or(inArray(threadEntries.conversationId, conversationIds), inArray(threadEntries.orderId, orderIds)),
    )
    .orderBy(threadEntries.createdAt);
  const quoted = await quotationsOf(db, person, orderIds);
  const reminded = await remindersOf(db, { conversationIds, orderIds, quoted, bookings });
  const unmatched = await unmatchedOf(db, person, orderIds);
  const addresses = addressesOf(person, [...messages, ...demos, ...quoted], orders);
  const news = addresses.length
    ? await db
        .select()
        .from(newsSubscriptions)
        .where(or(...addresses.map((address) => sameEmail(newsSubscriptions.email, address))))
    : [];
  const received = await receivedIn(db, conversationIds);
  const enquiries = { messages, demos, bookings, conversationIds, entries, received };
  const contacts = await contactsOf(db, person);
  const held = { ...enquiries, contacts, reminders: reminded, orders, quotations: quoted, unmatched, news };
  return { ...held, emails: await emailsOf(jobs, db, held, addresses) };
}

async function contactsOf(db: Database, { by, value }: Person): Promise<Held["contacts"]> {
  const { contact } = customerContacts;
  const isTheirs = by === "email" ? eq(contact, value) : samePhone(contact, value);
  const found = await db.select().from(customerContacts).where(isTheirs);
  const ids = found.map(({ id }) => id);
  const notes = await db.select().from(customerNotes).where(inArray(customerNotes.contactId, ids));
  const groups = found.map(({ customerId }) => customerId);
  const tied = await db.select().from(customerContacts).where(inArray(customerContacts.customerId, groups));
  return found.map((each) => ({
    ...each,
    notes: notes.filter(({ contactId }) => contactId === each.id),
    tied: tied.filter(({ customerId }) => customerId === each.customerId).map(({ contact }) => contact),
  }));
}

type About = { conversationIds: string[]; orderIds: string[]; quoted: Quotation[]; bookings: DemoBooking[] };

function remindersOf(db: Database, { conversationIds, orderIds, quoted, bookings }: About) {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return db
    .select()
    .from(reminders)
    .where(
      or(
        inArray(reminders.conversationId, conversationIds),
        inArray(reminders.orderId, orderIds),
        inArray(reminders.quotationId, ids(quoted)),
        inArray(reminders.bookingId, ids(bookings)),
      ),
    )
    .orderBy(reminders.createdAt);
}

function leadsOf<T extends typeof contactMessages | typeof demoRequests>(
  db: Database,
  leads: T,
  person: Person,
  conversationIds: string[],
): Promise<T["$inferSelect"][]> {
  return db
    .select()
    .from(leads as typeof contactMessages)
    .where(isTheirLead(leads, [person], conversationIds))
    .orderBy(leads.createdAt) as Promise<T["$inferSelect"][]>;
}

async function receivedIn(db: Database, conversationIds: string[]): Promise<Held["received"]> {
  const emails = await db
    .select()
    .from(incomingEmails)
    .where(inArray(incomingEmails.conversationId, conversationIds))
    .orderBy(incomingEmails.createdAt);
  const emailIds = emails.map(({ id }) => id);
  const { content: _, ...columns } = getTableColumns(incomingFiles);
  const files = await db.select(columns).from(incomingFiles).where(inArray(incomingFiles.emailId, emailIds));
  return emails.map((email) => ({ ...email, files: files.filter(({ emailId }) => emailId === email.id) }));
}

function bookingsOf(db: Database, demos: DemoRequest[]): Promise<DemoBooking[]> {
  const ids = demos.map(({ id }) => id);
  return db
    .select()
    .from(demoBookings)
    .where(inArray(demoBookings.demoRequestId, ids))
    .orderBy(demoBookings.createdAt);
}

async function ordersOf(db: Database, person: Person): Promise<Held["orders"]> {
  const found = await db
    .select()
    .from(orders)
    .where(isTheirOrder([person]))
    .orderBy(orders.createdAt);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
  const money = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const attempts = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  const taxed = await db.select().from(taxInvoices).where(inArray(taxInvoices.orderId, ids));
  const back = await db.select().from(returns).where(inArray(returns.orderId, ids));
  const serials = await db.select().from(serialNumbers).where(inArray(serialNumbers.orderId, ids));
  return found.map((order) => ({
    ...order,
    taxInvoices: taxed.filter(({ orderId }) => orderId === order.id),
    lines: lines.filter(({ orderId }) => orderId === order.id),
    payments: money.filter(({ orderId }) => orderId === order.id),
    attempts: attempts.filter(({ orderId }) => orderId === order.id),
    serials: serials.filter(({ orderId }) => orderId === order.id),
    returns: back.filter(({ orderId }) => orderId === order.id),
  }));
}

function quotationsOf(db: Database, person: Person, orderIds: string[]): Promise<Quotation[]> {
  return db
    .select()
    .from(quotations)
    .where(isTheirQuotation([person], inArray(quotations.orderId, orderIds)))
    .orderBy(quotations.createdAt);
}

/** Known as theirs when it was matched to their order, or when they typed their number instead of an order's. */
function unmatchedOf(db: Database, { by, value }: Person, orderIds: string[]): Promise<UnmatchedPayment[]> {
  const ofOrders = inArray(unmatchedPayments.orderId, orderIds);
  const isTheirs = by === "phone" ? or(samePhone(unmatchedPayments.account, value), ofOrders) : ofOrders;
  return db
    .select()
    .from(unmatchedPayments)
    .where(and(ne(unmatchedPayments.account, ""), isTheirs))
    .orderBy(unmatchedPayments.receivedAt);
}

/** A consent and an email know an address only: the one asked for, or those on what was found by a number. */
function addressesOf(person: Person, leads: { email: string | null }[], orders: Order[]): string[] {
  const found = [...leads.map(({ email }) => email), ...orders.map(({ customerEmail }) => customerEmail)];
  const all = person.by === "email" ? [person.value] : found;
  const known = all.filter((email) => email !== null && !reachesNobody(email)) as string[];
  return [...new Set(known.map((email) => email.toLowerCase()))];
}

function emailsOf(
  jobs: Services["jobs"],
  db: Database,
  held: Omit<Held, "emails">,
  addresses: string[],
): Promise<FoundEmail[]> {
  const ids = new Set([
    ...[...held.messages, ...held.demos, ...held.bookings, ...held.entries, ...held.received].map(
      ({ id }) => id,
    ),
    ...held.orders.map(({ reference }) => reference),
    ...held.quotations.map(({ number }) => number),
  ]);
  // To sales, with what was typed.
  const keys = new Set(held.unmatched.map(({ id }) => `payment-unmatched:${id}`));
  return findEmails(jobs, db, ({ key, to, replyTo }) => {
    const isAddressed = [to, replyTo].some((each) => each && addresses.includes(each.toLowerCase()));
    const subject = emailSubject(key);
    return isAddressed || keys.has(key) || (subject !== undefined && ids.has(idIn(subject)));
  });
}

function idIn(subject: NonNullable<ReturnType<typeof emailSubject>>): string {
  if (subject.about === "order") return subject.reference;
  if (subject.about === "quotation") return subject.number;
  return subject.about === "answer" ? subject.entryId : subject.id;
}
