import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Order, orders, paymentAttempts } from "~/db/schema";
import { openLog } from "~/log.server";
import { formPost, openSite } from "../../tests/app";
import { databases, emptyDatabase } from "../../tests/databases";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { pdfText } from "../../tests/pdf";
import { later } from "./attempts/schedule";
import { payView } from "./panel/shown-payments.server";
import { holdRate } from "./paypal/held-rate.server";
import { openPayments } from "./providers.server";

describe.each(databases)("the pay panel on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(() => emptyDatabase(shop.services));

  async function request(path: string, init?: RequestInit) {
    const answer = await (await openSite(shop.services)).request(path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  function pay(accessKey: string, fields: Record<string, string>) {
    return request(
      `/orders/${accessKey}`,
      formPost({ key: randomUUID(), ...fields }, { accept: "text/html" }),
    );
  }

  test("opens when the order is confirmed, and may lead to the providers' own pages", async () => {
    const { accessKey } = await shop.confirmedOrder();
    const { text, headers } = await request(`/orders/${accessKey}`);
    for (const part of [
      "Send prompt for ksh 30,000.00",
      "Continue to card page",
      "USD 231.67",
      "Simulated Bank",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Test payments: no money moves.");
    expect(headers.get("content-security-policy")).toContain(`form-action 'self' ${shop.simulators.url}`);
    const elsewhere = (await request("/search")).headers.get("content-security-policy");
    expect(elsewhere).toContain("form-action 'self';");
    expect(headers.get("refresh")).toBeNull();
  });

  test("before that it says when it opens", async () => {
    const { id, accessKey } = await shop.confirmedOrder();
    await shop.services.db.update(orders).set({ orderStatus: "pending" }).where(eq(orders.id, id));
    const { text } = await request(`/orders/${accessKey}`);
    expect(text).toContain("Nothing to pay yet");
    expect((await pay(accessKey, { how: "mpesa", phone: "0712345000" })).status).toBe(409);
  });

  test("without JavaScript: post, then a page that looks again by itself until it is paid", async () => {
    const { accessKey } = await shop.confirmedOrder();
    const posted = await pay(accessKey, { how: "mpesa", phone: "0712 345 000" });
    expect(posted.status).toBe(302);
    expect(posted.headers.get("location")).toBe(`/orders/${accessKey}?follow`);
    const waiting = await request(`/orders/${accessKey}?follow`);
    expect(waiting.headers.get("refresh")).toBe("5");
    expect(waiting.text).toContain("Check your phone, 0712 345 000");
    await shop.simulators.clock.advance(2);
    const paid = await request(`/orders/${accessKey}?follow`);
    expect(paid.headers.get("refresh")).toBeNull();
    expect(paid.text).toContain("ksh 30,000.00 received");
  });

  test("after three minutes it no longer waits, and says what happens next", async () => {
    const { accessKey } = await shop.confirmedOrder();
    await pay(accessKey, { how: "mpesa", phone: "0712 345 914" });
    const old = new Date(Date.now() - 181_000);
    await shop.services.db.update(paymentAttempts).set({ createdAt: old });
    const { text, headers } = await request(`/orders/${accessKey}?follow`);
    expect(text).toContain("Not confirmed yet");
    expect(text).toContain("Please do not pay again yet");
    expect(headers.get("refresh")).toBeNull();
  });

  test("money that comes by hand after a failed try is the news; until all is here, the page asks again", async () => {
    const order = await shop.confirmedOrder();
    const here = `/orders/${order.accessKey}`;
    await pay(order.accessKey, { how: "mpesa", phone: "0712 345 201" });
    await shop.simulators.clock.advance(5);
    expect((await request(here)).text).toContain("Wrong M-Pesa PIN");
    const account = order.reference.replace("-", "");
    await shop.simulators.mpesa.payByHand({ account, shillings: "15000.00" });
    const { text } = await request(here);
    expect(text).toContain("ksh 15,000.00 received");
    expect(text).not.toContain("No money was taken");
    const { looksEvery } = await payView(shop.services, await shop.order(order), null, "en");
    expect(looksEvery).toBeGreaterThan(0);
    await shop.simulators.mpesa.payByHand({ account, shillings: "15000.00" });
    expect(await payView(shop.services, await shop.order(order), null, "en")).toMatchObject({
      looksEvery: 0,
      state: { kind: "received" },
    });
  });

  test("a code from the SMS is no payment: it goes to a person", async () => {
    const order = await shop.confirmedOrder();
    const sent = await pay(order.accessKey, { intent: "code", code: "uki6 wn3r8c" });
    expect(sent.status).toBe(302);
    expect((await request(`/orders/${order.accessKey}`)).text).toContain("We are checking UKI6WN3R8C");
    expect(await shop.paymentsOf(order)).toEqual([]);
    expect((await pay(order.accessKey, { intent: "code", code: "short" })).status).toBe(400);
  });

  test("a number of another network is asked about once, then taken", async () => {
    const { accessKey } = await shop.confirmedOrder();
    const warned = await pay(accessKey, { how: "mpesa", phone: "0733 345 000" });
    expect(warned.status).toBe(400);
    expect(warned.text).toContain("Numbers starting with 0733 look unusual.");
    expect(warned.text).toContain('value="0733 345 000"');
    const [, sure = ""] = /name="sure" value="(\d+)"/.exec(warned.text) ?? [];
    expect(sure).toBe("254733345000");
    // Another number is another question.
    expect((await pay(accessKey, { how: "mpesa", phone: "0750 345 000", sure })).status).toBe(400);
    expect((await pay(accessKey, { how: "mpesa", phone: "0733 345 000", sure })).status).toBe(302);
  });

  describe("PayPal's rate", () => {
    const newRate = 13_250;

    /** The same shop after its owner has changed the rate. */
    async function payAtNewRate(order: Order, held_rate: string) {
      const { config } = shop.services;
      const { paypal } = config.payments;
      const settings = { ...config.payments, paypal: paypal && { ...paypal, rate: newRate } };
      const payments = openPayments({ ...config, payments: settings });
      const site = await openSite({ ...shop.services, payments });
      const form = formPost({ key: randomUUID(), how: "paypal", held_rate }, { accept: "text/html" });
      const answer = await site.request(`/orders/${order.accessKey}`, form);
      return { status: answer.status, text: await answer.text() };
    }

    function heldSince(order: Order, seconds: number): string {
      const { paypal } = shop.services.payments;
      return paypal ? holdRate(paypal, order.id, later(new Date(), -seconds)) : "";
    }

    test("is the one that was shown for half an hour", async () => {
      const order = await shop.confirmedOrder();
      expect((await payAtNewRate(order, heldSince(order, 29 * 60))).status).toBe(302);
      const [attempt] = await shop.services.db.select().from(paymentAttempts);
      expect(attempt).toMatchObject({ rate: 12_950, chargeMinor: 231_67 });
    });

    test("is shown anew after that, beside the old one, and nothing is charged", async () => {
      const order = await shop.confirmedOrder();
      const { status, text } = await payAtNewRate(order, heldSince(order, 31 * 60));
      expect(status).toBe(409);
      expect(text).toContain("The 30 minutes are over, so the rate is new.");
      expect(text).toMatch(/<s>1 USD = 129\.50 ksh<\/s>\D+1 USD = 132\.50 ksh/);
      expect(await shop.services.db.select().from(paymentAttempts)).toEqual([]);
    });

    test("is never one that somebody made up, or that belongs to another order", async () => {
      const [order, other] = [await shop.confirmedOrder(), await shop.confirmedOrder(2)];
      const forged = heldSince(order, 10).replace(/^12950/, "99950");
      for (const held of [forged, heldSince(other, 10), "12950", ""]) await payAtNewRate(order, held);
      const attempts = await shop.services.db.select().from(paymentAttempts);
      expect(attempts.map(({ rate }) => rate)).toEqual([newRate, newRate, newRate, newRate]);
    });
  });

  test("the pro-forma is a sheet and a PDF, and becomes a receipt with the payment", async () => {
    const { accessKey, reference } = await shop.confirmedOrder(2);
    const sheet = await request(`/orders/${accessKey}/pro-forma`);
    expect(sheet.text).toContain("51,724.14");
    expect(sheet.headers.get("x-robots-tag")).toContain("noindex");
    expect(await pdf(accessKey)).toMatchObject({
      name: `pro-forma-${reference}.pdf`,
      text: expect.stringMatching(
        /Pro-forma VLT-\w+ .*Wanjiku Kamau.*Payment Terminal 2 30,000\.00 51,724\.14 8,275\.86 60,000\.00.*Total ksh 60,000\.00.*not a tax invoice/,
      ),
    });
    await pay(accessKey, { how: "mpesa", phone: "0712 345 000" });
    await shop.simulators.clock.advance(2);
    const [prompt] = shop.simulators.mpesa.prompts().slice(-1);
    const receipt = await pdf(accessKey);
    expect(receipt.name).toBe(`receipt-${reference}.pdf`);
    expect(receipt.text).toContain(`M-Pesa ${prompt?.receipt} 60,000.00`);
    expect((await request("/orders/aaaaaaaaaaaaaaaaaaaaaaaa/pro-forma.pdf")).status).toBe(404);
  });

  test("nobody makes us draw the same document for ever", async () => {
    const { accessKey } = await shop.confirmedOrder();
    // Requests are what is counted; twenty real PDFs would only take time.
    const documents = { ...shop.services.documents, draw: async () => Buffer.from("%PDF") };
    const site = await openSite({ ...shop.services, documents });
    const statuses = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await site.request(`/orders/${accessKey}/pro-forma.pdf`)).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  async function pdf(accessKey: string) {
    const answer = await (await openSite(shop.services)).request(`/orders/${accessKey}/pro-forma.pdf`);
    const name = /filename="(.+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    return { name, text: await pdfText(await answer.arrayBuffer()) };
  }

  test("holds no secret, and neither does the log", async () => {
    const { accessKey } = await shop.confirmedOrder();
    const lines: string[] = [];
    const log = openLog("debug", { write: (line) => void lines.push(line) });
    const site = await openSite({ ...shop.services, log });
    const form = formPost({ key: randomUUID(), how: "mpesa", phone: "0712 345 000" });
    await site.request(`/orders/${accessKey}`, form);
    const page = await (await site.request(`/orders/${accessKey}.data`)).text();
    const [attempt] = await shop.services.db.select().from(paymentAttempts);
    const [prompt] = shop.simulators.mpesa.prompts().slice(-1);
    const token = prompt?.hook.split("/").at(-1) ?? "";
    await site.request(`/hooks/stk/${token}`, { method: "POST", body: "{}" });
    for (const secret of [attempt?.providerRef, attempt?.tokenHash, attempt?.id, token, "simulated-secret"]) {
      expect(page).not.toContain(secret);
    }
    for (const secret of [attempt?.providerRef, token, accessKey, "712345000", "simulated-secret"]) {
      expect(lines.join("")).not.toContain(secret);
    }
    expect(lines.join("")).toContain("/hooks/stk/:secret");
  });
});
