import { randomUUID } from "node:crypto";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import {
  contactMessages,
  conversations,
  customerContacts,
  customerNotes,
  demoBookings,
  demoRequests,
  incomingEmails,
  incomingFiles,
  newsSubscriptions,
  orderLines,
  orders,
  paymentAttempts,
  payments,
  quotations,
  reminders,
  returns,
  serialNumbers,
  staff,
  taxInvoices,
  threadEntries,
  unmatchedPayments,
} from "~/db/schema";
import { fieldsIn } from "~/forms/personal-fields";
import { contactFields } from "~/leads/contact-input";
import { demoFields } from "~/leads/demo-input";
import { cents, shillings } from "~/money/cents";
import { type OrderField, orderFields } from "~/orders/order-input";
import { quotationFields } from "~/quotations/input";
import { heldPage } from "~/staff/privacy/held-document";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase, query } from "../../tests/databases";
import { signIn } from "../../tests/staff";
import { erasePerson } from "./erase-person.server";
import { exportPerson } from "./find-person.server";
import { type GivenOut, givenOut } from "./given-out";
import { readPerson } from "./person.server";
import { recordsOf } from "./records";
import { purgeExpired } from "./retention.server";

/** What is a person's own, by table, and where they get it. Each column must be given out, erased and purged. */
const personal: Record<string, { given: keyof GivenOut; columns: string[] }> = {
  contact_messages: { given: "messages", columns: Object.keys(contactFields) },
  demo_requests: { given: "demoRequests", columns: Object.keys(demoFields) },
  demo_bookings: { given: "demoTimes", columns: ["area", "zone", "cancel_reason"] },
  thread_entries: { given: "notesAndAnswers", columns: ["subject", "body"] },
  customer_contacts: { given: "customer", columns: ["contact"] },
  customer_notes: { given: "customer", columns: ["body"] },
  reminders: { given: "reminders", columns: ["note"] },
  incoming_emails: {
    given: "emailsReceived",
    columns: ["message_id", "from_name", "from_email", "subject", "body", "quoted", "reason"],
  },
  incoming_files: { given: "emailsReceived", columns: ["name"] },
  purchases: { given: "orders", columns: [...Object.keys(orderFields), "agreed"] },
  returns: { given: "orders", columns: ["fault", "work"] },
  payments: { given: "orders", columns: ["note", "withdrawn_reason"] },
  payment_attempts: { given: "orders", columns: ["phone"] },
  tax_invoices: { given: "orders", columns: ["buyer_name", "buyer_pin"] },
  quotations: { given: "quotations", columns: Object.keys(quotationFields) },
  unmatched_payments: { given: "paymentsWithoutOrder", columns: ["account"] },
  news_subscriptions: { given: "news", columns: ["email"] },
};

/** Erased and purged as well, but not given out a second time. */
const copies: Record<string, string[]> = {
  "what its messages say": ["name", "email", "phone", "company", "snippet", "search"].map(
    (column) => `conversations.${column}`,
  ),
  "what its order says": [
    "hardware_orders.customer_name",
    "hardware_orders.customer_email",
    "hardware_orders.customer_phone",
    "hardware_orders.shipping_address",
    "purchases.search",
  ],
  "a provider's name for the attempt, which may end in the phone number": ["payment_attempts.provider_ref"],
  "a file is given out by its name; the person has it": ["incoming_files.content"],
  "a tax invoice as a file; the person has it": ["tax_invoice_files.content"],
  "a provider's page, which may name the buyer": ["payment_attempts.checkout_url"],
};

