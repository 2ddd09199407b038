import { beforeEach, expect, test } from "vitest";
import {
  contactMessages,
  conversations,
  orders,
  quotations,
  serialNumbers,
  threadEntries,
} from "~/db/schema";
import { cents } from "~/money/cents";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { bringOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";

const email = "njeri@duka.example";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("a customer's page has all that came with the address, whichever record leads to it", async () => {
    const { db } = services();
    const { person } = await signIn(services(), "owner");
    const [first, second] = [await placeSampleOrder(services()), await placeSampleOrder(services())];
    await bringOrder(services(), person, first, "delivered");
    const { id: orderId } = await readOrder(services(), first);
    await db.insert(serialNumbers).values({
      ...{ serial: "SN-100200", key: "sn100200", machine: "pos-terminal", orderId, warrantyMonths: 12 },
    });
    await db.insert(threadEntries).values({ orderId, kind: "note", body: "Pays late", authorName: "Otieno" });
    await quote("VQ-7K4MQ2");
    await db.insert(contactMessages).values({ name: "Njeri", email, message: "When does it come?" });
    const [talk] = await db.select().from(conversations);
    const pages = await Promise.all([first, "VQ-7K4MQ2", talk?.id ?? ""].map((record) => ask(record)));
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      for (const held of [first, second, "SN-100200", "Pays late", "VQ-7K4MQ2", "When does it come?"])
        expect(text).toContain(held);
      expect(text).toContain("A123456789Z");
      expect(text).toContain("Left to pay");
    }
  });

  test("a shared number makes nobody one, and is said", async () => {
    const mine = await placeSampleOrder(services());
    const theirs = await placeSampleOrder(services(), {
      customer_email: "otieno@kiosk.example",
      customer_name: "Otieno Ouma",
      customer_phone: "0712345678",
    });
    const { text } = await ask(mine);
    expect(text).not.toContain(`/staff/orders/${theirs}`);
    expect(text).toContain(`/staff/customers/${theirs}`);
    expect(text).toContain("same phone number");
  });

  test("who gave no address is known by the number, and only by what came without an address", async () => {
    const { db } = services();
    const withAddress = await placeSampleOrder(services());
    const chat = { name: "Njeri", phone: "+254712345678", message: "Call me", channel: "chat" as const };
    await db.insert(contactMessages).values(chat);
    const talks = await db.select().from(conversations);
    const { text } = await ask(talks.find((each) => each.email === null)?.id ?? "");
    expect(text).toContain("Call me");
    expect(text).not.toContain(`/staff/orders/${withAddress}"`);
    expect(text).toContain(`/staff/customers/${withAddress}`);
    expect((await ask(withAddress)).text).not.toContain("Call me");
  });

  test("support sees no amount, no payment and no quotation", async () => {
    const { person } = await signIn(services(), "owner");
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), person, reference, "packed");
    await quote("VQ-7K4MQ2");
    const { status, text } = await ask(reference, "support");
    expect(status).toBe(200);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/VQ-7K4MQ2|ksh|40,000|Payments|Paid/);
  });

  test("an erased order, and what is not there, lead to nobody", async () => {
    const reference = await placeSampleOrder(services(), { customer_email: "erased@erased.invalid" });
    await services().db.update(orders).set({ customerPhone: "0000000" });
    for (const record of [reference, "VLT-222222", "VQ-222222", crypto.randomUUID(), "x"])
      expect((await ask(record)).status).toBe(404);
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const page = await site.request(`/staff/orders/${reference}`, { headers: { cookie } });
    expect(await page.text()).not.toContain("/staff/customers/");
  });

  async function quote(number: string) {
    await services()
      .db.insert(quotations)
      .values({
        ...{
          number,
          accessKey: `${number}aaaaaaaaaaaaaaaaaaaa`,
          name: "Njeri Wambui",
          email: "Njeri@Duka.example",
        },
        ...{
          company: "Duka Ltd",
          kraPin: "A123456789Z",
          totalCents: cents(4_000_000),
          validUntil: "2026-12-01",
        },
        lines: [{ machine: "pos-terminal", name: "POS Terminal", unitPrice: cents(4_000_000), quantity: 1 }],
      });
  }

  async function ask(record: string, role: "sales" | "support" = "sales") {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), role);
    const answer = await site.request(`/staff/customers/${record}`, { headers: { cookie } });
    return { status: answer.status, text: await answer.text() };
  }
});
