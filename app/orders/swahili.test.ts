import { beforeEach, expect, test } from "vitest";
import { contactMessages, demoRequests, orders } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";

const order = {
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kenyatta Avenue, Nakuru",
  "pos-terminal": "2",
  payment_method: "mpesa",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function request(path: string, fields?: Record<string, string>) {
    const answer = await (await openSite(services())).request(path, fields && formPost(fields));
    return { status: answer.status, to: answer.headers.get("location") ?? "", html: await answer.text() };
  }

  test("a wrong field of a Swahili form is named in Swahili, and nothing is lost", async () => {
    const { status, html } = await request("/sw/contact", { name: "", email: "a@b", message: "Habari" });
    expect(status).toBe(400);
    expect(html).toContain('<html lang="sw-KE"');
    expect(html).toContain("Andika jina lako.");
    expect(html).toContain(">Habari</textarea>");
  });

  test("what is sent from a Swahili page keeps its language, and is answered in it", async () => {
    const lead = { name: "Wanjiku", email: "wanjiku@kamau.co.ke", message: "Bei ya printer?" };
    expect((await request("/sw/contact", lead)).html).toContain("Ujumbe wako umetumwa.");
    await request("/sw/request-demo", { ...lead, company: "Kamau Stores", phone: "0712 345 678" });
    await request("/contact", { ...lead, message: "Price of the printer?" });
    const { db } = services();
    const messages = await db.select({ language: contactMessages.language }).from(contactMessages);
    expect(messages.map(({ language }) => language).toSorted()).toEqual(["en", "sw"]);
    expect(await db.select({ language: demoRequests.language }).from(demoRequests)).toEqual([
      { language: "sw" },
    ]);
  });

  test("an order is placed, shown, printed and found again in Swahili", async () => {
    const placed = await request("/sw/products/hardware/order?pos-terminal=2", order);
    expect(placed.status).toBe(303);
    expect(placed.to).toMatch(/^\/sw\/orders\/[\w-]{24}\?placed$/);
    expect(await services().db.select({ language: orders.language }).from(orders)).toEqual([
      { language: "sw" },
    ]);
    const { html } = await request(placed.to);
    expect(html).toContain("Oda imetumwa");
    expect(html).toContain("Tutakupigia ndani ya siku moja ya kazi");
    const paper = await request(`${placed.to.replace(/\?.*/, "")}/pro-forma`);
    expect(paper.html).toContain("Mnunuzi");
    expect((await request("/sw/orders/find")).html).toContain("Nambari ya oda");
  });

  test("the address of a Swahili order is as secret as the English one", async () => {
    const answer = await (await openSite(services())).request(`/sw/orders/${"k".repeat(24)}`);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  });

  test("a page that does not exist says so in the language of its address", async () => {
    const { status, html } = await request("/sw/hakuna");
    expect(status).toBe(404);
    expect(html).toContain("Ukurasa haupatikani");
  });
});
