import { beforeEach, expect, test } from "vitest";
import { contactMessages, demoRequests, orders, quotations } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { buyer } from "../../tests/faults/sound-requests";
import { signIn } from "../../tests/staff";

const told = "page=%2Fsw%2Fproducts%2Fhardware&from=www.google.com&campaign=Duka%2Fcpc%2F";
const began = { page: "/products/hardware", referrer: "google.com", campaign: "duka / cpc" };
const person = { name: "Asha Wanjiru", email: "asha@duka.example" };

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function send(path: string, fields: Record<string, string>) {
    const site = await openSite(services());
    const answer = await site.request(path, formPost({ ...fields, began: fields.began ?? told }));
    expect(answer.status, path).toBeLessThan(400);
    return answer;
  }

  const forms = [
    ["a message", contactMessages, "/contact", { ...person, message: "Do you deliver?" }],
    [
      "a demo request",
      demoRequests,
      "/request-demo",
      { ...person, company: "Duka Bora", phone: "0700 000 000", employees: "1-10", message: "" },
    ],
    [
      "a chat",
      contactMessages,
      "/chat/hand-over",
      { name: "Asha", contact: person.email, message: "Call me" },
    ],
    [
      "an order",
      orders,
      "/products/hardware/order?receipt-printer=1",
      { "receipt-printer": "1", ...buyer() },
    ],
    ["a quotation", quotations, "/products/hardware/quotation?receipt-printer=1", person],
  ] as const;

  test.each(forms)("%s says how its visit began", async (_, table, path, fields) => {
    await send(path, fields);
    expect(
      await services()
        .db.select({ began: table.began })
        .from(table as typeof orders),
    ).toEqual([{ began }]);
  });

  test.each(forms)("%s is stored without what is not known", async (_, table, path, fields) => {
    await send(path, { ...fields, began: "page=/no-such-page&from=google.com" });
    expect(
      await services()
        .db.select({ began: table.began })
        .from(table as typeof orders),
    ).toEqual([{ began: null }]);
  });

  test("an order of a quotation began as the quotation did", async () => {
    await send("/products/hardware/quotation?receipt-printer=1", person);
    const [quotation] = await services().db.select().from(quotations);
    await send(`/quotations/${quotation?.accessKey}`, { ...buyer(), began: "page=/&from=&campaign=" });
    expect(await services().db.select({ began: orders.began }).from(orders)).toEqual([{ began }]);
  });

  test("staff read it in one line", async () => {
    await send("/contact", { ...person, message: "Do you deliver?" });
    await send("/products/hardware/order?receipt-printer=1", { "receipt-printer": "1", ...buyer() });
    await send("/products/hardware/quotation?receipt-printer=1", person);
    const { db } = services();
    const [[message], [order], [quotation]] = await Promise.all([
      db.select().from(contactMessages),
      db.select().from(orders),
      db.select().from(quotations),
    ]);
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    for (const path of [
      `inbox/${message?.conversationId}`,
      `orders/${order?.reference}`,
      `quotations/${quotation?.number}`,
    ]) {
      const html = await (await site.request(`/staff/${path}`, { headers: { cookie } })).text();
      expect(html, path).toContain("/products/hardware, from google.com, campaign duka / cpc");
    }
  });
});
