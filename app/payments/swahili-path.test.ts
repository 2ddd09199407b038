import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders, paymentAttempts } from "~/db/schema";
import { mailOrderLink } from "~/orders/order-links.server";
import { type ConfirmInput, confirmOrder } from "~/orders/steps/move-order.server";
import { formPost, openSite } from "../../tests/app";
import { databases, emptyDatabase } from "../../tests/databases";
import { addHost } from "../../tests/demos";
import { emailJobs, textOf } from "../../tests/emails";
import { englishLeft, smallWords } from "../../tests/english-left";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { pdfText } from "../../tests/pdf";
import { signIn } from "../../tests/staff";

const buyer = {
  name: "Wanjiku Kamau",
  email: "wanjiku@kamau.co.ke",
  phone: "0712 345 678",
};
const order = {
  customer_name: buyer.name,
  customer_email: buyer.email,
  customer_phone: buyer.phone,
  shipping_address: "Kenyatta Avenue, Nakuru",
  "payment-terminal": "1",
};

describe.each(databases)("the whole way in Swahili without JavaScript, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(() => emptyDatabase(shop.services));

  /** A page of the way. Whatever it is, it is in Swahili. */
  async function page(path: string, fields?: Record<string, string>) {
    const answer = await (await openSite(shop.services)).request(path, fields && formPost(fields));
    const html = await answer.text();
    if (html) {
      expect(html).toContain('<html lang="sw-KE"');
      expect(englishLeft(html), path).toEqual([]);
    }
    return { status: answer.status, to: answer.headers.get("location") ?? "", root: parse(html), html };
  }

  async function place(method = "mpesa") {
    const { to } = await page("/sw/products/hardware/order?payment-terminal=1", {
      ...order,
      payment_method: method,
    });
    const [placed] = await shop.services.db.select().from(orders);
    if (!placed) throw new Error("No order was placed.");
    return { here: to.replace(/\?.*/, ""), reference: placed.reference, version: placed.version };
  }

  async function confirm({ reference, version }: { reference: string; version: number }) {
    const { person } = await signIn(shop.services, "sales", "Brian Otieno");
    const agreed = { deliveryDay: "2026-11-20", deliveryCost: "ksh 800.00" };
    const input = { version, tellBuyer: true, ...agreed } as ConfirmInput;
    await confirmOrder(shop.services, person, { reference }, input);
  }

  test.each([
    "/sw",
    "/sw/products/veltopos",
    "/sw/products/veltopos/retail",
    "/sw/products/hardware",
    "/sw/products/hardware/payment-terminals",
    "/sw/individual",
    "/sw/help",
    "/sw/search",
    "/sw/offline",
    "/sw/chat-widget",
    "/sw/hakuna",
    `/sw/orders/${"k".repeat(24)}`,
    `/sw/demos/${"0".repeat(32)}`,
    `/sw/quotations/${"k".repeat(24)}`,
  ])("reads %s", async (path) => {
    expect((await page(path)).root.querySelectorAll("h1")).toHaveLength(1);
  });

  test("is told in Swahili what can't be read or sent", async () => {
    expect((await page("/sw/%00")).status).toBe(400);
    expect((await page("/sw/contact", { message: "Bei? ".repeat(20_000) })).status).toBe(413);
    const stranger = formPost({ message: "Bei?" }, { origin: "https://elsewhere.example" });
    const refused = await (await openSite(shop.services)).request("/sw/contact", stranger);
    expect(refused.status).toBe(403);
    expect(englishLeft(await refused.text())).toEqual([]);
    for (const file of [`orders/${"k".repeat(24)}/pro-forma.pdf`, `demos/${"0".repeat(32)}/velto-demo.ics`]) {
      const answer = await (await openSite(shop.services)).request(`/sw/${file}`);
      expect(answer.status).toBe(404);
      expect(smallWords(await answer.text())).toEqual([]);
    }
  });

  test("asks: what is missing is named, then the message is sent", async () => {
    const missing = await page("/sw/contact", { name: "", email: "wanjiku@kamau,com", message: "" });
    expect(missing.status).toBe(400);
    expect(missing.root.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    const sent = await page("/sw/contact", { ...buyer, message: "Bei ya printer?" });
    expect(sent.html).toContain("Ujumbe wako umetumwa.");
  });

  test("books, moves and cancels a demo", async () => {
    await addHost(shop.services, "Brian Otieno");
    const asked = await page("/sw/request-demo", { ...buyer, company: "Kamau Stores" });
    const form = asked.root.querySelector('form[action^="/sw/demos/"]');
    const path = form?.getAttribute("action") ?? "none";
    const times = form?.querySelectorAll('input[name="at"]').map((time) => time.getAttribute("value") ?? "");
    const [first = "", second = ""] = times ?? [];
    const booked = await page(path, { at: first, place: "online" });
    expect([booked.status, booked.to]).toEqual([303, path]);
    expect((await page(path)).root.querySelector("h1")?.text).toBe("Demo yako imepangwa");
    const entry = await (await openSite(shop.services)).request(`${path}/velto-demo.ics`);
    expect(
      smallWords((await entry.text()).match(/^(SUMMARY|DESCRIPTION|LOCATION).*/gm)?.join("\n") ?? "the"),
    ).toEqual([]);
    expect((await page(`${path}?change`)).html).toContain("Badilisha saa");
    expect((await page(path, { at: second, place: "visit", area: "" })).status).toBe(400);
    expect((await page(path, { at: second, place: "visit", area: "Westlands" })).status).toBe(303);
    await page(`${path}?cancel`);
    expect((await page(path, { do: "cancel", reason: "Harusi" })).status).toBe(303);
    expect((await page(path)).root.querySelector("h1")?.text).toBe("Demo yako imeghairiwa");
    await expectEmailsInSwahili(4);
  });

  test("orders, pays by M-Pesa, prints the receipt and finds the order again", async () => {
    const placed = await place();
    expect(placed.here).toMatch(/^\/sw\/orders\/[\w-]{24}$/);
    expect((await page(`${placed.here}?placed`)).html).toContain("Oda imetumwa");
    await page(`${placed.here}/pro-forma`);
    await confirm(placed);
    expect((await page(placed.here)).html).toContain("Tuma prompt ya ksh 30,000.00");

    const landline = { key: randomUUID(), how: "mpesa", phone: "020 000 0000" };
    expect((await page(placed.here, landline)).html).toContain("M-Pesa haifiki simu ya mezani.");
    const paying = await page(placed.here, { key: randomUUID(), how: "mpesa", phone: "0712 345 000" });
    expect(paying.to).toBe(`${placed.here}?follow`);
    expect((await page(paying.to)).html).toContain("Angalia simu yako, 0712 345 000");
    await shop.simulators.clock.advance(2);
    expect((await page(paying.to)).html).toContain("Tumepokea ksh 30,000.00");

    await page(`${placed.here}/pro-forma`);
    const pdf = await (await openSite(shop.services)).request(`${placed.here}/pro-forma.pdf`);
    const paper = await pdfText(await pdf.arrayBuffer());
    expect(paper).toContain(`Risiti ${placed.reference}`);
    expect(smallWords(paper)).toEqual([]);

    const found = await page("/sw/orders/find", { reference: placed.reference, contact: buyer.email });
    expect(found.html).toContain("Angalia email yako");
    await mailOrderLink(shop.services, { reference: placed.reference, email: buyer.email });
    await expectEmailsInSwahili(4);
  });

  test("comes back from the card's page to the Swahili page of the order", async () => {
    const placed = await place("credit_card");
    await confirm(placed);
    const { to } = await page(placed.here, { key: randomUUID(), how: "card" });
    expect(to).toContain(shop.simulators.url);
    const [attempt] = await shop.services.db.select().from(paymentAttempts);
    const choice = {
      method: "POST",
      body: new URLSearchParams({ do: "decline" }),
      redirect: "manual",
    } as const;
    const left = await fetch(attempt?.checkoutUrl ?? "", choice);
    const back = await fetch(left.headers.get("location") ?? "", { redirect: "manual" });
    expect(back.headers.get("location")).toBe(placed.here);
    expect((await page(placed.here)).html).toContain("Malipo ya kadi hayakukamilika");
  });

  test("gets a quotation and orders by it", async () => {
    const made = await page("/sw/products/hardware/quotation?payment-terminal=1", {
      ...buyer,
      company: "Kamau Stores",
      kra_pin: "",
    });
    expect(made.to).toMatch(/^\/sw\/quotations\/[\w-]{24}$/);
    await page(made.to);
    const accepted = await page(made.to, { ...order, payment_method: "mpesa" });
    expect(accepted.to).toMatch(/^\/sw\/orders\/[\w-]{24}\?placed$/);
    expect((await page(made.to)).html).toContain("Quotation hii iliagizwa");
    await expectEmailsInSwahili(2);
  });

  async function expectEmailsInSwahili(count: number) {
    const emails = (await emailJobs(shop.services)).map(({ data }) => data.email);
    const theirs = emails.filter(({ to }) => to === buyer.email);
    expect(theirs).toHaveLength(count);
    for (const email of theirs) {
      const text = `${email.subject}\n${textOf(email)}`;
      expect(email.language, email.key).toBe("sw");
      expect(smallWords(text), email.key).toEqual([]);
      for (const [, path] of text.matchAll(/http:\/\/[^/\s]+(\/\S+)/g)) expect(path).toMatch(/^\/sw\//);
    }
  }
});
