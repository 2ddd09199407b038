import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentDisputes, unmatchedPayments } from "~/db/schema";
import { databaseKinds, emptyDatabase } from "../../../tests/databases";
import { queuedEmails } from "../../../tests/emails";
import { openPayShop, type PayShop } from "../../../tests/pay-shop";
import { pullMissed } from "../attempts/checks.server";
import { later } from "../attempts/schedule";
import { openDisputes } from "../disputes.server";

describe.each(databaseKinds)("Safaricom's list of payments, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    await emptyDatabase(shop.services);
    shop.simulators.journal.reset();
    shop.simulators.mpesa.rule();
  });

  const mpesa = () => shop.simulators.mpesa;
  const disputes = () => shop.services.db.select().from(paymentDisputes);

  async function paidByHand() {
    const order = await shop.confirmedOrder();
    const account = order.reference.replace("-", "");
    const receipt = await mpesa().payByHand({ account, shillings: "30000.00" });
    return { order, account, receipt: receipt ?? "" };
  }

  test.each(["account", "receipt"] as const)(
    "a reversal is no payment but a task, found by its %s, once",
    async (by) => {
      const paid = await paidByHand();
      const type = "c2b-pay-bill-reversal";
      const receipt = mpesa().list({ type, account: paid[by], shillings: "30000.00" });
      await pullMissed(shop.services);
      await pullMissed(shop.services);
      expect(await shop.order(paid.order)).toMatchObject({ paidCents: 30_000_00, refundedCents: 0 });
      const tasks = (await disputes()).filter(({ orderId }) => orderId === paid.order.id);
      expect(tasks).toMatchObject([
        { provider: "mpesa", kind: "reversal", providerId: receipt, amountMinor: 30_000_00, currency: "KES" },
      ]);
      expect(await queuedEmails(shop.services)).toContain(`dispute:${tasks[0]?.id}`);
    },
  );

  test("money that leaves is no money that came, whatever it is called", async () => {
    const { order, account } = await paidByHand();
    mpesa().list({ type: "c2b-pay-bill-debit", account, shillings: "-30000.00" });
    await pullMissed(shop.services);
    expect(await shop.order(order)).toMatchObject({ paidCents: 30_000_00 });
    const { reference } = order;
    expect(await openDisputes(shop.services)).toContainEqual(
      expect.objectContaining({ kind: "reversal", reference }),
    );
  });

  test("a row of a kind that nobody knows is credited to no order, and a person sees it", async () => {
    const order = await shop.confirmedOrder();
    const account = order.reference.replace("-", "");
    const receipt = mpesa().list({ type: "b2c-something", account, shillings: "30000.00" });
    await pullMissed(shop.services);
    expect(await shop.order(order)).toMatchObject({ paidCents: 0 });
    const rows = await shop.services.db.select().from(unmatchedPayments);
    expect(rows).toContainEqual(expect.objectContaining({ receiptCode: receipt, account }));
  });

  test("Safaricom wants the list registered, takes no range over 48 hours, and counts questions", async () => {
    const { mpesa: provider } = shop.services.payments;
    const now = new Date();
    expect(await provider?.pull(later(now, -47 * 3_600), now)).toBeDefined();
    expect(await provider?.pull(later(now, -49 * 3_600), now)).toBeUndefined();
    mpesa().rule({ pullsPerMinute: 0 });
    expect(await provider?.pull(later(now, -3_600), now)).toBeUndefined();
  });

  test("a gateway that is busy has not said that there is nothing", async () => {
    const { mpesa: provider } = shop.services.payments;
    const busy = { requestId: "1", errorCode: "500.003.02", errorMessage: "System is busy" };
    shop.simulators.journal.next({ match: "/pulltransactions/", status: 500, body: JSON.stringify(busy) });
    expect(await provider?.pull(later(new Date(), -3_600), new Date())).toBeUndefined();
    shop.simulators.journal.next({ match: "/pulltransactions/", status: 500, body: "" });
    expect(await provider?.pull(later(new Date(), -3_600), new Date())).toEqual([]);
  });

  test("asked before it is taken, an account number of no order is refused", async () => {
    const order = await shop.confirmedOrder();
    const paid = { shillings: "30000.00", isValidated: true };
    expect(await mpesa().payByHand({ ...paid, account: "SOMEONE ELSE" })).toBeUndefined();
    const account = order.reference.replace("-", "");
    expect(await mpesa().payByHand({ ...paid, account })).toBeDefined();
    expect(await shop.order(order)).toMatchObject({ paymentStatus: "paid" });
  });
});
