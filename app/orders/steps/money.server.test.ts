import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { paymentAttempts, payments, unmatchedPayments } from "~/db/schema";
import { cents } from "~/money/cents";
import type { PaymentProvider } from "~/payment-providers/all";
import { startPayment } from "~/payments/attempts/attempts.server";
import { settle } from "~/payments/attempts/settle.server";
import { recordHandPayment } from "~/payments/mpesa/by-hand.server";
import { payView } from "~/payments/panel/shown-payments.server";
import { accountOf } from "~/payments/reference";
import { matchPayment } from "~/payments/unmatched.server";
import { dropEarlierTriggers, emptyDatabase, onDatabase } from "../../../tests/databases";
import { emailJobs } from "../../../tests/emails";
import { mpesaEnv } from "../../../tests/mpesa-env";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { askAgain } from "./ask-again.server";
import { recordPayment, refundOrder } from "./record-money.server";
import { recordReturn } from "./record-return.server";
import { withdrawMoney } from "./withdraw-money.server";

const total = cents(40_000_00);

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  let owner: Actor;
  let reference: string;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
    reference = await placeSampleOrder(services());
  });

  const read = (which = reference) => readOrder(services(), which);
  const panel = async () => (await payView(services(), await read(), null, "en")).state;
  const base = async (which = reference) => ({ version: (await read(which)).version, tellBuyer: true });

  async function record(amount: number, receiptCode: string, more: object = {}, which = reference) {
    const money = { method: "mpesa" as const, amount: cents(amount), receiptCode, isSure: true };
    const input = { ...(await base(which)), receivedAt: undefined, note: undefined, ...money, ...more };
    return recordPayment(services(), owner, { reference: which }, input);
  }

  async function refund(amount: number, receiptCode: string, more: object = {}) {
    const money = { method: "mpesa" as const, amount: cents(amount), receiptCode, isSure: false };
    const input = { ...(await base()), receivedAt: undefined, note: undefined, ...money, ...more };
    return refundOrder(services(), owner, { reference }, input);
  }

  async function back(amount: number) {
    const input = { ...(await base()), items: "1 POS Terminal", faulty: true, refund: cents(amount) };
    return recordReturn(services(), owner, { reference }, input);
  }

  async function withdraw(receiptCode: string, which = reference) {
    const rows = await services().db.select().from(payments).where(eq(payments.receiptCode, receiptCode));
    const payment = rows.find(({ withdrawnAt }) => withdrawnAt === null)?.id ?? randomUUID();
    const input = { ...(await base(which)), payment, reason: "Belongs elsewhere" };
    return withdrawMoney(services(), owner, { reference: which }, input);
  }

  /** An attempt that waits at its provider. */
  async function waiting(provider: PaymentProvider, asked = total) {
    const { id: orderId } = await read();
    const [attempt] = await services()
      .db.insert(paymentAttempts)
      .values({
        orderId,
        number: 1,
        provider,
        amountCents: asked,
        chargeMinor: asked,
        state: "waiting",
        tokenHash: randomUUID(),
        idempotencyKey: randomUUID(),
      })
      .returning();
    return attempt?.id ?? "";
  }

  async function told(attemptId: string, returnedCents = 0, cents = total) {
    const money = (minor: number) => ({ currency: "KES" as const, minor });
    const returned = returnedCents > 0 ? money(returnedCents) : undefined;
    await settle(services(), attemptId, {
      kind: "check",
      told: {
        state: "paid",
        receipt: `${attemptId}-R`,
        amount: money(cents),
        paidAt: null,
        returned,
        trace: {},
      },
    });
  }

  const mails = async () => (await emailJobs(services())).map(({ data }) => data.email);

  test("a buyer whose return was refunded is asked for nothing, and can pay nothing", async () => {
    await bringOrder(services(), owner, reference, "delivered");
    await back(total);
    expect(await panel()).toMatchObject({ kind: "returned", owed: { cents: total } });
    await refund(total, "BACK000001");
    expect(await panel()).toEqual({ kind: "returned", owed: null, refunded: total });
    expect(await read()).toMatchObject({ leftCents: 0, owedCents: 0, paymentStatus: "refunded" });
    const { accessKey } = await read();
    const again = {
      accessKey,
      method: "mpesa" as const,
      phone: "254712345678",
      idempotencyKey: randomUUID(),
    };
    expect(await startPayment(services(), again)).toEqual({ refused: "closed" });
  });

  test("what arrived is written down: too much, for a new order, after it was cancelled", async () => {
    expect(await record(1_000_00, "NEWORDER01", { isSure: false })).toMatchObject({
      refused: "unusual",
      why: "pending",
    });
    expect(await record(1_000_00, "NEWORDER01")).toMatchObject({ order: { paidCents: 1_000_00 } });
    await bringOrder(services(), owner, reference, "confirmed");
    expect(await record(50_000_00, "TOOMUCH001")).toMatchObject({ order: { owedCents: 11_000_00 } });
    expect((await read()).refundDueBy).not.toBeNull();

    const late = await placeSampleOrder(services());
    await bringOrder(services(), owner, late, "cancelled");
    await record(total, "AFTERWARDS", {}, late);
    const order = await read(late);
    expect(order).toMatchObject({ owedCents: total, leftCents: 0 });
    expect(order.refundDueBy).not.toBeNull();
    const email = (await mails()).find(({ title }) => title === "ksh 40,000.00 received");
    expect(JSON.stringify(email)).toContain("This order was cancelled, so nothing is due for it.");
    expect(JSON.stringify(email)).not.toContain("paid in full");
  });

  test("a payment on the wrong order is taken back, and counts on the right one", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const right = await placeSampleOrder(services());
    await bringOrder(services(), owner, right, "confirmed");
    await record(total, "WRONGORDER");
    const before = (await mails()).length;
    expect(await withdraw("WRONGORDER")).toMatchObject({ order: { paidCents: 0, leftCents: total } });
    expect(await mails()).toHaveLength(before);
    expect(await withdraw("WRONGORDER")).toEqual({ refused: "not-possible" });
    expect(await record(total, "WRONGORDER", {}, right)).toMatchObject({
      order: { paymentStatus: "paid" },
    });
    const rows = await services().db.select().from(payments).where(eq(payments.receiptCode, "WRONGORDER"));
    expect(rows.map(({ withdrawnReason }) => withdrawnReason).sort()).toEqual(["Belongs elsewhere", null]);
  });

  test("money that the provider told us of waits for its order again when it is taken back", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const account = accountOf(reference);
    const paid = { receipt: "PAYBILL001", account, shortcode: "174379", cents: total, paidAt: new Date() };
    expect(await recordHandPayment(services(), paid)).toBe("recorded");
    expect(await withdraw("PAYBILL001")).toMatchObject({ order: { paidCents: 0 } });
    expect(await services().db.select().from(unmatchedPayments)).toMatchObject([
      { receiptCode: "PAYBILL001", amountMinor: total, settledAt: null },
    ]);
    expect(await recordHandPayment(services(), paid)).toBe("known");
  });

  test("money without an order that staff record is settled, and can't be matched to another", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const other = await placeSampleOrder(services());
    await bringOrder(services(), owner, other, "confirmed");
    const paid = {
      receipt: "TYPOINACCT",
      account: "JOHN",
      shortcode: "174379",
      cents: total,
      paidAt: null,
    };
    expect(await recordHandPayment(services(), paid)).toBe("unmatched");
    expect(await record(total - 100_00, "TYPOINACCT")).toEqual({ refused: "told-otherwise", cents: total });
    await record(total, "TYPOINACCT");
    const [row] = await services().db.select().from(unmatchedPayments);
    expect(row?.settledAt).not.toBeNull();
    const id = row?.id ?? "";
    expect(await matchPayment(services(), owner, { id, reference: other })).toEqual({ refused: "settled" });
    // As if it had been left open by an earlier release.
    await services().db.update(unmatchedPayments).set({ settledAt: null });
    expect(await matchPayment(services(), owner, { id, reference: other })).toEqual({
      refused: "paid-already",
      reference,
    });
    expect(await read(other)).toMatchObject({ paidCents: 0 });
  });

  test("a confirmation that comes after its code was recorded opens nothing", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    await record(total, "CODEFIRST1");
    const paid = {
      receipt: "CODEFIRST1",
      account: "JOHN",
      shortcode: "174379",
      cents: total,
      paidAt: null,
    };
    await recordHandPayment(services(), paid);
    expect(await services().db.select().from(unmatchedPayments)).toEqual([]);
    expect(await read()).toMatchObject({ paidCents: total });
  });

  test("a payment known from a query alone gets its receipt from the list, at any hour", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const attemptId = await waiting("mpesa");
    const now = new Date(Date.now() + 40 * 60_000);
    const query = { state: "paid", receipt: null, amount: null, paidAt: null, trace: {} } as const;
    await settle(services(), attemptId, { kind: "check", told: query }, now);
    expect(await read()).toMatchObject({ paidCents: total });
    const account = accountOf(reference);
    const listed = { receipt: "U5QJRZS4S5", account, shortcode: "174379", cents: total, paidAt: null };
    await recordHandPayment(services(), listed);
    expect(await read()).toMatchObject({ paidCents: total, owedCents: 0 });
    expect(await services().db.select().from(payments)).toMatchObject([
      { receiptCode: "U5QJRZS4S5", attemptId },
    ]);
  });

  test("a refund made at the provider and recorded by hand is one, whoever was faster", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const attemptId = await waiting("paystack");
    await told(attemptId);
    await refund(10_000_00, "DASHBOARD1", { method: "credit_card", isSure: true });
    await told(attemptId, 10_000_00);
    expect(await read()).toMatchObject({ refundedCents: 10_000_00 });
    await told(attemptId, 15_000_00);
    expect(await read()).toMatchObject({ refundedCents: 15_000_00 });
    await refund(5_000_00, "DASHBOARD2", { method: "credit_card" });
    expect(await read()).toMatchObject({ refundedCents: 15_000_00 });
    await told(attemptId, total);
    expect(await read()).toMatchObject({ refundedCents: total, paymentStatus: "refunded" });
  });

  test("a chargeback asks the buyer for nothing until a person has decided", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    const attemptId = await waiting("paystack");
    await told(attemptId);
    await told(attemptId, total);
    expect(await read()).toMatchObject({ leftCents: 0, missingCents: total });
    expect(await panel()).toEqual({ kind: "went-back", cents: total });
    expect((await mails()).map(({ subject }) => subject)).toContain(
      `Order ${reference}: its payment went back to the buyer`,
    );
    await askAgain(services(), owner, { reference }, await base());
    expect(await read()).toMatchObject({ leftCents: total, missingCents: 0 });
    expect((await panel()).kind).not.toBe("went-back");
    await record(total, "PAIDAGAIN1");
    expect(await read()).toMatchObject({ leftCents: 0, missingCents: 0, owedCents: 0 });
  });

  test("a refund has a receipt of its own, and more than is owed wants a tick", async () => {
    await bringOrder(services(), owner, reference, "confirmed");
    await payOrder(services(), owner, reference);
    const [paid] = await services().db.select().from(payments);
    expect(await refund(100_00, paid?.receiptCode ?? "", { isSure: true })).toMatchObject({
      refused: "receipt-of-payment",
    });
    expect(await refund(100_00, "BACK000002")).toEqual({
      refused: "unusual",
      why: "not-owed",
      leftCents: 0,
    });
    expect(await refund(100_00, "BACK000002", { isSure: true })).toMatchObject({
      order: { refundedCents: 100_00, missingCents: 100_00, leftCents: 0 },
    });
  });
}, mpesaEnv);
