import { beforeEach, expect, test } from "vitest";
import { contactMessages, conversations } from "~/db/schema";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { placeSampleOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("an order names what else we have of its buyer", async () => {
    const { db } = services();
    const [first, second] = [await placeSampleOrder(services()), await placeSampleOrder(services())];
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const page = async () => (await site.request(`/staff/orders/${first}`, { headers: { cookie } })).text();
    const text = await page();
    expect(text).toContain("Also of this buyer");
    expect(text).toContain(`href="/staff/orders/${second}"`);
    const email = /mailto:([^?"]+)/.exec(text)?.[1] ?? "";
    await db.insert(contactMessages).values({ name: "The buyer", email, message: "When does it come?" });
    const [talk] = await db.select().from(conversations);
    expect(await page()).toContain(`href="/staff/inbox/${talk?.id}"`);
  });
});
