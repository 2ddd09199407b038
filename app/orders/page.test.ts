import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { contactMessages, type OrderStatus, orderLines, orders, paymentAttempts } from "~/db/schema";
import { openLog } from "~/log.server";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { bringOrder, orderOf, payOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { nextStep, orderPage, steps } from "./content";
import { placeOrder } from "./place-order.server";

onEachDatabase((services) => {
  let key = "";
  let reference = "";
  beforeEach(async () => {
    await emptyDatabase(services());
    const { order } = await placeOrder(
      services(),
      orderOf({
        hardware_type: "payment-terminal",
        quantity: 3,
        customer_name: "Wanjiku Kamau",
        customer_email: "wanjiku@kamau.example",
        customer_phone: "+254712345678",
        shipping_address: "Kimathi House\nNairobi",
        payment_method: "paypal",
      }),
      { channel: "form" },
    );
    key = order.accessKey;
    reference = order.reference;
  });

  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await (await openSite(services())).request(path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  test("shows where the order stands, what comes next, and the pro-forma", async () => {
    const { status, text } = await get(`/orders/${key}`);
    expect(status).toBe(200);
    for (const part of [
      reference,
      nextStep.pending,
      String(steps[0]?.text),
      ">Payment Terminal<",
      "ksh 90,000.00",
      "30,000.00",
      "PayPal",
      "Not yet paid",
      "Wanjiku Kamau",
      "Kimathi House\nNairobi",
      "+254 712 345 678",
      "sales@velto.example",
      "This is a pro-forma and not a tax invoice.",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/<li class="way__step is-done" aria-current="step">/);
    expect(text.match(/<li class="way__step">/g)).toHaveLength(3);
  });

  test.each([
    ["confirmed", 2],
    ["packed", 2],
    ["shipped", 3],
    ["delivered", 4],
  ] as [OrderStatus, number][])("%s: %i steps are done, each with its day", async (status, done) => {
    await bringOrder(services(), (await signIn(services(), "owner")).person, reference, status);
    const { text } = await get(`/orders/${key}`);
    expect(text.match(/way__step is-done/g) ?? []).toHaveLength(done);
    expect(text.match(/<time class="way__day"/g) ?? []).toHaveLength(done);
    // Not paid, and no way to pay is set up: we call.
    expect(text).toContain(status === "confirmed" ? orderPage.callsToPay : nextStep[status]);
    if (done > 2) expect(text).toContain("G4S-77");
  });

  test("cancelled: says so, and what becomes of the money", async () => {
    const owner = (await signIn(services(), "owner")).person;
    await bringOrder(services(), owner, reference, "confirmed");
    await payOrder(services(), owner, reference, 20_000_00);
    expect((await get(`/orders/${key}`)).text).toContain("ksh 20,000.00 paid. Balance: ksh 70,000.00");
    await bringOrder(services(), owner, reference, "cancelled");
    const { text } = await get(`/orders/${key}`);
    expect(text).toContain(nextStep.cancelled);
    expect(text).toContain("You will get ksh 20,000.00 back by");
    expect(text.match(/way__step is-done/g)).toHaveLength(3);
  });

  test("an order of several machines is one order", async () => {
    const [line] = await services().db.select().from(orderLines);
    if (!line) throw new Error("no order");
    await services()
      .db.insert(orderLines)
      .values({ ...line, id: undefined, clientRequestId: randomUUID(), hardwareName: "Receipt Printer" });
    const { text } = await get(`/orders/${key}`);
    expect(text).toContain(">Payment Terminal<");
    expect(text).toContain(">Receipt Printer<");
  });

  test("without a provider nothing is paid here: no panel, and a post starts nothing", async () => {
    await bringOrder(services(), (await signIn(services(), "owner")).person, reference, "confirmed");
    const { text } = await get(`/orders/${key}`);
    expect(text).not.toContain('class="pay"');
    const form = { how: "mpesa", key: randomUUID(), phone: "0712 345 678" };
    const answer = await (await openSite(services())).request(`/orders/${key}`, formPost(form));
    expect(answer.status).toBe(409);
    expect(await services().db.select().from(paymentAttempts)).toEqual([]);
  });

  test.each([
    ["p000 000 045r", "P000000045R", 302],
    ["", null, 302],
    ["12345", null, 400],
  ])("a KRA PIN typed as %j is kept as %s", async (typed, kept, status) => {
    const form = { intent: "kra", kra_pin: typed };
    const answer = await (await openSite(services())).request(`/orders/${key}`, formPost(form));
    expect(answer.status).toBe(status);
    expect(await services().db.select().from(orders)).toMatchObject([{ kraPin: kept }]);
  });

  test.each(["", ".data"])("no cache, no index, no referrer: /orders/:key%s", async (kind) => {
    const { status, headers } = await get(`/orders/${key}${kind}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("its own markup forbids the referrer, for visitors who came within the application", async () => {
    expect((await get(`/orders/${key}`)).text).toContain('<meta name="referrer" content="no-referrer"/>');
  });

  test("writing to us about it takes the reference along, and not the key", async () => {
    const { text } = await get(`/orders/${key}`);
    expect(text).toContain(`href="/contact?order=${reference}"`);
    const message = { name: "Wanjiku", email: "wanjiku@kamau.example", message: "When does it come?" };
    await (await openSite(services())).request(`/contact?order=${reference}`, formPost(message));
    expect(await services().db.select().from(contactMessages)).toMatchObject([
      { message: `About: order ${reference}\n\nWhen does it come?` },
    ]);
  });

  test("the page holds what it shows, and no more of the row", async () => {
    const [order] = await services().db.select().from(orderLines);
    const { text } = await get(`/orders/${key}.data`);
    expect(text).toContain(reference);
    for (const hidden of [key, order?.id, order?.clientRequestId, "isSpam", "sourcePage"]) {
      expect(text).not.toContain(hidden);
    }
  });

  test("only the whole key opens it, and a wrong one is kept nowhere either", async () => {
    for (const wrong of [key.slice(0, -1), key.toLowerCase(), reference, `${key}x`, "%27--"]) {
      const { status, headers, text } = await get(`/orders/${wrong}`);
      expect(status, wrong).toBe(404);
      expect(headers.get("cache-control"), wrong).toContain("no-store");
      expect(text, wrong).not.toContain("Wanjiku");
      expect(text, wrong).toContain('href="/orders/find"');
      expect(text, wrong).not.toContain('class="void"');
    }
  });

  test("a message sent after looking at it does not tell its address", async () => {
    const site = await openSite(services());
    const message = { name: "Wanjiku", email: "wanjiku@kamau.example" };
    for (const [fields, headers] of [
      [{ message: "One", from: `/orders/${key}` }, {}],
      [{ message: "Two" }, { referer: `http://localhost/orders/${key}` }],
    ] as Record<string, string>[][]) {
      expect((await site.request("/contact", formPost({ ...message, ...fields }, headers))).status).toBe(200);
    }
    const rows = await services().db.select().from(contactMessages);
    expect(rows.map(({ sourcePage }) => sourcePage)).toEqual(["/orders", "/orders"]);
  });

  test("its key is in no log, even when the database fails", async () => {
    const lines: string[] = [];
    const log = openLog("debug", { write: (line) => void lines.push(line) });
    await (await openSite({ ...services(), log })).request(`/orders/${key}`);
    await services().db.execute("alter table hardware_orders rename to away");
    const failed = await (await openSite({ ...services(), log })).request(`/orders/${key}`);
    await services().db.execute("alter table away rename to hardware_orders");
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("hardware_orders");
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join("")).toContain("/orders/:secret");
    expect(lines.join("")).toContain("42P01");
    expect(lines.join("")).not.toContain(key);
  });
});
