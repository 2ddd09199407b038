import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { type OpenServices, prepareDatabase, servicesOn } from "~/services.server";
import { openSite } from "../app";
import { databaseKinds } from "../databases";
import { emailJobs, emailsSettled } from "../emails";
import { type MailServer, startMailServer } from "../mail-server";
import { type FirstRelease, firstReleaseStatements, type Row, restoreFirstRelease } from "./first-release";

const tables = [
  "contact_messages",
  "demo_requests",
  "hardware_orders",
  "news_subscriptions",
  "sent_emails",
  "rate_limits",
  "daily_salts",
  "pgboss.job",
];
type Snapshot = Record<string, Row[]>;

describe.each(databaseKinds)("a database of the first release, on %s", (kind) => {
  let release: FirstRelease;
  let mail: MailServer;
  let services: OpenServices;
  let before: Snapshot;
  let migrated: Snapshot;

  beforeAll(async () => {
    release = await restoreFirstRelease(kind);
    before = await snapshot();
    await prepareDatabase(release.database);
    migrated = await snapshot();
    // The server of the first release is still there, and goes on.
    for (const { text, values } of firstReleaseStatements()) await release.session.query(text, values);
    mail = await startMailServer();
    const config = readConfig({ SMTP_URL: mail.url });
    services = await servicesOn(release.database, config, pino({ level: "silent" }));
  });
  afterAll(async () => {
    await services?.jobs.stop();
    await release?.close();
    await mail?.close();
  });

  async function snapshot(): Promise<Snapshot> {
    const read = async (table: string): Promise<[string, Row[]]> => {
      const { rows } = await release.session.query(`select to_jsonb(t) as row from ${table} t`);
      return [table, rows.map(({ row }) => row as Row)];
    };
    const all: Snapshot = {};
    for (const table of tables) Object.assign(all, Object.fromEntries([await read(table)]));
    return all;
  }

  const rowsOf = async (text: string) => (await release.session.query(text)).rows;

  test.each(tables)("keeps every row of %s as it was", (table) => {
    const old = before[table] ?? [];
    expect(old.length, "the dump has rows").toBeGreaterThan(0);
    expect(migrated[table]).toHaveLength(old.length);
    for (const row of old) expect(migrated[table]).toContainEqual(expect.objectContaining(row));
  });

  test("gives each order one purchase, with its reference, its page and its states", async () => {
    const orders = await rowsOf(`select o.reference, p.reference as bought,
      (o.access_key, o.customer_name, o.customer_email, o.customer_phone, o.shipping_address, o.order_status, o.is_spam, o.created_at)
      = (p.access_key, p.customer_name, p.customer_email, p.customer_phone, p.shipping_address, p.order_status, p.is_spam, p.created_at)
      and o.total_amount * 100 = p.total_cents as same
      from hardware_orders o left join purchases p on p.id = o.purchase_id`);
    expect(orders).toHaveLength((before.hardware_orders ?? []).length + 1);
    expect(orders.filter(({ reference, bought, same }) => reference !== bought || !same)).toEqual([]);
    expect(await rowsOf("select count(*)::int as count from purchases")).toEqual([{ count: orders.length }]);
  });

  test("shows each order at its old address", async () => {
    const site = await openSite(services);
    for (const { reference, access_key, is_spam } of await rowsOf("select * from hardware_orders")) {
      const page = await site.request(`/orders/${access_key}`);
      expect(page.status, `${reference} ${is_spam}`).toBe(200);
      expect(await page.text()).toContain(reference);
    }
  });

  test("gives each lead a conversation, spam among the spam", async () => {
    const leads = await rowsOf(`select l.email, l.conversation_id, c.status
      from (select email, conversation_id from contact_messages union all select email, conversation_id from demo_requests) l
      left join conversations c on c.id = l.conversation_id`);
    expect(leads.length).toBe(
      (before.contact_messages?.length ?? 0) + (before.demo_requests?.length ?? 0) + 3,
    );
    expect(leads.filter(({ status }) => status === null)).toEqual([]);
    expect(
      new Set(leads.filter(({ email }) => email === "bot@spam.example").map(({ status }) => status)),
    ).toEqual(new Set(["spam"]));
  });

  test("sends what was waiting and what the old server queued, and nothing again", async () => {
    const done = new Set((before.sent_emails ?? []).map((row) => String(row.email_key)));
    const waiting = (migrated["pgboss.job"] ?? [])
      .filter(({ name, state }) => name === "emails" && (state === "retry" || state === "created"))
      .map(({ data }) => (data as { email: { key: string } }).email.key);
    expect(waiting.length).toBeGreaterThan(0);
    await release.session.query(
      "update pgboss.job set start_after = now() where name = 'emails' and state = 'retry'",
    );
    await emailsSettled(services);
    const sent = mail.emails.map(({ messageId }) => messageId);
    expect(new Set(sent).size).toBe(sent.length);
    const jobs = await emailJobs(services);
    const completed = new Set(
      jobs.filter(({ state }) => state === "completed").map(({ data }) => data.email.key),
    );
    for (const key of waiting) expect(completed).toContain(key);
    const old = firstReleaseStatements().filter(({ text }) => text.includes("INSERT INTO pgboss.job"));
    const queued = old.flatMap(
      ({ values }) => JSON.parse(String(values[0])) as { data: { email: { key: string } } }[],
    );
    const keys = [...waiting, ...queued.map(({ data }) => data.email.key)].filter((key) => !done.has(key));
    // Of the order's two, the old server has sent the buyer's itself.
    expect(mail.emails).toHaveLength(keys.length - 1);
  });
});
