import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Order, type PaymentAttempt, paymentAttempts, paymentEvents } from "~/db/schema";
import { paymentChecksQueue, paymentPullQueue, paymentSweepQueue } from "~/jobs/queues.server";
import { openLog } from "~/log.server";
import { cents } from "~/money/cents";
import type { PayServices } from "~/payments/services";
import { readHealth } from "~/staff/health/read-health.server";
import { warningsOf } from "~/staff/health/warnings";
import { moneyRows } from "~/staff/today/money-rows";
import { readToday } from "~/staff/today/read-today.server";
import { databases, emptyDatabase, onDatabase } from "../../../tests/databases";
import { openPayShop, type PayShop } from "../../../tests/pay-shop";
import { signIn } from "../../../tests/staff";
import { recordHandPayment } from "../mpesa/by-hand.server";
import type { Pulled } from "../mpesa/pull.server";
import { checkOverdue, pullMissed } from "./checks.server";
import { followPayments } from "./jobs.server";
import { later } from "./schedule";

onDatabase((services) => {
  test("checks are taken several at a time, and one that fails is tried again alone", async () => {
    const { db, jobs } = services();
    const attempts = [...Array.from({ length: 11 }, () => randomUUID()), "no attempt"];
    for (const attemptId of attempts) await jobs.queueJob(db, paymentChecksQueue, { attemptId }, new Date());
    await followPayments(services());
    const found = () => jobs.boss.findJobs<{ attemptId: string }>(paymentChecksQueue);
    await vi.waitUntil(
      async () => !(await found()).some(({ state }) => ["created", "active"].includes(state)),
      { timeout: 60_000, interval: 50 },
    );
    const all = await found();
    expect(all).toHaveLength(12);
    const again = all.filter(({ state }) => state !== "completed");
    expect(again).toMatchObject([{ state: "retry", data: { attemptId: "no attempt" } }]);
    // A batch is begun in one moment.
    expect(new Set(all.map(({ startedOn }) => startedOn.getTime())).size).toBeLessThan(attempts.length / 2);
  });
});

