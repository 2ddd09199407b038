import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEvents, orders, paymentAttempts, paymentEvents } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { databases, emptyDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { openPayShop, type PayShop } from "../../tests/pay-shop";

/** What a loop, a forger or two hurried buyers may cause: little. */
describe.each(databases)("paying is guarded, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    shop.simulators.journal.reset();
  });

  function asked(what: string): number {
    return shop.simulators.journal.entries.filter((entry) => entry.what.includes(what)).length;
  }

  test("coming back again and again asks the provider six times, and writes as many visits down", async () => {
    const order = await shop.confirmedOrder();
    const attempt = await shop.pay(order, { method: "card", phone: undefined });
    const [charge] = shop.simulators.paystack.charges().slice(-1);
    const visits = Array.from({ length: 12 }, () => fetch(charge?.returnUrl ?? "", { redirect: "manual" }));
    for (const visit of await Promise.all(visits)) {
      expect([visit.status, visit.headers.get("location")]).toEqual([303, `/orders/${order.accessKey}`]);
    }
    expect(asked("/transaction/verify")).toBe(6);
    const returns = and(eq(paymentEvents.attemptId, attempt.id), eq(paymentEvents.kind, "return"));
    expect(await shop.services.db.select().from(paymentEvents).where(returns)).toHaveLength(6);
  });

  test("forged news of PayPal is verified twenty times, then no more", async () => {
    const attempt = await shop.pay(await shop.confirmedOrder(), { method: "paypal", phone: undefined });
    const body = JSON.stringify({
      id: "WH-FORGED",
      event_type: "CHECKOUT.ORDER.APPROVED",
      resource: { id: attempt.providerRef },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      statuses.push((await fetch(`${shop.siteUrl}/hooks/paypal`, { method: "POST", body })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    expect(asked("verify-webhook-signature")).toBe(20);
  });

  test("a flood of refused news does not stand in the way of genuine news", async () => {
    const order = await shop.confirmedOrder();
    const attempt = await shop.pay(order, { method: "card", phone: undefined });
    const forged = Array.from({ length: 200 }, () =>
      fetch(`${shop.siteUrl}/hooks/stk/${randomUUID().replaceAll("-", "")}`, { method: "POST", body: "{}" }),
    );
    const [charge] = shop.simulators.paystack.charges().slice(-1);
    if (charge) await shop.simulators.paystack.act(charge, "close");
    const told = and(eq(paymentEvents.attemptId, attempt.id), eq(paymentEvents.kind, "webhook"));
    expect(await shop.services.db.select().from(paymentEvents).where(told)).toHaveLength(1);
    const statuses = (await Promise.all(forged)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });

  test("two orders that ask for one phone at the same moment: one prompt", async () => {
    const orders = await Promise.all([shop.confirmedOrder(), shop.confirmedOrder()]);
    const phone = "254712345040";
    const started = await Promise.all(orders.map((order) => shop.tryToPay(order, { phone })));
    expect(started.filter((each) => "refused" in each && each.refused === "wait")).toHaveLength(1);
    expect(asked("/stkpush/")).toBe(1);
  });

  test("the key of another order's form opens nothing of it", async () => {
    const [mine, other] = await Promise.all([shop.confirmedOrder(), shop.confirmedOrder()]);
    const card = { method: "card" as const, phone: undefined, idempotencyKey: randomUUID() };
    const first = await shop.pay(mine, card);
    expect(await shop.tryToPay(mine, card)).toMatchObject({ id: first.id });
    expect(await shop.tryToPay(other, card)).toEqual({ refused: "repeated" });
    expect(await shop.services.db.select().from(paymentAttempts)).toHaveLength(1);
  });

  describe("what a buyer says about money", () => {
    async function say(accessKey: string, fields: Record<string, string>) {
      const site = await openSite(shop.services);
      const answer = await site.request(`/orders/${accessKey}`, formPost(fields));
      return { status: answer.status, text: await answer.text() };
    }
    const code = { intent: "code", code: "UKI6WN3R8C" };

    test("is taken five times an hour for an order", async () => {
      const { id, accessKey } = await shop.confirmedOrder();
      const before = (await queuedEmails(shop.services)).length;
      for (let i = 0; i < 4; i++) expect((await say(accessKey, code)).status).toBe(302);
      expect((await say(accessKey, { intent: "transfer" })).status).toBe(302);
      expect((await say(accessKey, { intent: "transfer" })).status).toBe(409);
      expect((await say(accessKey, code)).status).toBe(409);
      const said = and(eq(auditEvents.subjectId, id), eq(auditEvents.actor, "Buyer"));
      expect(await shop.services.db.select().from(auditEvents).where(said)).toHaveLength(5);
      expect((await queuedEmails(shop.services)).length - before).toBeLessThanOrEqual(5);
    });

    test("is not taken while nothing can be paid", async () => {
      const { id, accessKey } = await shop.confirmedOrder();
      await shop.services.db.update(orders).set({ orderStatus: "pending" }).where(eq(orders.id, id));
      for (const fields of [code, { intent: "transfer" }]) {
        expect((await say(accessKey, fields)).status).toBe(409);
      }
      const said = and(eq(auditEvents.subjectId, id), eq(auditEvents.actor, "Buyer"));
      expect(await shop.services.db.select().from(auditEvents).where(said)).toEqual([]);
    });
  });
});