/** Says nothing about a visitor, and why. */
const impersonal: Record<string, string[]> = {
  "one of a list that the database checks": [
    "contact_messages.channel",
    "contact_messages.language",
    "conversations.kind",
    "conversations.status",
    "demo_bookings.cancelled_by",
    "demo_bookings.place",
    "demo_bookings.state",
    "demo_requests.channel",
    "demo_requests.language",
    "hardware_orders.channel",
    "incoming_emails.kind",
    "incoming_files.refused",
    "hardware_orders.order_status",
    "hardware_orders.payment_method",
    "hardware_orders.payment_status",
    "news_subscriptions.source",
    "payment_attempts.charge_currency",
    "payment_attempts.provider",
    "payment_attempts.state",
    "payment_disputes.kind",
    "payment_disputes.provider",
    "payment_disputes.state",
    "payment_events.kind",
    "payment_events.provider",
    "payments.kind",
    "payments.method",
    "purchases.cancel_reason",
    "purchases.channel",
    "purchases.language",
    "purchases.order_status",
    "purchases.payment_method",
    "purchases.payment_status",
    "quotations.channel",
    "returns.state",
    "quotations.language",
    "tax_invoices.kind",
    "tax_invoices.reason",
    "tax_invoices.state",
    "thread_entries.kind",
    "unmatched_payments.method",
  ],
  "the path of a page of ours, without query": [
    "contact_messages.source_page",
    "conversations.source_page",
    "demo_requests.source_page",
    "hardware_orders.source_page",
    "purchases.source_page",
    "quotations.source_page",
  ],
  "how a visit began: a page of ours, the name of a site, a campaign of ours": [
    "contact_messages.began",
    "demo_requests.began",
    "purchases.began",
    "quotations.began",
  ],
  "drawn by us": [
    "conversations.reply_token",
    "incoming_emails.about_key",
    "incoming_emails.fingerprint",
    "demo_requests.booking_key",
    "hardware_orders.access_key",
    "hardware_orders.reference",
    "news_subscriptions.unsubscribe_token",
    "payment_attempts.token_hash",
    "purchases.access_key",
    "purchases.reference",
    "quotations.access_key",
    "quotations.number",
    "tax_invoice_files.sha256",
    "tax_invoices.number",
  ],
  "our own words": [
    "hardware_orders.hardware_name",
    "hardware_orders.hardware_type",
    "serial_numbers.machine",
    "returns.number",
    "returns.courier",
    "returns.tracking",
    "news_subscriptions.wording",
    "quotations.lines",
    "tax_invoices.lines",
  ],
  "what KRA gave a tax invoice": [
    "tax_invoices.control_unit",
    "tax_invoices.internal_data",
    "tax_invoices.invoice_number",
    "tax_invoices.qr_link",
    "tax_invoices.signature",
  ],
  "the number on a machine, which stays with its order: claims are made by it": [
    "serial_numbers.key",
    "serial_numbers.serial",
  ],
  "who of us wrote it": ["customer_notes.author_name", "thread_entries.author_name"],
  "money as the books and the provider name it": [
    "payment_attempts.reason",
    "payment_attempts.receipt_code",
    "payment_disputes.currency",
    "payment_disputes.provider_id",
    "payment_disputes.reason",
    "payment_events.dedupe_key",
    "payment_events.summary",
    "payments.receipt_code",
    "unmatched_payments.currency",
    "unmatched_payments.receipt_code",
  ],
};

const withoutVisitors: Record<string, string[]> = {
  "about people who work here": [
    "demo_hosts",
    "staff",
    "staff_accounts",
    "staff_passkeys",
    "staff_sessions",
    "staff_verifications",
  ],
  "names ids and fields, never a visitor's own data": ["audit_events"],
  "machines on the shelf, and who of us moved them": ["stock", "stock_movements"],
  "texts for everybody, with placeholders for what is a person's": ["saved_answers"],
  "counts of pages, which know nobody": ["speeds", "visits"],
  "what the site says to everybody, and who of us wrote it": ["content_versions"],
  "how the site works": ["daily_salts", "rate_limits", "sent_emails", "settings"],
};

const whatToDo = `Each column that can hold text must be declared. What a visitor fills in belongs to the fields of its
form (contactFields, demoFields, orderFields, quotationFields): then it is shown, given out, exported and erased. Other
things of theirs belong to 'personal' in this file, what says nothing about them to 'impersonal', with the reason.`;

/** Values that the checks of a table take; anything else is filled with the column's own name. */
const values: Record<string, unknown> = {
  "contact_messages.transcript": [{ from: "visitor", text: wordFor("contact_messages", "transcript") }],
  "demo_requests.employees": "201-500",
  "payment_attempts.phone": "254712345678",
  "payment_attempts.provider_ref": "ws_CO_18112026_712345678",
  "purchases.agreed": { signedBy: wordFor("purchases", "agreed") },
  "purchases.kra_pin": "P000000045R",
  "quotations.kra_pin": "A000000046B",
  "tax_invoices.buyer_pin": "P000000047C",
  "unmatched_payments.account": "KARANJASHOP",
  "customer_contacts.contact": "joseph@karanja.example",
  email: "joseph@karanja.example",
  from_email: "joseph@karanja.example",
  customer_email: "joseph@karanja.example",
  phone: "+254712345678",
  customer_phone: "+254712345678",
};