describe.each(databases)("looking after payments on %s", (kind) => {
  let shop: PayShop;
  let lines: Record<string, unknown>[];
  /** What Safaricom lists as paid into the PayBill. */
  let listed: Pulled[] | undefined;
  /**
   * The shop's services with a log that can be read and providers that answer in this process: Paystack throws, Pesapal
   * says that everything is paid.
   */
  let services: PayServices;
  const poison = "0712345678 could not be worked on";

  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    lines = [];
    listed = [];
    const { mpesa, paystack, pesapal, ...others } = shop.services.payments;
    if (!mpesa || !paystack || !pesapal) throw new Error("The shop has all providers.");
    const fail = async () => {
      throw new Error("poison", { cause: poison });
    };
    const pay: typeof pesapal.check = async ({ reference, amount }) => ({
      state: "paid",
      receipt: reference,
      amount,
      paidAt: null,
      trace: {},
    });
    services = {
      ...shop.services,
      log: openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) }),
      payments: {
        ...others,
        mpesa: { ...mpesa, pull: async () => listed },
        paystack: { ...paystack, check: fail },
        pesapal: { ...pesapal, check: pay },
      },
    };
  });

  afterEach(async () => {
    for (const queue of [paymentChecksQueue, paymentSweepQueue, paymentPullQueue])
      await services.jobs.boss.offWork(queue);
    await stopClock();
  });

  test("a payment that can't be settled stops no other, and people see it", async () => {
    const bad = await shop.confirmedOrder();
    const attempt = await overdue(bad, { nextCheckAt: later(new Date(), -31 * 60) });
    const good = await shop.confirmedOrder();
    const { id } = await overdue(good, { provider: "pesapal" });
    const missed = await shop.confirmedOrder();
    listed = [handPayment(missed)];

    await followPayments(services);
    await stopClock();
    await ended(paymentSweepQueue, "failed");
    await ended(paymentPullQueue, "completed");
    expect(await shop.attempt(id)).toMatchObject({ state: "paid" });
    for (const order of [good, missed])
      expect(await shop.order(order)).toMatchObject({ paidCents: order.totalCents });
    expect(lines.filter(({ msg }) => msg === "a payment could not be settled")).toMatchObject([
      { attempt: attempt.id },
    ]);
    expect(JSON.stringify(lines)).not.toContain(poison);

    const { person } = await signIn(services, "sales");
    const now = new Date();
    const health = await readHealth(services, person);
    expect(health.jobs).toMatchObject([
      { job: "purge", workedAt: undefined },
      { job: "sweep", workedAt: undefined, reason: "1 of 2 payments could not be settled" },
      { job: "pull", workedAt: expect.any(Date), failedAt: undefined },
    ]);
    expect(warningsOf(health, now).join()).toContain("1 of 2 payments could not be settled");
    const { money } = (await readToday(services, person, false, now)).waiting;
    expect(money).toMatchObject([{ kind: "unsettled", reference: bad.reference, provider: "paystack" }]);
    expect(moneyRows(money, now)).toMatchObject([
      { what: "Card, could not be settled", to: `/staff/orders/${bad.reference}#payments` },
    ]);
    const support = await signIn(services, "support");
    expect((await readToday(services, support.person, false, now)).waiting.money).toEqual([]);
  });

  test("fifty that fail each time don't keep the fifty-first waiting", async () => {
    const order = await shop.confirmedOrder();
    for (let number = 1; number <= 50; number++) await overdue(order, { number });
    const { id } = await overdue(order, {
      number: 51,
      provider: "pesapal",
      nextCheckAt: later(new Date(), -120),
    });
    await expect(checkOverdue(services)).rejects.toThrow("50 of 50 payments could not be settled");
    expect(await shop.attempt(id)).toMatchObject({ checks: 0 });
    await expect(checkOverdue(services)).rejects.toThrow("49 of 50 payments could not be settled");
    expect(await shop.attempt(id)).toMatchObject({ checks: 1, state: "paid" });
  });

  test("a PayBill payment that can't be recorded stops no other", async () => {
    const [bad, good] = [await shop.confirmedOrder(), await shop.confirmedOrder()];
    listed = [handPayment(bad), handPayment(good)];
    const { jobs } = services;
    const queueEmails: typeof jobs.queueEmails = async (db, emails) => {
      if (emails.some(({ subject }) => subject.includes(bad.reference))) throw new Error("poison");
      await jobs.queueEmails(db, emails);
    };
    await expect(pullMissed({ ...services, jobs: { ...jobs, queueEmails } })).rejects.toThrow(
      "1 of 2 payments could not be recorded",
    );
    expect(await shop.order(good)).toMatchObject({ paymentStatus: "paid" });
    expect(await shop.order(bad)).toMatchObject({ paidCents: 0 });
    await pullMissed(services);
    expect(await shop.order(bad)).toMatchObject({ paymentStatus: "paid" });
  });

  test("a list that Safaricom refuses is a run that failed", async () => {
    listed = undefined;
    await followPayments(services);
    await stopClock();
    await ended(paymentPullQueue, "failed");
    const health = await readHealth(services, (await signIn(services, "owner")).person);
    expect(health.jobs.find(({ job }) => job === "pull")).toMatchObject({
      workedAt: undefined,
      reason: "M-Pesa did not list its payments",
    });
  });

  test("without M-Pesa nobody looks for PayBill payments", async () => {
    await followPayments(services);
    expect(await services.jobs.boss.getSchedules(paymentPullQueue)).toHaveLength(1);
    await followPayments({ ...services, payments: { ...services.payments, mpesa: undefined } });
    expect(await services.jobs.boss.getSchedules(paymentPullQueue)).toEqual([]);
  });

  test("what somebody typed as account number is kept with the unmatched payment alone", async () => {
    const paid = { ...handPayment(await shop.confirmedOrder()), account: "WANJIKUKAMAU" };
    expect(await recordHandPayment(services, paid)).toBe("unmatched");
    const events = await services.db.select().from(paymentEvents);
    const told = events.find(({ dedupeKey }) => dedupeKey === `c2b:${paid.receipt}`);
    expect(told?.summary).toEqual({ receipt: paid.receipt, cents: paid.cents });
    expect(JSON.stringify(events)).not.toContain("WANJIKU");
  });

  async function overdue(
    { id: orderId }: Order,
    change: Partial<typeof paymentAttempts.$inferInsert>,
  ): Promise<PaymentAttempt> {
    const [row] = await services.db
      .insert(paymentAttempts)
      .values({
        orderId,
        number: 1,
        provider: "paystack",
        amountCents: cents(30_000_00),
        chargeMinor: 30_000_00,
        state: "waiting",
        tokenHash: randomUUID(),
        idempotencyKey: randomUUID(),
        nextCheckAt: later(new Date(), -180),
        ...change,
      })
      .returning();
    return row as PaymentAttempt;
  }

  function handPayment({ reference }: Order): Pulled {
    const account = reference.replace("-", "");
    const shortcode = services.payments.mpesa?.settings.shortcode ?? "";
    return {
      receipt: `U${account}`,
      account,
      shortcode,
      cents: cents(30_000_00),
      paidAt: new Date(),
      kind: "payment",
    };
  }

  /** The test alone says when a job is due. */
  async function stopClock() {
    for (const queue of [paymentSweepQueue, paymentPullQueue]) await services.jobs.boss.unschedule(queue);
  }

  /** Does a job of the queue now and waits for its end. */
  async function ended(queue: string, state: "failed" | "completed") {
    const id = (await services.jobs.boss.send(queue)) ?? "";
    const isEnded = async () => (await services.jobs.boss.findJobs(queue, { id }))[0]?.state === state;
    await vi.waitUntil(isEnded, { timeout: 30_000 });
  }
});
