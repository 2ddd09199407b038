import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEvents,
  contactMessages,
  conversations,
  demoRequests,
  orderLines,
  orders,
  payments,
  staffSessions,
} from "~/db/schema";
import { cents, shillings } from "~/money/cents";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";
import { latestLeads } from "./inbox-rows.server";

const order = {
  hardwareType: "pos-terminal",
  hardwareName: "POS Terminal",
  unitPrice: shillings(20000),
  quantity: 2,
  totalAmount: shillings(40000),
  customerName: "=HYPERLINK(1)",
  customerEmail: "njeri@duka.example",
  customerPhone: "+254712345678",
  shippingAddress: "Thika",
};
const days = { from: "2026-01-01", to: "2027-12-31", status: "", purpose: "" };

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("orders: a line for each payment, and for an order without one; nothing personal for sales", async () => {
    await place("AAAAAAA");
    await place("BBBBBBB");
    const [paid] = await services().db.select().from(orders).orderBy(orders.reference).limit(1);
    const money = { orderId: paid?.id ?? "", kind: "payment" as const, method: "mpesa" as const };
    await services()
      .db.insert(payments)
      .values([
        { ...money, amountCents: cents(1_000_000), receiptCode: "UKI6WN3R8C" },
        { ...money, amountCents: cents(3_000_000), receiptCode: "UKI6WN3R8D" },
      ]);
    const { answer, text } = await download("sales", { list: "orders" });
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="velto-orders-2026-01-01-2027-12-31.csv"',
    );
    expect(text.startsWith("\uFEFFReference,Placed,")).toBe(true);
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => line.startsWith("VLT-AAAAAAA"))).toHaveLength(2);
    // Amounts of the whole order stand once, so that their column can be summed.
    expect(lines[1]).toMatch(
      /^VLT-AAAAAAA,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00,pending,paid,,2,,,,,40000\.00,5517\.24,40000\.00,0\.00,/,
    );
    expect(lines[2]).toMatch(
      /^VLT-AAAAAAA,[^,]+,pending,paid,(,){12}\d{4}.*,payment,mpesa,30000\.00,UKI6WN3R8D$/,
    );
    expect(text).not.toMatch(/njeri|712345678|HYPERLINK|Thika/);
    expect(await lastEvent()).toMatchObject({
      action: "export",
      subjectId: "orders",
      after: { personal: false },
    });
  });

  test("personal data is for owners, with a purpose, and its file says so", async () => {
    await place("AAAAAAA");
    const personal = { list: "orders", personal: "true" };
    expect((await download("sales", { ...personal, purpose: "VAT return" })).answer.status).toBe(403);

    const refused = await download("owner", personal);
    expect(refused.answer.status).toBe(303);
    const back = refused.answer.headers.get("location") ?? "";
    const { cookie } = await signIn(services(), "owner");
    const page = await (await (await openSite(services())).request(back, { headers: { cookie } })).text();
    expect(page).toMatch(/aria-invalid="true"[^>]*name="purpose"/);

    const { answer, text } = await download("owner", { ...personal, purpose: "VAT return" });
    expect(answer.headers.get("content-disposition")).toContain("personal-data.csv");
    expect(text).toContain(",Receipt,Name,Business,KRA PIN,Email,Phone,Address\r\n");
    expect(text).toContain("'=HYPERLINK(1)");
    expect(text).toContain("'+254712345678");
    expect((await lastEvent())?.after).toMatchObject({ personal: true, purpose: "VAT return" });
  });

  test("more rows than a page holds come once each", async () => {
    const rows = Array.from({ length: 1101 }, (_, index) => ({
      name: `N${index}`,
      email: `n${index}@a.example`,
      message: "Hi",
    }));
    await services().db.insert(contactMessages).values(rows);
    const { text } = await download("sales", { list: "inbox" });
    const ids = text
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(ids).toHaveLength(1101);
    expect(new Set(ids).size).toBe(1101);
    expect(text).not.toContain("@a.example");
  });

  test("the filter of the status narrows the file", async () => {
    await place("AAAAAAA");
    expect(
      (await download("sales", { list: "orders", status: "delivered" })).text.trim().split("\r\n"),
    ).toHaveLength(1);
    const mixed = await download("sales", { list: "orders", status: "answered" });
    expect(mixed.answer.status).toBe(303);
  });

  test("from a list, the file holds the rows that are on screen, whatever the days say", async () => {
    await place("AAAAAAA");
    await place("BBBBBBB");
    await services()
      .db.update(orders)
      .set({ paymentMethod: "paypal" })
      .where(eq(orders.reference, "VLT-BBBBBBB"));
    await services()
      .db.insert(contactMessages)
      .values([
        { name: "Halima", email: "h@a.example", message: "scales" },
        { name: "Joseph", email: "j@a.example", message: "printers" },
      ]);
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const get = async (path: string) => (await site.request(path, { headers: { cookie } })).text();
    const list = await get("/staff/orders?method=paypal");
    const link = /href="(\/staff\/export\?[^"]*)"/.exec(list)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(await get(link)).toContain("As filtered now: 1 order,");
    const filter = new URL(link, "http://localhost").searchParams.get("filter") ?? "";
    const asked = { list: "orders", rows: "filtered", filter, from: "2020-01-01", to: "2020-01-02" };
    const { answer, text } = await download("sales", asked);
    expect(text.match(/VLT-\w+/g)).toEqual(["VLT-BBBBBBB"]);
    expect(answer.headers.get("content-disposition")).toMatch(/velto-orders-filtered-/);
    // What was searched for may name a person, and the record can't be erased.
    expect((await lastEvent())?.after).toEqual({ rows: "filtered", personal: false, purpose: "" });

    const words = { list: "inbox", rows: "filtered", filter: "q=scales" };
    const inbox = await download("owner", { ...words, personal: "true", purpose: "Call back" });
    expect(inbox.text).toContain(",Closed,Name,Company,Email,Phone,Latest message\r\n");
    expect(inbox.text).toContain("Halima");
    expect(inbox.text).not.toContain("Joseph");
    const closed = await download("sales", { ...words, filter: "view=closed" });
    expect(closed.text.trim().split("\r\n")).toHaveLength(1);
  });

  test("of what people fill in more than once, the latest is told", async () => {
    const { db } = services();
    const demo = { name: "Halima", email: "h@a.example", company: "Duka", phone: "0712345678" };
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await db.insert(demoRequests).values({ ...demo, employees: "11-50", createdAt: anHourAgo });
    await db.insert(demoRequests).values({ ...demo, employees: "51-200" });
    const [conversation] = await db.select().from(conversations);
    const employees = { name: "employees", column: "employees", label: "Employees" };
    const latest = await latestLeads(
      db,
      [conversation?.id ?? ""],
      [{ leads: demoRequests, fields: [employees] }],
    );
    expect(latest(conversation?.id ?? "")).toEqual(["51-200"]);
  });

  test("support exports nothing, and an old sign-in proves itself first", async () => {
    expect((await download("support", { list: "inbox" })).answer.status).toBe(403);
    const { cookie } = await signIn(services(), "sales");
    await services()
      .db.update(staffSessions)
      .set({ createdAt: new Date(Date.now() - 31 * 60 * 1000) });
    const site = await openSite(services());
    const answer = await site.request("/staff/export/file", formPost({ ...days, list: "inbox" }, { cookie }));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/^\/staff\/prove\?next=%2Fstaff%2Fexport/);
  });

  async function download(role: "owner" | "sales" | "support", fields: Record<string, string>) {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), role);
    const answer = await site.request("/staff/export/file", formPost({ ...days, ...fields }, { cookie }));
    const bytes = await answer.clone().arrayBuffer();
    return { answer, text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
  }

  async function place(letters: string) {
    await services()
      .db.insert(orderLines)
      .values({ ...order, reference: `VLT-${letters}`, accessKey: letters.repeat(4).slice(0, 24) });
  }

  async function lastEvent() {
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    return event;
  }
});