const owner: Actor = { id: randomUUID(), name: "Wanjiru", email: "w@velto.example", role: "owner" };
const asked = { reason: "asked", askedOn: "2026-11-10", askedBy: "email", tell: false } as const;
const longAgo = new Date(Date.UTC(new Date().getUTCFullYear() - 9, 5, 1));

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    await services().db.insert(staff).values(owner);
  });

  test("every column that can hold text is declared, once, and exists", async () => {
    const columns = await textColumns();
    const declared = [
      ...declaredPersonal().map(({ table, column }) => `${table}.${column}`),
      ...Object.values(copies).flat(),
      ...Object.values(impersonal).flat(),
    ];
    const undeclared = columns.filter((column) => !declared.includes(column));
    expect(undeclared, whatToDo).toEqual([]);
    expect(declared.filter((column) => !columns.includes(column))).toEqual([]);
    expect(declared.length).toBe(new Set(declared).size);
  });

  test("staff read everything that a form asks for, on a page and in a file", async () => {
    await store(new Date());
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "owner");
    const [conversation] = await services().db.select().from(conversations);
    const page = async (path: string) =>
      words(await (await site.request(`/staff/${path}`, { headers: { cookie } })).text());
    const file = async (list: string) => {
      const asked = {
        list,
        from: "2026-01-01",
        to: "2099-12-31",
        status: "",
        personal: "true",
        purpose: "Test",
      };
      return words(await (await site.request("/staff/export/file", formPost(asked, { cookie }))).text());
    };
    const inbox = await page(`inbox/${conversation?.id}`);
    const pages: Record<string, string> = {
      contact_messages: inbox,
      demo_requests: inbox,
      purchases: await page("orders/VLT-7K3M9PX"),
      quotations: await page("quotations/VQ-7K3M9P"),
    };
    const files = [
      { table: "contact_messages", fields: contactFields, text: await file("inbox") },
      { table: "demo_requests", fields: demoFields, text: await file("inbox") },
      { table: "purchases", fields: orderFields, text: await file("orders") },
    ];
    const onPages = declaredPersonal().flatMap(({ table, column }) => {
      // The inbox names people as their conversation does.
      const markers = [markerOf(table, column), markerOf("conversations", column)].map(words);
      const text = pages[table];
      return text && !markers.some((marker) => text.includes(marker)) ? [`${table}.${column}`] : [];
    });
    const inFiles = files.flatMap(({ table, fields, text }) =>
      fieldsIn("export", fields as Record<string, OrderField>).flatMap(({ name }) =>
        text.includes(words(markerOf(table, name))) ? [] : [`${table}.${name}`],
      ),
    );
    expect({ onPages, inFiles }).toEqual({ onPages: [], inFiles: [] });
  });

  test("a person is given everything that is theirs, as a file and as a page", async () => {
    await store(new Date());
    const given = givenOut(await exportPerson(services(), owner, joseph()), new Date());
    const missing = declaredPersonal().filter(({ table, column, section }) => {
      const marker = markerOf(table, column);
      return !JSON.stringify(given[section]).includes(marker) || !heldPage(given).includes(marker);
    });
    expect(missing, "Give it out in app/privacy/given-out.ts.").toEqual([]);
  });

  test("the desk names what a record holds", async () => {
    await store(new Date());
    const records = recordsOf(await exportPerson(services(), owner, joseph()));
    const holds = (what: string) =>
      records.find((record) => record.what.startsWith(what))?.holds.toLowerCase();
    const kinds = { "Contact message": contactFields, "Demo request": demoFields } as const;
    const others = { Order: orderFields, "Quotation ": quotationFields } as const;
    for (const [what, fields] of Object.entries({ ...kinds, ...others })) {
      const words = fieldsIn("held", fields as Record<string, OrderField>);
      for (const { label } of words) expect(holds(what)).toContain(label.toLowerCase());
    }
  });

  test("nothing of an erased person is left anywhere", async () => {
    await store(new Date());
    expect((await left()).sort()).toEqual(allMarkers());
    expect(await erasePerson(services(), owner, joseph(), asked)).toMatchObject({ state: "erased" });
    expect(await left()).toEqual([]);
  });

  test("of somebody who paid, what tax law asks for is left, and nothing else", async () => {
    await store(new Date());
    await pay();
    expect(await erasePerson(services(), owner, joseph(), asked)).toMatchObject({ state: "erased" });
    const kept = ["business_name", "customer_name", "kra_pin"].map((column) => markerOf("purchases", column));
    expect(await left()).toEqual(kept.sort());
  });

  test("nothing is left when its time is over", async () => {
    await store(longAgo);
    await pay(longAgo);
    expect((await left()).sort()).toEqual(allMarkers());
    await purgeExpired(services());
    expect(await left()).toEqual([]);
  });

  async function textColumns(): Promise<string[]> {
    const rows = await query<{ table: string; column: string }>(
      services(),
      sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type not in ('uuid', 'boolean', 'integer', 'bigint', 'numeric', 'date', 'timestamp with time zone')
        order by 1, 2`,
    );
    const skipped = Object.values(withoutVisitors).flat();
    return rows
      .filter(({ table }) => !skipped.includes(table))
      .map(({ table, column }) => `${table}.${column}`);
  }

  /** One person in every table, with something to look for in every column that may hold something of theirs. */
  async function store(at: Date) {
    const { db } = services();
    const [conversation] = await db
      .insert(conversations)
      .values({
        ...filled(conversations, ["name", "email", "phone", "company", "snippet"]),
        kind: "demo",
        createdAt: at,
        search: sql`to_tsvector('simple', ${markerOf("conversations", "search")})`,
      })
      .returning();
    const conversationId = conversation?.id ?? "";
    await db.insert(contactMessages).values({ ...filled(contactMessages), conversationId, createdAt: at });
    const [demo] = await db
      .insert(demoRequests)
      .values({ ...filled(demoRequests), conversationId, createdAt: at })
      .returning();
    const day = new Date(Math.ceil(at.getTime() / 86_400_000) * 86_400_000);
    const until = new Date(day.getTime() + 3_600_000);
    await db.insert(demoBookings).values({
      ...filled(demoBookings),
      demoRequestId: demo?.id ?? "",
      staffId: owner.id,
      state: "cancelled",
      cancelledAt: at,
      cancelledBy: "visitor",
      place: "visit",
      ...{ startsAt: day, endsAt: until, busyFrom: day, busyUntil: until, createdAt: at },
    });
    await db
      .insert(threadEntries)
      .values({ ...filled(threadEntries), conversationId, kind: "note", authorName: "Wanjiru" });
    await db.insert(reminders).values({ ...filled(reminders), conversationId, day: "2026-11-20" });
    const [customer] = await db.insert(customerContacts).values(filled(customerContacts)).returning();
    await db
      .insert(customerNotes)
      .values({ ...filled(customerNotes), contactId: customer?.id ?? "", authorName: "Wanjiru" });
    const [email] = await db
      .insert(incomingEmails)
      .values({
        ...filled(incomingEmails),
        ...{ conversationId, fingerprint: "once", kind: "message", sizeBytes: 900, createdAt: at },
      })
      .returning();
    const file = { emailId: email?.id ?? "", sizeBytes: 4, content: Buffer.from("file") };
    await db.insert(incomingFiles).values({ ...filled(incomingFiles), ...file });
    const named = { reference: "VLT-7K3M9PX", accessKey: "k".repeat(24) };
    const [order] = await db
      .insert(orders)
      .values({ ...filled(orders), ...named, totalCents: cents(2_000_000), createdAt: at })
      .returning();
    const orderId = order?.id ?? "";
    const { customerName = "", customerEmail = "", customerPhone = "", shippingAddress = "" } = order ?? {};
    await db.insert(orderLines).values({
      ...{ ...named, orderId, customerName, customerEmail, customerPhone, shippingAddress },
      hardwareType: "pos-terminal",
      hardwareName: "POS Terminal",
      unitPrice: shillings(20_000),
      totalAmount: shillings(20_000),
      createdAt: at,
    });
    const money = { orderId, kind: "payment", method: "mpesa", amountCents: cents(2_000_000) } as const;
    await db.insert(payments).values({ ...filled(payments), ...money, withdrawnAt: at });
    await db.insert(paymentAttempts).values({
      ...filled(paymentAttempts, ["phone", "provider_ref", "checkout_url"]),
      orderId,
      number: 1,
      provider: "mpesa",
      amountCents: cents(2_000_000),
      chargeMinor: 2_000_000,
      state: "failed",
      tokenHash: "hash",
      idempotencyKey: randomUUID(),
    });
    const [serial] = await db
      .insert(serialNumbers)
      .values({ serial: "SN-1002", key: "sn1002", orderId })
      .returning();
    await db
      .insert(returns)
      .values({ ...filled(returns), number: "RT-5WK2PD", orderId, serialId: serial?.id ?? "" });
    const gone = { kind: "invoice", reason: "sale", state: "withdrawn" } as const;
    const amounts = { totalCents: cents(2_000_000), vatCents: cents(275_862) };
    await db
      .insert(taxInvoices)
      .values({ ...filled(taxInvoices), ...gone, ...amounts, lines: [], orderId, number: named.reference });
    await db.insert(quotations).values({
      ...filled(quotations),
      number: "VQ-7K3M9P",
      accessKey: "q".repeat(24),
      lines: [],
      totalCents: cents(2_000_000),
      validUntil: "2026-11-30",
      createdAt: at,
    });
    await db.insert(unmatchedPayments).values({
      ...filled(unmatchedPayments),
      ...{ method: "mpesa", receiptCode: "UKI6WN3R8D", amountMinor: 100_000, orderId },
      ...{ receivedAt: at, settledAt: at },
    });
    await db.insert(newsSubscriptions).values({
      ...filled(newsSubscriptions),
      wording: "Email me",
      source: "contact",
      unsubscribeToken: "u".repeat(24),
      withdrawnAt: at,
    });
  }

  async function pay(at = new Date()) {
    const { db } = services();
    const [order] = await db.update(orders).set({ orderStatus: "confirmed", confirmedAt: at }).returning();
    const money = { kind: "payment", method: "mpesa", amountCents: cents(2_000_000) } as const;
    await db.insert(payments).values({ ...money, orderId: order?.id ?? "", receiptCode: "UKI6WN3R8C" });
    await db.update(orders).set({ orderStatus: "packed", packedAt: at });
    await db.update(orders).set({ orderStatus: "shipped", shippedAt: at });
    await db
      .update(orders)
      .set({ orderStatus: "delivered", deliveredAt: at })
      .where(eq(orders.orderStatus, "shipped"));
  }

  /** The markers that stand somewhere in the database, in any table of ours or of the job queue. */
  async function left(): Promise<string[]> {
    const tables = await query<{ name: string }>(
      services(),
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await query<{ text: string }>(
        services(),
        sql.raw(`select to_jsonb(t)::text as text from ${name} t`),
      );
      texts.push(...rows.map(({ text }) => text));
    }
    return allMarkers().filter((marker) => texts.some((text) => text.includes(marker)));
  }
});

/** Without spaces: telephone numbers are shown in groups. */
function words(text: string): string {
  return text.replaceAll(/\s/g, "");
}

function joseph() {
  const person = readPerson("joseph@karanja.example");
  if (!person) throw new Error("nobody");
  return person;
}

function declaredPersonal() {
  return Object.entries(personal).flatMap(([table, { given: section, columns }]) =>
    columns.map((column) => ({ table, column, section })),
  );
}

function allMarkers(): string[] {
  const own = declaredPersonal().map(({ table, column }) => markerOf(table, column));
  const copied = ["company", "snippet", "search"].map((column) => markerOf("conversations", column));
  return [...new Set([...own, ...copied, markerOf("payment_attempts", "checkout_url")])].sort();
}

/** What is looked for: the value itself, or the word in it. */
function markerOf(table: string, column: string): string {
  const value = values[`${table}.${column}`] ?? values[column];
  return typeof value === "string" ? value : wordFor(table, column);
}

/** A word that is written nowhere else. */
function wordFor(table: string, column: string): string {
  return `zz${table}${column}`.replaceAll("_", "");
}

/** Columns filled with something to look for: those that are declared, or these. */
function filled<Table extends PgTable>(table: Table, columns = personal[getTableName(table)]?.columns) {
  const name = getTableName(table);
  const all = Object.entries(getTableColumns(table)).filter(([, column]) => columns?.includes(column.name));
  return Object.fromEntries(
    all.map(([key, column]) => {
      const value = values[`${name}.${column.name}`] ?? values[column.name];
      return [key, value ?? wordFor(name, column.name)];
    }),
  ) as Required<Table["$inferInsert"]>;
}
