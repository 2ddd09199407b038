import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessages, demoRequests, orderLines } from "~/db/schema";
import { writesPerWindow } from "~/rate-limits.server";
import { dropEarlierTriggers, emptyDatabase, onDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { startRest } from "../../tests/rest";

const message = { name: "Asha", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
const demo = { name: "Asha", email: "asha@duka.example", company: "Duka", phone: "0712 345 678" };
const order = {
  hardware_type: "pos-terminal",
  quantity: 3,
  customer_name: "Asha",
  customer_email: "asha@duka.example",
  customer_phone: "0712 345 678",
  shipping_address: "Moi Avenue 12, Nairobi",
  payment_method: "mpesa",
};

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  let rest: Awaited<ReturnType<typeof startRest>>;
  let client: SupabaseClient;

  beforeAll(async () => {
    rest = await startRest(services());
    client = createClient(rest.url, "velto-anon");
  });
  afterAll(() => rest.close());
  beforeEach(() => emptyDatabase(services()));

  test("a plain insert", async () => {
    const { data, error, status } = await client.from("contact_messages").insert(message);
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
    expect(await services().db.select().from(contactMessages)).toMatchObject([
      { ...message, channel: "rest" },
    ]);
    expect(await queuedEmails(services())).toHaveLength(2);
  });

  test("a demo request with everything", async () => {
    const full = {
      ...demo,
      employees: "11-50",
      message: "Two branches",
      edition: "retail",
      source_page: "/offer",
    };
    const { error } = await client.from("demo_requests").insert(full);
    expect(error).toBeNull();
    const { source_page, ...stored } = { ...full, phone: "+254712345678" };
    expect(await services().db.select().from(demoRequests)).toMatchObject([
      { ...stored, sourcePage: source_page },
    ]);
  });

  test("an order answers with the row that the server made of it", async () => {
    const { data, error } = await client.from("hardware_orders").insert(order).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      ...order,
      customer_phone: "+254712345678",
      hardware_name: expect.any(String),
      unit_price: 20_000,
      total_amount: 60_000,
      payment_status: "pending",
      order_status: "pending",
      reference: expect.stringMatching(/^VLT-/),
      access_key: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
    });
    expect(Object.keys(data)).not.toContain("is_spam");
  });

  test("the payload of the older site is taken as it is", async () => {
    const old = { ...order, payment_status: "pending", order_status: "pending", total_amount: 60_000 };
    const { data, error } = await client.from("hardware_orders").insert([old]).select();
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  test("chosen columns", async () => {
    const { data } = await client.from("hardware_orders").insert(order).select("id, ref:reference");
    expect(data).toEqual([{ id: expect.any(String), ref: expect.any(String) }]);
  });

  test("an array is stored whole", async () => {
    const rows = [message, { ...message, name: "Otieno", phone: "0700000000" }];
    const { data, error, count } = await client
      .from("contact_messages")
      .insert(rows, { count: "exact" })
      .select();
    expect(error).toBeNull();
    expect(count).toBe(2);
    expect(data?.map(({ name, phone }) => [name, phone])).toEqual([
      ["Asha", null],
      ["Otieno", "+254700000000"],
    ]);
    expect(await queuedEmails(services())).toHaveLength(4);
  });

  test("an array with one wrong row is not stored at all", async () => {
    const { error, status } = await client
      .from("contact_messages")
      .insert([message, { ...message, email: "asha" }]);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    expect(await services().db.select().from(contactMessages)).toEqual([]);
    expect(await queuedEmails(services())).toEqual([]);
  });

  test("an array whose last row was stored before is not stored at all", async () => {
    const client_request_id = randomUUID();
    await client.from("contact_messages").insert({ ...message, client_request_id });
    const rows = [
      { ...message, client_request_id: randomUUID() },
      { ...message, client_request_id },
    ];
    const { error, status } = await client.from("contact_messages").insert(rows);
    expect({ status, code: error?.code }).toEqual({ status: 409, code: "23505" });
    expect(await services().db.select().from(contactMessages)).toHaveLength(1);
    expect(await queuedEmails(services())).toHaveLength(2);
  });

  test("single() with two rows stores nothing", async () => {
    const { error, status } = await client
      .from("contact_messages")
      .insert([message, message])
      .select()
      .single();
    expect({ status, code: error?.code, details: error?.details }).toEqual({
      status: 406,
      code: "PGRST116",
      details: "The result contains 2 rows",
    });
    expect(await services().db.select().from(contactMessages)).toEqual([]);
  });

  test("the same client_request_id again", async () => {
    const row = { ...order, client_request_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => client.from("hardware_orders").insert(row)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: "23505",
      details: `Key (client_request_id)=(${row.client_request_id}) already exists.`,
    });
    expect(await services().db.select().from(orderLines)).toHaveLength(1);
    expect(await queuedEmails(services())).toHaveLength(2);
  });

  test.each([
    ["a wrong total", { total_amount: 3 }],
    ["a total as text", { total_amount: "59999.99" }],
    ["an order that is paid", { payment_status: "paid" }],
    ["an order that is delivered", { order_status: "delivered" }],
    ["a price of one's own", { unit_price: 1 }],
    ["a reference of one's own", { reference: "VLT-AAAAAAA" }],
    ["a link of one's own", { access_key: "a".repeat(24) }],
  ])("%s is refused", async (_, change) => {
    const { error, status } = await client.from("hardware_orders").insert({ ...order, ...change });
    expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
    expect(error?.details).toBeTruthy();
    expect(await services().db.select().from(orderLines)).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ["contact_messages", { ...message, name: undefined }, "23502", "name"],
    ["contact_messages", { ...message, email: null }, "23502", "email"],
    ["contact_messages", { ...message, name: "  " }, "23514", "name"],
    ["contact_messages", { ...message, message: "m".repeat(5001) }, "23514", "message"],
    ["contact_messages", { ...message, email: "a@b.example\nBcc: c@d.example" }, "23514", "email"],
    ["contact_messages", { ...message, name: { $ne: 1 } }, "22P02", "name"],
    ["contact_messages", { ...message, client_request_id: "seven" }, "22P02", "client_request_id"],
    ["contact_messages", { ...message, source_page: "https://evil.example" }, "23514", "source_page"],
    ["demo_requests", { ...demo, employees: "12" }, "23514", "employees"],
    ["demo_requests", { ...demo, edition: "churches" }, "23514", "edition"],
    ["demo_requests", { ...demo, phone: "12" }, "23514", "phone"],
    ["hardware_orders", { ...order, quantity: 0 }, "23514", "quantity"],
    ["hardware_orders", { ...order, quantity: 1000 }, "23514", "quantity"],
    ["hardware_orders", { ...order, quantity: "many" }, "22P02", "quantity"],
    ["hardware_orders", { ...order, quantity: 1.5 }, "22P02", "quantity"],
    ["hardware_orders", { ...order, quantity: null }, "23502", "quantity"],
    ["hardware_orders", { ...order, total_amount: "free" }, "22P02", "total_amount"],
    ["hardware_orders", { ...order, hardware_type: "fax" }, "23514", "hardware_type"],
    ["hardware_orders", { ...order, payment_method: "cash" }, "23514", "payment_method"],
  ])("%s refuses %j with %s", async (table, row, code, column) => {
    const { error, status } = await client.from(table).insert(row);
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
    expect(error?.message).toContain(column);
  });

  test("values are cast as the database would: a number for a phone, text for a quantity", async () => {
    const { data } = await client
      .from("hardware_orders")
      .insert({ ...order, customer_phone: 254712345678, quantity: "2", total_amount: "40000.00" })
      .select("customer_phone, quantity")
      .single();
    expect(data).toEqual({ customer_phone: "+254712345678", quantity: 2 });
  });

  test("keys that only some rows have: null by default, the column's default on request", async () => {
    const { quantity, ...without } = order;
    const asNull = await client.from("hardware_orders").insert([order, without]);
    expect(asNull.error?.code).toBe("23502");
    const asDefault = await client
      .from("hardware_orders")
      .insert([order, without], { defaultToNull: false })
      .select();
    expect(asDefault.error).toBeNull();
    expect(asDefault.data?.map((row) => row.quantity)).toEqual([quantity, 1]);
  });

  test("unknown table, column and selected column", async () => {
    const table = await client.from("users").insert(message);
    expect([table.status, table.error?.code]).toEqual([404, "PGRST205"]);
    const column = await client.from("contact_messages").insert({ ...message, is_admin: true });
    expect([column.status, column.error?.code]).toEqual([400, "PGRST204"]);
    expect(column.error?.message).toContain("'is_admin' column of 'contact_messages'");
    const inArray = await client.from("contact_messages").insert([{ ...message, is_spam: false }]);
    expect([inArray.status, inArray.error?.code]).toEqual([400, "PGRST204"]);
    const selected = await client.from("contact_messages").insert(message).select("transcript");
    expect([selected.status, selected.error?.code]).toEqual([400, "42703"]);
    expect(await services().db.select().from(contactMessages)).toEqual([]);
  });

  test("reading, changing and deleting are refused", async () => {
    const read = await client.from("contact_messages").select();
    expect([read.status, read.error?.code, read.data]).toEqual([401, "42501", null]);
    const update = await client.from("contact_messages").update({ name: "x" }).eq("id", randomUUID());
    expect([update.status, update.error?.code]).toEqual([405, "PGRST117"]);
    const remove = await client.from("contact_messages").delete().eq("id", randomUUID());
    expect([remove.status, remove.error?.code]).toEqual([405, "PGRST117"]);
    const upsert = await client.from("contact_messages").upsert(message);
    expect([upsert.status, upsert.error?.code]).toEqual([401, "42501"]);
    const other = await client.schema("auth").from("users").insert(message);
    expect([other.status, other.error?.code]).toEqual([406, "PGRST106"]);
    const called = await client.rpc("version");
    expect([called.status, called.error?.code]).toEqual([404, "PGRST125"]);
  });

  test("a wrong key", async () => {
    const { error, status } = await createClient(rest.url, "other-key")
      .from("contact_messages")
      .insert(message);
    expect([status, error?.message]).toEqual([401, "Invalid API key"]);
  });

  test("too large, too many rows, too many requests", async () => {
    const large = await client.from("contact_messages").insert({ ...message, message: "m".repeat(70_000) });
    expect([large.status, large.error?.code]).toEqual([413, "54000"]);
    const short = { name: "A", email: "a@b.example", message: "x" };
    const long = await client.from("contact_messages").insert(Array(51).fill(short));
    expect([long.status, long.error?.code]).toEqual([413, "54000"]);

    // The refused list counts once, for its request.
    const left = writesPerWindow.limit - 1 - 50;
    expect((await client.from("contact_messages").insert(Array(50).fill(short))).status).toBe(201);
    const statuses: number[] = [];
    for (let i = 0; i <= left; i++) {
      statuses.push((await client.from("contact_messages").insert(short)).status);
    }
    expect(statuses).toEqual([...Array(left).fill(201), 429]);
    const elsewhere = createClient(rest.url, "velto-anon", {
      global: { headers: { "x-test-address": "203.0.113.2" } },
    });
    expect((await elsewhere.from("contact_messages").insert(short)).status).toBe(201);
  });

  test("two senders of the same rows in opposite orders: one stores them all, the other is told so", async () => {
    for (let round = 0; round < 5; round++) {
      await emptyDatabase(services());
      const rows = Array.from({ length: 20 }, () => ({ ...message, client_request_id: randomUUID() }));
      const send = (order: typeof rows) =>
        client.from("contact_messages").insert(order).select("client_request_id");
      const answers = await Promise.all([send(rows), send(rows.toReversed())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const stored = answers.findIndex(({ status }) => status === 201);
      const ids = rows.map(({ client_request_id }) => ({ client_request_id }));
      expect(answers[stored]?.data).toEqual(stored === 0 ? ids : ids.toReversed());
      expect(await services().db.$count(contactMessages)).toBe(20);
    }
  });

  test("a message full of links is stored and marked, and its sender gets no confirmation", async () => {
    const links = "https://a.example www.b.example http://c.example";
    await client.from("contact_messages").insert({ ...message, message: links });
    expect(await services().db.select().from(contactMessages)).toMatchObject([{ isSpam: true }]);
    expect(await queuedEmails(services())).toEqual([expect.stringMatching(/:sales$/)]);
  });
});
