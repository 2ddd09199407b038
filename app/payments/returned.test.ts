import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEvents, type Order, type PaymentAttempt, paymentDisputes, payments } from "~/db/schema";
import { cents } from "~/money/cents";
import { databases, emptyDatabase } from "../../tests/databases";
import { emailJobs, queuedEmails } from "../../tests/emails";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { checkAttempt } from "./attempts/checks.server";
import { later } from "./attempts/schedule";
import { sumUp } from "./books/sum-up.server";
import { closeDispute, openDisputes } from "./disputes.server";

describe.each(databases)("money that goes back at the provider, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    shop.simulators.journal.reset();
  });

  async function expectBack(order: Order, refundedCents: number) {
    expect(await shop.order(order)).toMatchObject({ paidCents: 30_000_00, refundedCents });
  }

  function refundsOf(order: Order) {
    return shop.services.db.query.payments.findMany({
      where: (table, { and, eq }) => and(eq(table.orderId, order.id), eq(table.kind, "refund")),
    });
  }

  function disputes() {
    return shop.services.db.select().from(paymentDisputes);
  }

  async function disputeEmails() {
    return (await queuedEmails(shop.services)).filter((key) => key.startsWith("dispute:"));
  }

  async function trail(order: Order) {
    const rows = await shop.services.db.select().from(auditEvents).where(eq(auditEvents.subjectId, order.id));
    return rows.map(({ action }) => action).filter((action) => action.startsWith("dispute"));
  }

  describe("Paystack", () => {
    const paystack = () => shop.simulators.paystack;

    async function paid() {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, { method: "card", phone: undefined });
      const charge = lastOf(paystack().charges());
      await paystack().act(charge, "close");
      await shop.workOffChecks();
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
      return { order, attempt, charge };
    }

    test("the webhook is answered before Paystack is asked", async () => {
      const order = await shop.confirmedOrder();
      await shop.pay(order, { method: "card", phone: undefined });
      await paystack().act(lastOf(paystack().charges()), "close");
      const passed = shop.simulators.journal.entries.map(({ what }) => what);
      expect(passed.at(-1)).toBe("/hooks/paystack");
      expect(passed.filter((what) => what.includes("/verify/"))).toEqual([]);
      expect(await shop.workOffChecks()).toBe(1);
      expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid" });
    });

    test("two refunds of the same part, each once, however often they are told", async () => {
      const { order, attempt, charge } = await paid();
      const first = await paystack().refund(charge, 10_000_00);
      await shop.workOffChecks();
      await expectBack(order, 0);
      shop.simulators.hooks.next({ match: "/hooks/paystack", repeat: 3 });
      await paystack().finishRefund(first, "processed");
      await shop.workOffChecks();
      await expectBack(order, 10_000_00);
      const second = await paystack().refund(charge, 10_000_00);
      await paystack().finishRefund(second, "processed");
      await shop.workOffChecks();
      await expectBack(order, 20_000_00);
      expect(await refundsOf(order)).toMatchObject([{ amountCents: 10_000_00 }, { amountCents: 10_000_00 }]);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid", nextCheckAt: null });
    });

    test("a refund that failed is none; all of it ends the attempt as reversed", async () => {
      const { order, attempt, charge } = await paid();
      await paystack().finishRefund(await paystack().refund(charge), "failed");
      await shop.workOffChecks();
      await expectBack(order, 0);
      await paystack().finishRefund(await paystack().refund(charge), "processed");
      await shop.workOffChecks();
      await expectBack(order, 30_000_00);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "reversed" });
    });

    test("refunds of other charges don't count, over the list's pages", async () => {
      const other = await paid();
      const mine = await paid();
      for (let n = 0; n < 101; n++) {
        shop.simulators.hooks.next({ match: "/hooks/paystack", drop: true });
        const refund = await paystack().refund(other.charge, 100);
        refund.status = "processed";
      }
      await paystack().finishRefund(await paystack().refund(mine.charge, 5_000_00), "processed");
      await shop.workOffChecks();
      await expectBack(mine.order, 5_000_00);
    });

    test("Paystack can't be asked when the refund is told: it is asked again later", async () => {
      const { order, attempt, charge } = await paid();
      const refund = await paystack().refund(charge, 10_000_00);
      shop.simulators.hooks.next({ match: "/hooks/paystack", drop: true });
      await paystack().finishRefund(refund, "processed");
      shop.simulators.journal.next({ match: "/paystack/refund", times: 3, status: 502, body: "<html>" });
      await shop.workOffChecks();
      await expectBack(order, 0);
      const { state, nextCheckAt } = await shop.attempt(attempt.id);
      expect(state).toBe("paid");
      expect(nextCheckAt?.getTime()).toBeGreaterThan(Date.now());
      await checkAttempt(shop.services, attempt.id, later(new Date(), 3_600));
      await expectBack(order, 10_000_00);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid", nextCheckAt: null });
    });

    test("a dispute: a task with its day, reminded of, and lost", async () => {
      const { order, charge } = await paid();
      const dispute = await paystack().dispute(charge);
      await shop.workOffChecks();
      const [task] = await openDisputes(shop.services);
      expect(task).toMatchObject({
        provider: "paystack",
        kind: "dispute",
        reason: "chargeback",
        amountMinor: 30_000_00,
        currency: "KES",
        reference: order.reference,
        respondBy: new Date(dispute.due),
      });
      expect(await disputeEmails()).toHaveLength(1);
      await expectBack(order, 0);

      shop.simulators.hooks.next({ match: "/hooks/paystack", repeat: 2 });
      await paystack().remind(dispute);
      expect(await disputeEmails()).toHaveLength(1);
      await paystack().remind(dispute, dispute.due + 3_600_000);
      expect(await disputeEmails()).toHaveLength(2);

      await paystack().resolve(dispute, "auto-accepted");
      await shop.workOffChecks();
      expect(await openDisputes(shop.services)).toEqual([]);
      expect(await disputes()).toMatchObject([{ state: "lost" }]);
      expect((await trail(order)).sort()).toEqual(["dispute-closed", "dispute-opened"]);
      await expectBack(order, 30_000_00);
    });

    test("its end is told before its beginning: it stays ended, and nobody is written to", async () => {
      const { order, charge } = await paid();
      shop.simulators.hooks.next({ match: "/hooks/paystack", times: 2, hold: true });
      const dispute = await paystack().dispute(charge);
      await paystack().resolve(dispute, "declined");
      await shop.simulators.hooks.release({ reversed: true });
      const told = shop.simulators.journal.entries.slice(-2);
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
      expect(await disputes()).toMatchObject([{ state: "won", orderId: order.id }]);
      expect(await openDisputes(shop.services)).toEqual([]);
      expect(await disputeEmails()).toEqual([]);
    });
  });

  describe("PayPal", () => {
    const paypal = () => shop.simulators.paypal;

    async function paid() {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, { method: "paypal", phone: undefined });
      const theirs = lastOf(paypal().orders());
      await paypal().approve(theirs, "pay");
      await shop.workOffChecks();
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
      return { order, attempt, theirs };
    }

    test("a refund names its capture in a link only: a part is booked at the attempt's rate, then the rest", async () => {
      const { order, attempt, theirs } = await paid();
      await paypal().refund(theirs, 100_00);
      expect(shop.simulators.journal.entries.at(-1)).toMatchObject({ what: "/hooks/paypal", status: 200 });
      await shop.workOffChecks();
      await expectBack(order, 12_950_00);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
      await paypal().refund(theirs, 131_67, { withNames: true });
      await shop.workOffChecks();
      await expectBack(order, 30_000_00);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "reversed" });
    });

    test("refunded in the dashboard and recorded by hand before: it counts once", async () => {
      const { order, theirs } = await paid();
      const [payment] = await shop.paymentsOf(order);
      await shop.services.db.insert(payments).values({
        orderId: order.id,
        kind: "refund",
        method: "paypal",
        amountCents: cents(30_000_00),
        refundOf: payment?.id,
      });
      await sumUp(shop.services.db, order.id);
      await paypal().refund(theirs);
      await shop.workOffChecks();
      await expectBack(order, 30_000_00);
    });

    test.each([true, false])(
      "a reversal is money back where the order shows it (%s), and a task",
      async (isShown) => {
        const { order, theirs } = await paid();
        await paypal().reverse(theirs, 100_00, { isShown });
        await shop.workOffChecks();
        await expectBack(order, isShown ? 12_950_00 : 0);
        const [task] = await openDisputes(shop.services);
        expect(task).toMatchObject({ kind: "reversal", amountMinor: 100_00, currency: "USD" });
        expect(await disputeEmails()).toHaveLength(1);
        const staff = {
          id: "6c0bb0bd-5be9-4b60-9a52-6d5d9d3c1c11",
          name: "Achieng",
          email: "a@velto.example",
        };
        await expect(
          closeDispute(shop.services, { ...staff, role: "support" }, task?.id ?? ""),
        ).rejects.toThrow();
        const sales = { ...staff, role: "sales" } as const;
        expect(await closeDispute(shop.services, sales, task?.id ?? "")).toBe(true);
        expect(await closeDispute(shop.services, sales, task?.id ?? "")).toBe(false);
        expect(await openDisputes(shop.services)).toEqual([]);
        expect((await trail(order)).sort()).toEqual(["dispute-closed", "dispute-opened"]);
      },
    );

    test("a dispute: a task until it is won, and no money moves", async () => {
      const { order, theirs } = await paid();
      const dispute = await paypal().dispute(theirs, { cents: cents(50_00) });
      const [email] = (await emailJobs(shop.services)).filter(({ data }) =>
        data.email.key.startsWith("dispute:"),
      );
      expect(email?.data.email).toMatchObject({ to: shop.services.config.salesEmail });
      expect(email?.data.email.subject).toContain(order.reference);
      expect(JSON.stringify(email?.data.email.parts)).toContain("USD 50.00");
      await paypal().askToAnswer(dispute);
      expect(await disputeEmails()).toHaveLength(1);
      await paypal().resolve(dispute, "RESOLVED_SELLER_FAVOUR");
      await shop.workOffChecks();
      expect(await disputes()).toMatchObject([
        { state: "won", reason: "merchandise-or-service-not-received", providerId: dispute.id },
      ]);
      await expectBack(order, 0);
    });

    test("events of others are taken; a refund of ours that PayPal did not sign is not", async () => {
      const { order, theirs } = await paid();
      const send = (resource: object) =>
        fetch(`${shop.siteUrl}/hooks/paypal`, {
          method: "POST",
          body: JSON.stringify({ id: "WH-1", event_type: "PAYMENT.CAPTURE.REFUNDED", resource }),
        });
      const links = (id?: string) => [
        { rel: "up", href: `https://api.paypal.com/v2/payments/captures/${id}` },
      ];
      expect((await send({ id: "1Y107995YT783435V", links: links("0JF852973C016714D") })).status).toBe(200);
      expect((await send({ id: "1Y107995YT783435V", links: links(theirs.captured?.id) })).status).toBe(401);
      expect((await fetch(`${shop.siteUrl}/hooks/paypal`, { method: "POST", body: "[]" })).status).toBe(401);
      await expectBack(order, 0);
    });

    test.each(["PAYER_ACTION_REQUIRED", "APPROVED"] as const)(
      "a declined card leaves the order %s: the next try is no replay of the refusal",
      async (afterDecline) => {
        paypal().rule({ afterDecline, replaysDeclines: true });
        const order = await shop.confirmedOrder();
        const attempt = await shop.pay(order, { method: "paypal", phone: undefined });
        const theirs = lastOf(paypal().orders());
        await paypal().approve(theirs, "declined");
        await shop.workOffChecks();
        expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", reason: "declined" });
        await paypal().approve(theirs, "pay");
        await shop.workOffChecks();
        expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
        paypal().rule();
      },
    );
  });

  describe("Pesapal", () => {
    const pesapal = () => shop.simulators.pesapal;

    /** Paystack comes first where both are set up. */
    async function byPesapal(act: () => Promise<PaymentAttempt>): Promise<PaymentAttempt> {
      const { paystack } = shop.services.payments;
      shop.services.payments.paystack = undefined;
      try {
        return await act();
      } finally {
        shop.services.payments.paystack = paystack;
      }
    }

    test("reversed is all of it back", async () => {
      const order = await shop.confirmedOrder();
      const attempt = await byPesapal(() => shop.pay(order, { method: "card", phone: undefined }));
      await pesapal().pay(lastOf(pesapal().orders()));
      await shop.workOffChecks();
      await expectBack(order, 0);
      await pesapal().reverse(lastOf(pesapal().orders()));
      await shop.workOffChecks();
      await expectBack(order, 30_000_00);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "reversed" });
    });

    test("its answer is lost: submitted once, and found again by the notification", async () => {
      const order = await shop.confirmedOrder();
      // Its address is registered before, so that the next request is the order's.
      await byPesapal(() => shop.pay(order, { method: "card", phone: undefined }));
      shop.simulators.journal.reset();
      const submit = "/SubmitOrderRequest";
      const submitted = () => shop.simulators.journal.entries.filter(({ what }) => what.includes(submit));
      shop.simulators.journal.next({ match: submit, loseAnswer: true });
      const attempt = await byPesapal(() => shop.pay(order, { method: "card", phone: undefined }));
      expect(attempt).toMatchObject({ state: "unclear", providerRef: null });
      expect(submitted()).toHaveLength(1);
      await pesapal().pay(lastOf(pesapal().orders()));
      await shop.workOffChecks();
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid" });
    });

    test("a notification gets its names back, whatever it is about", async () => {
      const order = await shop.confirmedOrder();
      await byPesapal(() => shop.pay(order, { method: "card", phone: undefined }));
      const { hook } = lastOf(pesapal().orders());
      const named = { OrderTrackingId: "other-tracking", orderMerchantReference: "SOMEONE-1" };
      const answer = await fetch(hook, { method: "POST", body: JSON.stringify(named) });
      expect(await answer.json()).toEqual({
        orderNotificationType: "IPNCHANGE",
        orderTrackingId: "other-tracking",
        orderMerchantReference: "SOMEONE-1",
        status: 200,
      });
      expect(await shop.workOffChecks()).toBe(0);
    });
  });
});

function lastOf<T>(list: T[]): T {
  const last = list.at(-1);
  if (!last) throw new Error("There is none.");
  return last;
}
