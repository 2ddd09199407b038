import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEvents,
  type Order,
  type PaymentAttempt,
  paymentAttempts,
  payments,
  unmatchedPayments,
} from "~/db/schema";
import { cents, sum } from "~/money/cents";
import { buyerSays } from "~/payments/buyer-says.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { queuedEmails } from "../../../tests/emails";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { readToday } from "../today/read-today.server";

const minute = 60_000;

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let order: Order;

  beforeEach(async () => {
    await emptyDatabase(services());
    site = await openSite(services());
    owner = await signIn(services(), "owner", "Wanjiru Maina");
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner.person, reference, "confirmed");
    order = await readOrder(services(), reference);
  });

  const kinds = async (mine = false, who = owner.person) =>
    (await readToday(services(), who, mine, new Date())).waiting.money.map(({ kind }) => kind);

  test("a payment without a result is looked at after three minutes, until it has one", async () => {
    const young = await attempt({ state: "waiting", createdAt: new Date(Date.now() - 2 * minute) });
    expect(await kinds()).toEqual([]);
    await services().db.delete(paymentAttempts).where(eq(paymentAttempts.id, young.id));
    const old = await attempt({ state: "waiting", createdAt: new Date(Date.now() - 4 * minute) });
    expect(await kinds()).toEqual(["unclear"]);
    await services()
      .db.update(paymentAttempts)
      .set({ state: "failed", nextCheckAt: null })
      .where(eq(paymentAttempts.id, old.id));
    expect(await kinds()).toEqual([]);
  });

  test("a payment that should have been asked about half an hour ago could not be settled: one line an order", async () => {
    const late = { state: "paid", nextCheckAt: new Date(Date.now() - 31 * minute) } as const;
    await attempt({ ...late, provider: "paystack" });
    await attempt({ ...late, number: 2, state: "waiting", createdAt: new Date(Date.now() - 40 * minute) });
    expect(await kinds()).toEqual(["unsettled"]);
    await services()
      .db.update(paymentAttempts)
      .set({ nextCheckAt: new Date(Date.now() - 29 * minute) });
    expect(await kinds()).toEqual(["unclear"]);
  });

  test("a card page that was left open is no matter before its time is over", async () => {
    await attempt({ provider: "paystack", state: "waiting", createdAt: new Date(Date.now() - 60 * minute) });
    expect(await kinds()).toEqual([]);
  });

  test("a typed code waits until it is recorded, or the buyer is told that nobody finds it", async () => {
    await buyerSays(services(), order, { code: "UKH4TB9Q2M" });
    expect(await kinds()).toEqual(["code"]);
    const path = `/staff/orders/${order.reference}`;
    const page = await (await get(path)).text();
    expect(page).toContain("UKH4TB9Q2M");
    expect(page).toContain(`${path}/pay?receiptCode=UKH4TB9Q2M`);
    expect(await (await get(`${path}/pay?receiptCode=UKH4TB9Q2M`)).text()).toContain('value="UKH4TB9Q2M"');

    const fields = { intent: "code-not-found", code: "UKH4TB9Q2M" };
    expect((await post(path, fields)).status).toBe(303);
    expect(await kinds()).toEqual([]);
    expect(await lastEvent()).toMatchObject({ actor: "Wanjiru Maina", action: "mpesa-code-not-found" });
    expect(await queuedEmails(services())).toContain(`payment-code:${order.id}:UKH4TB9Q2M`);
    expect((await post(path, fields)).status).toBe(409);

    await buyerSays(services(), order, { code: "UKH4TB9Q2N" });
    expect(await kinds()).toEqual(["code"]);
    await payOrder(services(), owner.person, order.reference);
    expect(await kinds()).toEqual([]);
  });

  test("too much money, and a provider that refuses what we ask", async () => {
    await services()
      .db.insert(payments)
      .values({
        orderId: order.id,
        kind: "payment",
        method: "mpesa",
        amountCents: sum([order.totalCents, cents(500)]),
        receiptCode: "UKH4TB9Q2M",
      });
    expect(await kinds()).toEqual(["overpaid"]);
    const refund = await (await get(`/staff/orders/${order.reference}/refund`)).text();
    expect(refund).toContain('value="5.00"');
    await attempt({ state: "refused", reason: "our-fault", nextCheckAt: null });
    await attempt({ state: "refused", reason: "our-fault", nextCheckAt: null, number: 2 });
    expect((await kinds()).sort()).toEqual(["our-fault", "overpaid"]);
  });

  test("mine is what belongs to my orders; support sees no money", async () => {
    await unmatched();
    await buyerSays(services(), order, { code: "UKH4TB9Q2M" });
    expect((await kinds()).sort()).toEqual(["code", "unmatched"]);
    // Whoever confirmed an order that was nobody's owns it.
    expect(await kinds(true)).toEqual(["code"]);
    expect(await kinds(true, (await signIn(services(), "sales")).person)).toEqual([]);
    const support = await signIn(services(), "support");
    expect(await kinds(false, support.person)).toEqual([]);
    const today = await (await get("/staff")).text();
    expect(today).toContain("UKH4TB9Q2M");
    expect(await (await get("/staff", support.cookie)).text()).not.toContain("UKH4TB9Q2M");
  });

  test("what was tried stands beside what was paid", async () => {
    await attempt({ state: "failed", reason: "wrong-pin", phone: "254712345678", nextCheckAt: null });
    const page = await (await get(`/staff/orders/${order.reference}`)).text();
    expect(page).toContain("0712 345 678");
    expect(page).toContain("not taken");
    const support = await signIn(services(), "support");
    expect(await (await get(`/staff/orders/${order.reference}`, support.cookie)).text()).not.toContain(
      "not taken",
    );
  });

  test("money without an order is matched once, by whoever records payments, and written down", async () => {
    const account = order.reference.replace("-", "");
    const id = await unmatched({
      account: `${account.slice(0, -1)}${account.endsWith("A") ? "B" : "A"}`,
      amountMinor: 500_000,
    });
    expect(await (await get("/staff/money")).text()).toContain(`/staff/money/${id}`);
    // The account differs in a letter: the order is offered.
    expect(await (await get(`/staff/money/${id}`)).text()).toContain(`?order=${order.reference}`);
    const shown = await (
      await get(`/staff/money/${id}?order=${order.reference.slice(4).toLowerCase()}`)
    ).text();
    expect(shown).toContain(`name="order" value="${order.reference}"`);
    expect((await readOrder(services(), order.reference)).paidCents).toBe(0);

    const answer = await post(`/staff/money/${id}`, { order: order.reference });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/staff/orders/${order.reference}`,
    ]);
    expect((await readOrder(services(), order.reference)).paidCents).toBe(500_000);
    const events = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(2);
    expect(events.find(({ action }) => action === "payment-matched")).toMatchObject({
      actor: "Wanjiru Maina",
    });
    expect((await queuedEmails(services())).filter((key) => /^payment:/.test(key))).toHaveLength(1);
    expect((await post(`/staff/money/${id}`, { order: order.reference })).status).toBe(409);
    expect(await (await get("/staff/money?view=settled")).text()).toContain(order.reference);
  });

  test("an unknown order changes nothing; only an owner sends money back, and no foreign money is matched", async () => {
    const id = await unmatched();
    expect((await post(`/staff/money/${id}`, { order: "VLT-2222222" })).status).toBe(409);
    const dollars = await unmatched({ currency: "USD", receiptCode: "9XY", method: "paypal" });
    expect((await post(`/staff/money/${dollars}`, { order: order.reference })).status).toBe(409);
    const sales = await signIn(services(), "sales");
    const back = { do: "send-back", reference: "RJ-77" };
    expect((await post(`/staff/money/${id}`, back, sales.cookie)).status).toBe(403);
    expect((await post(`/staff/money/${id}`, { ...back, reference: "" })).status).toBe(400);
    expect((await post(`/staff/money/${id}`, back)).status).toBe(303);
    expect((await post(`/staff/money/${id}`, back)).status).toBe(409);
    expect(await lastEvent()).toMatchObject({ action: "payment-sent-back", after: { reference: "RJ-77" } });
    expect((await get(`/staff/money/${randomUUID()}`)).status).toBe(404);
    expect((await get("/staff/money/not-an-id")).status).toBe(404);
  });

  const get = (path: string, cookie = owner.cookie) => site.request(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string>, cookie = owner.cookie) =>
    site.request(path, formPost(fields, { cookie }));

  async function attempt(change: Partial<typeof paymentAttempts.$inferInsert>): Promise<PaymentAttempt> {
    const [row] = await services()
      .db.insert(paymentAttempts)
      .values({
        orderId: order.id,
        number: 1,
        provider: "mpesa",
        amountCents: cents(100_000),
        chargeMinor: 100_000,
        tokenHash: randomUUID(),
        idempotencyKey: randomUUID(),
        nextCheckAt: new Date(),
        ...change,
      })
      .returning();
    return row as PaymentAttempt;
  }

  async function unmatched(change: Partial<typeof unmatchedPayments.$inferInsert> = {}): Promise<string> {
    const [row] = await services()
      .db.insert(unmatchedPayments)
      .values({ method: "mpesa", receiptCode: "UKI6WN3R8C", amountMinor: 100_000, account: "X1", ...change })
      .returning();
    return row?.id ?? "";
  }

  async function lastEvent() {
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    return event;
  }
});
