import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentAttempts, paymentEvents, payments, unmatchedPayments } from "~/db/schema";
import { cents } from "~/money/cents";
import { databases, emptyDatabase } from "../../../tests/databases";
import { queuedEmails } from "../../../tests/emails";
import { openPayShop, type PayShop } from "../../../tests/pay-shop";
import { attemptMoves } from "../attempts/attempt-states";
import { checkAttempt, checkOverdue, pullMissed } from "../attempts/checks.server";
import { later } from "../attempts/schedule";
import { matchPayment } from "../unmatched.server";

describe.each(databases)("M-Pesa on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    shop.simulators.journal.reset();
  });

  const phone = (ending: string) => ({ phone: `254712345${ending}` });

  /** Pays by a phone whose ending chooses what happens, and lets ten seconds pass. */
  async function payFrom(ending: string, quantity = 1, seconds = 10) {
    const order = await shop.confirmedOrder(quantity);
    const attempt = await shop.pay(order, phone(ending));
    await shop.simulators.clock.advance(seconds);
    return { order, attempt };
  }

  async function expectPaidOnce(order: Parameters<PayShop["order"]>[0], cents = 30_000_00) {
    expect(await shop.paymentsOf(order)).toMatchObject([
      { kind: "payment", method: "mpesa", amountCents: cents },
    ]);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid", paidCents: cents });
  }

  function check(id: string, seconds = 0) {
    return checkAttempt(shop.services, id, later(new Date(), seconds));
  }

  test("a prompt that is paid: waiting, then paid once, with its receipt in the order and the email", async () => {
    const order = await shop.confirmedOrder();
    const attempt = await shop.pay(order, phone("000"));
    expect(attempt).toMatchObject({ state: "waiting", amountCents: 30_000_00, checkoutUrl: null });
    await shop.simulators.clock.advance(2);
    const [prompt] = shop.simulators.mpesa.prompts().slice(-1);
    expect(prompt).toMatchObject({ shillings: 30_000, account: order.reference.replace("-", "") });
    const paid = await shop.attempt(attempt.id);
    expect(paid).toMatchObject({ state: "paid", receiptCode: prompt?.receipt, nextCheckAt: null });
    await expectPaidOnce(order);
    const [payment] = await shop.paymentsOf(order);
    expect(payment).toMatchObject({ receiptCode: prompt?.receipt, attemptId: attempt.id, recordedBy: null });
    expect(await queuedEmails(shop.services)).toContain(`payment:${payment?.id}`);
  });

  test.each([
    ["032", "cancelled", "cancelled"],
    ["201", "failed", "wrong-pin"],
    ["001", "failed", "too-little-money"],
    ["037", "failed", "unreachable"],
    ["019", "failed", "no-answer"],
    ["004", "failed", "daily-limit"],
    ["806", "failed", "pin-locked"],
  ])("phone …%s ends as %s: %s, without money", async (ending, state, reason) => {
    const { order, attempt } = await payFrom(ending);
    expect(await shop.attempt(attempt.id)).toMatchObject({ state, reason, nextCheckAt: null });
    expect(await shop.paymentsOf(order)).toEqual([]);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "pending", paidCents: 0 });
  });

  test("a code that nobody knows ends the waiting, and it is asked for on", async () => {
    const { attempt } = await payFrom("999");
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: "failed", reason: "unexplained" });
    expect((await shop.attempt(attempt.id)).nextCheckAt).not.toBeNull();
  });

  test("no callback: queries say 'pending' in three ways, and at last 'paid'", async () => {
    const { order, attempt } = await payFrom("499");
    for (let n = 0; n < 3; n++) expect(await check(attempt.id)).toMatchObject({ state: "waiting" });
    expect(await check(attempt.id)).toMatchObject({ state: "paid", receiptCode: null });
    await expectPaidOnce(order);
  });

  test("told twelve minutes late: unconfirmed meanwhile, the buyer is written to, then paid", async () => {
    const { order, attempt } = await payFrom("900", 1, 600);
    expect(await check(attempt.id, 181)).toMatchObject({ state: "unconfirmed" });
    expect(await check(attempt.id, 601)).toMatchObject({ state: "unconfirmed" });
    expect(await queuedEmails(shop.services)).toContain(`payment-unclear:${attempt.id}`);
    await shop.simulators.clock.advance(120);
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
    await expectPaidOnce(order);
  });

  test("told ten times at once: one payment, one email", async () => {
    const { order } = await payFrom("902");
    await expectPaidOnce(order);
    const [payment] = await shop.paymentsOf(order);
    expect((await queuedEmails(shop.services)).filter((key) => key.startsWith("payment"))).toEqual([
      `payment:${payment?.id}`,
    ]);
  });

  test("told before the answer to the push has come: the answer changes nothing", async () => {
    const order = await shop.confirmedOrder();
    const attempt = await shop.pay(order, phone("903"));
    expect(attempt).toMatchObject({ state: "paid" });
    expect(attempt.providerRef).toMatch(/^ws_CO_/);
    await expectPaidOnce(order);
  });

  test("the answer to the push is lost: unclear, and no second prompt, until the callback", async () => {
    const order = await shop.confirmedOrder();
    const attempt = await shop.pay(order, phone("904"));
    expect(attempt).toMatchObject({ state: "unclear", providerRef: null });
    expect(await shop.tryToPay(order, phone("000"))).toMatchObject({ refused: "wait" });
    await shop.simulators.clock.advance(2);
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
    await expectPaidOnce(order);
  });

  test("never told, the query finds it; the receipt comes later with the PayBill's confirmation", async () => {
    const { order, attempt } = await payFrom("905");
    expect(await check(attempt.id)).toMatchObject({ state: "paid" });
    await expectPaidOnce(order);
    expect(await shop.paymentsOf(order)).toMatchObject([{ receiptCode: null }]);
    await shop.simulators.clock.advance(300);
    await expectPaidOnce(order);
    const [payment] = await shop.paymentsOf(order);
    expect(payment?.receiptCode).toMatch(/^U/);
    expect(await queuedEmails(shop.services)).toEqual(
      expect.arrayContaining([`payment:${payment?.id}`, `payment-receipt:${payment?.id}`]),
    );
  });

  test.each(["906", "916"])(
    "callback and confirmation of one payment, in both orders (%s)",
    async (ending) => {
      const { order, attempt } = await payFrom(ending);
      await expectPaidOnce(order);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
      expect(await check(attempt.id)).toMatchObject({ state: "paid" });
      await expectPaidOnce(order);
    },
  );

  test("less than asked for is part paid; the rest can be paid", async () => {
    const { order } = await payFrom("907");
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "part_paid", paidCents: 29_999_00 });
    await shop.pay(order, phone("000"));
    await shop.simulators.clock.advance(2);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid", paidCents: 30_000_00 });
  });

  test("more than asked for is paid, and a person hears of it", async () => {
    const { order } = await payFrom("917");
    await expectPaidOnce(order, 30_001_00);
    const [payment] = await shop.paymentsOf(order);
    expect(await queuedEmails(shop.services)).toContain(`payment-settle:${payment?.id}`);
  });

  test("a query that contradicts the callback takes nothing back", async () => {
    const { order, attempt } = await payFrom("908");
    expect(await check(attempt.id)).toMatchObject({ state: "paid" });
    await expectPaidOnce(order);
  });

  test("cancelled, then paid by hand with the account number", async () => {
    const { order, attempt } = await payFrom("909");
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: "cancelled" });
    await shop.simulators.clock.advance(60);
    await expectPaidOnce(order);
  });

  test.each(["910", "911", "912", "913"])(
    "M-Pesa is busy (%s): refused, and nothing is asked for on",
    async (ending) => {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, phone(ending));
      expect(attempt).toMatchObject({ state: "refused", reason: "busy", nextCheckAt: null });
    },
  );

  test("nobody ever says anything: unconfirmed, given up after two days, and still paid if money comes", async () => {
    const { order, attempt } = await payFrom("914");
    expect(await check(attempt.id, 200)).toMatchObject({ state: "unconfirmed" });
    expect(await check(attempt.id, 172_801)).toMatchObject({ state: "expired", nextCheckAt: null });
    const account = order.reference.replace("-", "");
    await shop.simulators.mpesa.payByHand({ account, shillings: "30000.00" });
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid" });
  });

  test.each([
    ["the connection is dropped", { drop: true }],
    ["an empty 500", { status: 500 }],
    ["a page of a firewall", { status: 403, body: "<html>Incapsula incident</html>" }],
    ["half a JSON", { status: 200, body: '{"MerchantReq' }],
  ])("%s instead of an answer to the push: unclear, never refused", async (_, fault) => {
    const order = await shop.confirmedOrder();
    shop.simulators.journal.next({ match: "/stkpush/", ...fault });
    expect(await shop.pay(order)).toMatchObject({ state: "unclear" });
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "pending" });
  });

  test("M-Pesa is down for two minutes: queries change nothing, and afterwards one finds the payment", async () => {
    const { order, attempt } = await payFrom("905", 1, 5);
    shop.simulators.journal.next({ match: "/stkpushquery/", times: 3, drop: true });
    for (let n = 0; n < 3; n++)
      expect(await check(attempt.id, 40 * (n + 1))).toMatchObject({ state: "waiting" });
    expect(await check(attempt.id, 130)).toMatchObject({ state: "paid" });
    await expectPaidOnce(order);
  });

  test("Safaricom counts queries: the one too many says nothing, and a later one finds the payment", async () => {
    shop.simulators.mpesa.rule({ queriesPerMinute: 1 });
    // After a minute nothing is left of what other tests have asked.
    const { order, attempt } = await payFrom("499", 1, 61);
    expect(await check(attempt.id)).toMatchObject({ state: "waiting", checks: 1 });
    shop.simulators.journal.reset();
    expect(await check(attempt.id)).toMatchObject({ state: "waiting", checks: 2 });
    expect(shop.simulators.journal.entries).toMatchObject([{ status: 429 }]);
    shop.simulators.mpesa.rule();
    for (let n = 0; n < 3; n++) await check(attempt.id);
    await expectPaidOnce(order);
  });

  test("a token that is no longer known is fetched anew, once", async () => {
    await payFrom("000");
    shop.simulators.mpesa.forgetTokens();
    const { order } = await payFrom("000");
    await expectPaidOnce(order);
  });

  describe("money sent to the PayBill by hand", () => {
    test.each([
      ["exactly", (account: string) => account, "30000.00", "paid"],
      [
        "in lower case with spaces",
        (account: string) => account.toLowerCase().replace("vlt", " vlt "),
        "30000.00",
        "paid",
      ],
      ["half of it", (account: string) => account, "15000.00", "part_paid"],
      ["with cents", (account: string) => account, "29999.50", "part_paid"],
    ])("%s", async (_, typed, shillings, status) => {
      const order = await shop.confirmedOrder();
      await shop.simulators.mpesa.payByHand({ account: typed(order.reference.replace("-", "")), shillings });
      expect(await shop.order(order)).toMatchObject({ paymentStatus: status });
    });

    test("the same confirmation again changes nothing; another payment counts", async () => {
      const order = await shop.confirmedOrder();
      const account = order.reference.replace("-", "");
      const receipt = await shop.simulators.mpesa.payByHand({ account, shillings: "15000.00" });
      await shop.simulators.mpesa.payByHand({ account, shillings: "15000.00", receipt });
      expect(await shop.order(order)).toMatchObject({ paidCents: 15_000_00 });
      await shop.simulators.mpesa.payByHand({ account, shillings: "15000.00" });
      expect(await shop.order(order)).toMatchObject({ paidCents: 30_000_00, paymentStatus: "paid" });
    });

    test("an account number of no order waits for a person, once", async () => {
      const receipt = await shop.simulators.mpesa.payByHand({ account: "vlt-zzzzzzz!", shillings: "500.00" });
      await shop.simulators.mpesa.payByHand({ account: "vlt-zzzzzzz!", shillings: "500.00", receipt });
      const rows = await shop.services.db.select().from(unmatchedPayments);
      expect(rows).toMatchObject([
        { account: "VLTZZZZZZZ", amountMinor: 500_00, receiptCode: receipt, settledAt: null },
      ]);
      expect(await queuedEmails(shop.services)).toContain(`payment-unmatched:${rows[0]?.id}`);
    });

    test("a person finds its place: it counts there, once", async () => {
      await shop.simulators.mpesa.payByHand({ account: "VLTZZZZZZZ", shillings: "30000.00" });
      const order = await shop.confirmedOrder();
      const [money] = await shop.services.db.select().from(unmatchedPayments);
      const target = { id: money?.id ?? "", reference: order.reference };
      const actor = {
        id: randomUUID(),
        name: "Achieng",
        email: "achieng@velto.example",
        role: "sales",
      } as const;
      expect(await matchPayment(shop.services, actor, target)).toEqual({ matched: true });
      expect(await matchPayment(shop.services, actor, target)).toEqual({ refused: "settled" });
      await expectPaidOnce(order);
      const support = { ...actor, role: "support" } as const;
      await expect(matchPayment(shop.services, support, target)).rejects.toThrow("may not");
    });

    test("payments that were never confirmed are found in the list, over its pages", async () => {
      const orders = await Promise.all([1, 2, 3].map(() => shop.confirmedOrder()));
      for (const { reference } of orders) {
        const account = reference.replace("-", "");
        await shop.simulators.mpesa.payByHand({ account, shillings: "30000.00", isTold: false });
      }
      await pullMissed(shop.services);
      await pullMissed(shop.services);
      for (const order of orders) await expectPaidOnce(order);
    });
  });

  test("above 250,000 the order is paid in parts", async () => {
    const order = await shop.confirmedOrder(10);
    expect(await shop.tryToPay(order)).toEqual({ refused: "amount" });
    await shop.pay(order, { ...phone("000"), cents: cents(250_000_00) });
    await shop.simulators.clock.advance(2);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "part_paid", paidCents: 250_000_00 });
    await shop.pay(order, phone("000"));
    await shop.simulators.clock.advance(2);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid", paidCents: 300_000_00 });
    expect(await shop.tryToPay(order)).toEqual({ refused: "closed" });
  });

  test("no second prompt too soon, the same form starts once, and a stranger's phone is left in peace", async () => {
    const order = await shop.confirmedOrder();
    const idempotencyKey = randomUUID();
    const [one, two] = await Promise.all([
      shop.pay(order, { ...phone("914"), idempotencyKey }),
      shop.pay(order, { ...phone("914"), idempotencyKey }),
    ]);
    expect(two.id).toBe(one.id);
    expect(await shop.tryToPay(order, phone("914"))).toEqual({
      refused: "wait",
      seconds: expect.any(Number),
    });
    expect(await shop.tryToPay(order, phone("000"))).toEqual({
      refused: "wait",
      seconds: expect.any(Number),
    });
    await shop.services.db.delete(paymentAttempts);
    for (let n = 0; n < 5; n++) await payFrom("032");
    expect(await shop.tryToPay(await shop.confirmedOrder(), phone("032"))).toEqual({ refused: "too-many" });
  });

  test("an order that is not confirmed, or is cancelled, can't be paid here", async () => {
    const order = await shop.confirmedOrder();
    await shop.services.db.execute(
      sql`update purchases set order_status = 'cancelled', cancelled_at = now(), cancel_reason = 'buyer-asked'`,
    );
    expect(await shop.tryToPay(order)).toEqual({ refused: "closed" });
    const account = order.reference.replace("-", "");
    await shop.simulators.mpesa.payByHand({ account, shillings: "30000.00" });
    const [payment] = await shop.paymentsOf(order);
    expect(await queuedEmails(shop.services)).toContain(`payment-settle:${payment?.id}`);
  });

  describe("forged callbacks credit nothing", () => {
    const success = (id: string, receipt?: string) =>
      JSON.stringify({
        Body: {
          stkCallback: {
            CheckoutRequestID: id,
            ResultCode: 0,
            CallbackMetadata: {
              Item: [
                { Name: "Amount", Value: 30000 },
                { Name: "MpesaReceiptNumber", Value: receipt },
              ],
            },
          },
        },
      });

    async function post(path: string, body: string) {
      const headers = { connection: "close" };
      return (await fetch(`${shop.siteUrl}${path}`, { method: "POST", body, headers })).status;
    }

    test("by a wrong secret, or too large", async () => {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, phone("914"));
      const body = success(attempt.providerRef ?? "", "SG722NMVXQ");
      expect(await post(`/hooks/stk/${randomBytes(16).toString("hex")}`, body)).toBe(404);
      expect(await post("/hooks/stk/short", body)).toBe(404);
      expect(await post(`/hooks/c2b/${"0".repeat(32)}/confirmation`, body)).toBe(404);
      expect(await post("/hooks/stk/x", "x".repeat(1_000_000))).toBe(413);
      expect(await shop.paymentsOf(order)).toEqual([]);
    });

    test("with the right secret: another prompt's id, no receipt, no JSON, a used receipt", async () => {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, phone("914"));
      const [prompt] = shop.simulators.mpesa.prompts().slice(-1);
      const hook = new URL(prompt?.hook ?? "").pathname;
      expect(await post(hook, success("ws_CO_other", "SG722NMVXQ"))).toBe(200);
      expect(await post(hook, success(attempt.providerRef ?? ""))).toBe(200);
      expect(await post(hook, "not JSON")).toBe(200);
      expect(await shop.paymentsOf(order)).toEqual([]);
      await shop.services.db.insert(payments).values({
        orderId: (await shop.confirmedOrder()).id,
        kind: "payment",
        method: "mpesa",
        amountCents: cents(1),
        receiptCode: "USED000001",
      });
      expect(await post(hook, success(attempt.providerRef ?? "", "USED000001"))).toBe(200);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", receiptCode: null });
      expect(await shop.paymentsOf(order)).toEqual([]);
    });
  });

  describe("the server is killed", () => {
    test("between the row and the push, or between the push and its answer: the callback finds it, or the sweep ends it", async () => {
      const { order, attempt } = await payFrom("914");
      // What a killed server leaves: the row as it was committed before the provider was asked.
      const fresh = {
        ...attempt,
        id: randomUUID(),
        number: 2,
        state: "requested" as const,
        providerRef: null,
        tokenHash: randomUUID(),
        idempotencyKey: randomUUID(),
        createdAt: later(new Date(), -200),
        nextCheckAt: later(new Date(), -185),
      };
      await shop.services.db.insert(paymentAttempts).values(fresh);
      await checkOverdue(shop.services);
      expect(await shop.attempt(fresh.id)).toMatchObject({ state: "unconfirmed" });
      expect(await shop.paymentsOf(order)).toEqual([]);
      expect(await check(fresh.id, 172_801)).toMatchObject({ state: "expired", nextCheckAt: null });
    });

    test("inside the callback: nothing of it is kept, and the query brings it back", async () => {
      const order = await shop.confirmedOrder();
      await shop.services.db.execute(sql`alter table payments rename to payments_away`);
      const attempt = await shop.pay(order, phone("000"));
      await shop.simulators.clock.advance(2);
      await shop.services.db.execute(sql`alter table payments_away rename to payments`);
      expect(shop.simulators.journal.entries.at(-1)).toMatchObject({ kind: "hook", status: 500 });
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting" });
      expect(await check(attempt.id)).toMatchObject({ state: "paid" });
      await expectPaidOnce(order);
    });
  });

  test("the database allows the steps of the table, and no other", async () => {
    const { attempt } = await payFrom("914");
    const { db } = shop.services;
    const states = Object.keys(attemptMoves) as (keyof typeof attemptMoves)[];
    let number = 100;
    for (const from of states) {
      for (const to of states.filter((state) => state !== from)) {
        const row = { ...attempt, id: randomUUID(), number: number++, state: from, providerRef: null };
        await db.insert(paymentAttempts).values({ ...row, tokenHash: row.id, idempotencyKey: randomUUID() });
        const move = db.update(paymentAttempts).set({ state: to }).where(eq(paymentAttempts.id, row.id));
        if (attemptMoves[from].includes(to)) await move;
        else
          await expect(move, `${from} to ${to}`).rejects.toMatchObject({
            cause: { constraint: "payment_attempts_move" },
          });
      }
    }
  });

  test("events and payments can't be changed, and hold no phone number", async () => {
    const { order } = await payFrom("000");
    const { db } = shop.services;
    await expect(db.update(paymentEvents).set({ summary: {} })).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(db.delete(paymentEvents)).rejects.toMatchObject({ cause: { code: "42501" } });
    await expect(db.update(payments).set({ amountCents: cents(1) })).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(db.update(payments).set({ receiptCode: "OTHER00001" })).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(db.delete(payments)).rejects.toMatchObject({ cause: { code: "42501" } });
    expect(JSON.stringify(await db.select().from(paymentEvents))).not.toContain("712345000");
    await expectPaidOnce(order);
  });
});
