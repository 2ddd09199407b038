import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order, PaymentAttempt } from "~/db/schema";
import { databases, emptyDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { checkAttempt } from "./attempts/checks.server";
import { later } from "./attempts/schedule";

describe.each(databases)("pages of providers, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    shop.simulators.journal.reset();
  });

  /** What the buyer does on the provider's page; follows them back to our own address. */
  async function onPage(attempt: PaymentAttempt, choice: string) {
    const body = new URLSearchParams({ do: choice });
    const left = await fetch(attempt.checkoutUrl ?? "", { method: "POST", body, redirect: "manual" });
    const back = left.headers.get("location");
    return back ? await fetch(back, { redirect: "manual" }) : undefined;
  }

  async function expectPaidOnce(order: Order, method: string) {
    expect(await shop.paymentsOf(order)).toMatchObject([{ kind: "payment", method, amountCents: 30_000_00 }]);
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid", paidCents: 30_000_00 });
  }

  function check(id: string, seconds = 0) {
    return checkAttempt(shop.services, id, later(new Date(), seconds));
  }

  describe("card by Paystack", () => {
    async function open() {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, { method: "card", phone: undefined });
      return { order, attempt };
    }

    test("leave, pay, come back: paid once, though webhook and return both tell", async () => {
      const { order, attempt } = await open();
      expect(attempt).toMatchObject({ state: "waiting", provider: "paystack" });
      const back = await onPage(attempt, "pay");
      expect(back?.status).toBe(303);
      expect(back?.headers.get("location")).toBe(`/orders/${order.accessKey}`);
      await expectPaidOnce(order, "credit_card");
      expect(await shop.attempt(attempt.id)).toMatchObject({
        state: "paid",
        receiptCode: `${order.reference.replace("-", "")}-1`,
      });
      const [payment] = await shop.paymentsOf(order);
      expect((await queuedEmails(shop.services)).filter((key) => key.startsWith("payment"))).toEqual([
        `payment:${payment?.id}`,
      ]);
    });

    test("pay and close the page: the webhook alone is enough", async () => {
      const { order, attempt } = await open();
      expect(await onPage(attempt, "close")).toBeUndefined();
      await shop.workOffChecks();
      await expectPaidOnce(order, "credit_card");
    });

    test("the webhook is lost and nobody comes back: the scheduled question finds it", async () => {
      const { order, attempt } = await open();
      const [charge] = shop.simulators.paystack.charges().slice(-1);
      if (charge) await shop.simulators.paystack.act(charge, "silent");
      expect(await check(attempt.id, 121)).toMatchObject({ state: "paid" });
      await expectPaidOnce(order, "credit_card");
    });

    test("the same webhook three times is one payment", async () => {
      const { order, attempt } = await open();
      await onPage(attempt, "close");
      const [charge] = shop.simulators.paystack.charges().slice(-1);
      if (charge) await Promise.all([1, 2, 3].map(() => shop.simulators.paystack.tell(charge)));
      expect(await shop.workOffChecks()).toBe(1);
      await expectPaidOnce(order, "credit_card");
    });

    test("declined, then paid on the same page", async () => {
      const { order, attempt } = await open();
      await onPage(attempt, "decline");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", reason: "declined" });
      await onPage(attempt, "pay");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "paid", reason: null });
      await expectPaidOnce(order, "credit_card");
    });

    test("cancelled, then paid on the same page after all", async () => {
      const { order, attempt } = await open();
      await onPage(attempt, "cancel");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "cancelled" });
      expect((await shop.attempt(attempt.id)).nextCheckAt).not.toBeNull();
      await onPage(attempt, "pay");
      await expectPaidOnce(order, "credit_card");
    });

    test("coming back without paying proves nothing", async () => {
      const { order, attempt } = await open();
      const [charge] = shop.simulators.paystack.charges().slice(-1);
      expect((await fetch(charge?.returnUrl ?? "", { redirect: "manual" })).status).toBe(303);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting" });
      expect(await shop.paymentsOf(order)).toEqual([]);
    });

    test("the answer is lost: the repeat meets its own reference, and another try opens another page", async () => {
      const order = await shop.confirmedOrder();
      shop.simulators.journal.next({ match: "/transaction/initialize", drop: true });
      const attempt = await shop.pay(order, { method: "card", phone: undefined });
      expect(attempt).toMatchObject({ state: "waiting" });
      shop.simulators.journal.next({
        match: "/transaction/initialize",
        times: 3,
        status: 502,
        body: "<html>",
      });
      const second = await shop.pay(order, { method: "card", phone: undefined });
      expect(second).toMatchObject({ state: "unclear", checkoutUrl: null });
    });

    test.each([
      ["no signature", () => ({})],
      ["a wrong one", () => ({ "x-paystack-signature": "0".repeat(128) })],
      ["one in capitals", (body: string) => ({ "x-paystack-signature": sign(body).toUpperCase() })],
      [
        "one over JSON that was written anew",
        (body: string) => ({ "x-paystack-signature": sign(`${body} `) }),
      ],
    ])("a webhook with %s is refused", async (_, headers) => {
      const { order, attempt } = await open();
      const [charge] = shop.simulators.paystack.charges().slice(-1);
      if (charge) await shop.simulators.paystack.act(charge, "silent");
      const body = JSON.stringify({ event: "charge.success", data: { reference: charge?.reference } });
      const answer = await fetch(`${shop.siteUrl}/hooks/paystack`, {
        method: "POST",
        body,
        headers: headers(body),
      });
      expect(answer.status).toBe(401);
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting" });
      expect(await shop.paymentsOf(order)).toEqual([]);
    });

    function sign(body: string) {
      return createHmac("sha512", shop.simulators.env.PAYSTACK_SECRET_KEY ?? "")
        .update(body)
        .digest("hex");
    }
  });

  test("card by Pesapal: the same, behind the same interface", async () => {
    const { payments } = shop.services;
    const { paystack } = payments;
    payments.paystack = undefined;
    try {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, { method: "card", phone: undefined });
      expect(attempt).toMatchObject({ state: "waiting", provider: "pesapal" });
      expect(await check(attempt.id)).toMatchObject({ state: "waiting" });
      await onPage(attempt, "decline");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", reason: "declined" });
      await onPage(attempt, "pay");
      await expectPaidOnce(order, "credit_card");
    } finally {
      payments.paystack = paystack;
    }
  });

  describe("PayPal", () => {
    async function open() {
      const order = await shop.confirmedOrder();
      const attempt = await shop.pay(order, { method: "paypal", phone: undefined });
      return { order, attempt };
    }
    const last = () => shop.simulators.paypal.orders().at(-1) as never;

    test("dollars at the rate of the attempt, rounded up; paid once", async () => {
      const { order, attempt } = await open();
      expect(attempt).toMatchObject({ chargeCurrency: "USD", chargeMinor: 23_167, rate: 12_950 });
      await onPage(attempt, "pay");
      await expectPaidOnce(order, "paypal");
    });

    test.each(["close", "silent"])(
      "the buyer never comes back (%s): hook or question takes the money",
      async (choice) => {
        const { order, attempt } = await open();
        await shop.simulators.paypal.approve(last(), choice);
        if (choice === "silent") await check(attempt.id, 121);
        else await shop.workOffChecks();
        await expectPaidOnce(order, "paypal");
      },
    );

    test("a capture under review waits, and ends as PayPal decides", async () => {
      const { order, attempt } = await open();
      await onPage(attempt, "review");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", reason: "under-review" });
      expect(await shop.paymentsOf(order)).toEqual([]);
      await shop.simulators.paypal.review(last(), "COMPLETED");
      await shop.workOffChecks();
      await expectPaidOnce(order, "paypal");

      const other = await open();
      await onPage(other.attempt, "review");
      await shop.simulators.paypal.review(last(), "DECLINED");
      await shop.workOffChecks();
      expect(await shop.attempt(other.attempt.id)).toMatchObject({ state: "failed", reason: "declined" });
    });

    test("a declined card: not completed, and the same page can still be paid", async () => {
      const { order, attempt } = await open();
      await onPage(attempt, "declined");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "waiting", reason: "declined" });
      await onPage(attempt, "pay");
      await expectPaidOnce(order, "paypal");
    });

    test("cancelled on PayPal's page", async () => {
      const { attempt } = await open();
      await onPage(attempt, "cancel");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "cancelled" });
    });

    test("an order that PayPal has forgotten was not paid", async () => {
      const { attempt } = await open();
      shop.simulators.paypal.forget(attempt.providerRef ?? "");
      expect(await check(attempt.id)).toMatchObject({ state: "cancelled", reason: "cancelled" });
    });

    test("a lost answer to the capture is repeated with the same id: captured once", async () => {
      const { order, attempt } = await open();
      await shop.simulators.paypal.approve(last(), "silent");
      shop.simulators.journal.next({ match: "/capture", drop: true });
      await check(attempt.id);
      await expectPaidOnce(order, "paypal");
    });

    test("a webhook that PayPal did not sign is refused", async () => {
      const { order, attempt } = await open();
      await shop.simulators.paypal.approve(last(), "silent");
      const body = JSON.stringify({
        id: "WH-FORGED",
        event_type: "CHECKOUT.ORDER.APPROVED",
        resource: { id: attempt.providerRef },
      });
      const answer = await fetch(`${shop.siteUrl}/hooks/paypal`, { method: "POST", body });
      expect(answer.status).toBe(401);
      expect(await shop.paymentsOf(order)).toEqual([]);
    });

    test("approved, and meanwhile paid another way: nothing is taken", async () => {
      const { order, attempt } = await open();
      await shop.pay(order);
      await shop.simulators.clock.advance(2);
      await onPage(attempt, "pay");
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: "failed", reason: "not-wanted" });
      expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid", paidCents: 30_000_00 });
    });
  });
});
