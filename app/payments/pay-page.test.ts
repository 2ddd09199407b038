import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentAttempts, purchases } from "~/db/schema";
import { openLog } from "~/log.server";
import { formPost, openSite } from "../../tests/app";
import { databaseKinds, emptyDatabase } from "../../tests/databases";
import { openPayShop, type PayShop } from "../../tests/pay-shop";

describe.each(databaseKinds)("the pay panel on %s", (kind) => {
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
    await shop.services.db.update(purchases).set({ orderStatus: "pending" }).where(eq(purchases.id, id));
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
    expect(waiting.text).toContain("Look at 0712 345 000");
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

  test("a code from the SMS is no payment: it goes to a person", async () => {
    const order = await shop.confirmedOrder();
    const sent = await pay(order.accessKey, { intent: "code", code: "uki6 wn3r8c" });
    expect(sent.status).toBe(302);
    expect((await request(`/orders/${order.accessKey}`)).text).toContain("We check UKI6WN3R8C");
    expect(await shop.paymentsOf(order)).toEqual([]);
    expect((await pay(order.accessKey, { intent: "code", code: "short" })).status).toBe(400);
  });

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
