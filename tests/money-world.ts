import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import type { Actor } from "~/access/rights";
import {
  type Order,
  orders,
  paymentAttempts,
  payments,
  type ReceivedBy,
  unmatchedPayments,
} from "~/db/schema";
import { type Cents, minus, shillings, smaller, sum } from "~/money/cents";
import { newAccessKey, newReference } from "~/orders/reference.server";
import { recordPayment, refundOrder } from "~/orders/steps/record-money.server";
import { withdrawMoney } from "~/orders/steps/withdraw-money.server";
import type { PaymentProvider } from "~/payment-providers/all";
import { settle } from "~/payments/attempts/settle.server";
import { recordHandPayment } from "~/payments/mpesa/by-hand.server";
import { accountOf } from "~/payments/reference";
import type { PayServices } from "~/payments/services";
import { matchPayment } from "~/payments/unmatched.server";

/**
 * What truly moved at the providers for one order, and every way in which we hear of it: callback, query, confirmation
 * of the PayBill, its list, a code that staff record (with a slip of the finger now and then), money without an order
 * that staff match, a correction, webhooks and checks that bring older news after newer, refunds told by the provider
 * and recorded by staff. In any order, any number of times.
 */
export type World = { truths: Truth[]; news: News[] };

type Truth =
  | { kind: "prompt"; cents: Cents; minute: number }
  | { kind: "hand"; cents: Cents; minute: number; account: "right" | "wrong" }
  | { kind: "hosted"; provider: Hosted; cents: Cents; minute: number; refunds: Cents[] };

type Hosted = Exclude<PaymentProvider, "mpesa">;
type Way =
  | "callback"
  | "query"
  | "confirmed"
  | "listed"
  | "typed"
  | "mistyped"
  | "matched"
  | "withdrawn"
  | "checked"
  | "refund-typed";
type News = { of: number; way: Way; step: number };

const total = shillings(30_000);
const rate = 12_950;
const cents = fc.constantFrom(total, total, shillings(10_000), shillings(20_000));
const minute = fc.integer({ min: 0, max: 600 });

const truth: fc.Arbitrary<Truth> = fc.oneof(
  fc.record({ kind: fc.constant("prompt" as const), cents, minute }),
  fc.record({
    kind: fc.constant("hand" as const),
    cents,
    minute,
    account: fc.constantFrom("right", "right", "wrong"),
  }),
  fc.record({
    kind: fc.constant("hosted" as const),
    provider: fc.constantFrom("paystack", "pesapal", "paypal"),
    cents,
    minute,
    refunds: fc.constantFrom<number[]>(
      [],
      [],
      [5_000_00],
      [5_000_00, 5_000_00],
      [2_000_00, 8_000_00],
      [total],
    ),
  }),
) as fc.Arbitrary<Truth>;

const ways: Record<Truth["kind"], Way[]> = {
  // Staff withdraw only what is not this order's, and a prompt's money is.
  prompt: ["callback", "callback", "query", "query", "confirmed", "listed", "typed"],
  hand: ["confirmed", "confirmed", "listed", "typed", "mistyped", "matched", "withdrawn"],
  hosted: ["checked", "checked", "checked", "refund-typed", "refund-typed"],
};

export const world: fc.Arbitrary<World> = fc.array(truth, { minLength: 1, maxLength: 4 }).chain((truths) =>
  fc
    .array(
      fc.nat(truths.length - 1).chain((of) =>
        fc.record({
          of: fc.constant(of),
          way: fc.constantFrom(...ways[(truths[of] as Truth).kind]),
          step: fc.nat(4),
        }),
      ),
      { maxLength: 10 },
    )
    .map((news) => ({ truths, news })),
);

/** What our books say in the end, beside what the providers' statements say. */
export type Outcome = { ours: Record<string, number>; theirs: Record<string, number> };

export async function live(services: PayServices, actor: Actor, { truths, news }: World): Promise<Outcome> {
  const lived = await begin(services, truths);
  for (const each of news) await tell(services, actor, lived, each);
  // In the end the providers have told everything: the list of the PayBill, and a last check of each page.
  for (const of of truths.keys()) {
    const way = truths[of]?.kind === "hosted" ? "checked" : "listed";
    await tell(services, actor, lived, { of, way, step: Number.POSITIVE_INFINITY });
  }
  return { ours: await ourBooks(services, lived), theirs: theirStatement(truths, await open(services)) };

  async function open({ db }: PayServices): Promise<Set<string>> {
    const rows = await db
      .select({ receiptCode: unmatchedPayments.receiptCode })
      .from(unmatchedPayments)
      .where(
        and(isNull(unmatchedPayments.settledAt), inArray(unmatchedPayments.receiptCode, lived.receipts)),
      );
    return new Set(
      lived.receipts.flatMap((receipt, of) =>
        rows.some(({ receiptCode }) => receiptCode === receipt) ? [String(of)] : [],
      ),
    );
  }
}

type Lived = { truths: Truth[]; order: Order; receipts: string[]; attempts: (string | undefined)[] };

async function begin({ db }: PayServices, truths: Truth[]): Promise<Lived> {
  const [order] = await db
    .insert(orders)
    .values({
      reference: newReference(),
      accessKey: newAccessKey(),
      customerName: "Njeri Wambui",
      customerEmail: "njeri@duka.example",
      customerPhone: "+254712345678",
      shippingAddress: "Thika",
      totalCents: total,
      channel: "form",
      orderStatus: "confirmed",
      confirmedAt: new Date(),
    })
    .returning();
  if (!order) throw new Error("no order");
  const attempts: (string | undefined)[] = [];
  for (const [index, each] of truths.entries()) {
    if (each.kind === "hand") attempts.push(undefined);
    else attempts.push(await startedAttempt(db, order, index + 1, each));
  }
  const receipts = truths.map((each) => receiptOf(each));
  return { truths, order, receipts, attempts };
}

async function startedAttempt(
  db: PayServices["db"],
  order: Order,
  number: number,
  truth: Exclude<Truth, { kind: "hand" }>,
): Promise<string> {
  const provider = truth.kind === "prompt" ? "mpesa" : truth.provider;
  const isUsd = provider === "paypal";
  const [attempt] = await db
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      number,
      provider,
      amountCents: truth.cents,
      chargeCurrency: isUsd ? "USD" : "KES",
      chargeMinor: isUsd ? usd(truth.cents) : truth.cents,
      rate: isUsd ? rate : null,
      state: "waiting",
      tokenHash: randomUUID(),
      idempotencyKey: randomUUID(),
      createdAt: at(truth.minute),
    })
    .returning();
  if (!attempt) throw new Error("no attempt");
  return attempt.id;
}

async function tell(services: PayServices, actor: Actor, lived: Lived, { of, way, step }: News) {
  const truth = lived.truths[of];
  const receipt = lived.receipts[of];
  const attemptId = lived.attempts[of];
  if (!truth || !receipt) return;
  const paidAt = at(truth.minute);
  const trace = {};
  switch (way) {
    case "callback":
    case "query":
      if (!attemptId) return;
      await settle(services, attemptId, {
        kind: way === "callback" ? "callback" : "check",
        told: {
          state: "paid",
          receipt: way === "callback" ? receipt : null,
          amount: way === "callback" ? { currency: "KES", minor: truth.cents } : null,
          paidAt: way === "callback" ? paidAt : null,
          trace,
        },
      });
      return;
    case "confirmed":
    case "listed": {
      const isWrong = truth.kind === "hand" && truth.account === "wrong";
      await recordHandPayment(services, {
        receipt,
        account: isWrong ? "JOHN" : accountOf(lived.order.reference),
        shortcode: "174379",
        cents: truth.cents,
        paidAt: way === "confirmed" ? paidAt : null,
      });
      return;
    }
    case "checked": {
      if (truth.kind !== "hosted" || !attemptId) return;
      const back = returned(truth, step);
      const [currency, minor] = truth.provider === "paypal" ? ["USD", usd] : ["KES", (kes: number) => kes];
      const money = (kes: number) => ({
        currency: currency as "KES" | "USD",
        minor: (minor as typeof usd)(kes),
      });
      await settle(services, attemptId, {
        kind: "check",
        told: {
          state: "paid",
          receipt,
          amount: money(truth.cents),
          paidAt,
          returned: back > 0 ? money(back) : undefined,
          trace,
        },
      });
      return;
    }
    case "typed":
    case "mistyped":
      await recordPayment(services, actor, lived.order, {
        ...(await base(services, lived)),
        method: "mpesa",
        amount: way === "typed" ? truth.cents : sum([truth.cents, shillings(100)]),
        receiptCode: receipt,
        receivedAt: local(paidAt),
      });
      return;
    case "matched": {
      const [waits] = await services.db
        .select()
        .from(unmatchedPayments)
        .where(eq(unmatchedPayments.receiptCode, receipt));
      if (waits) await matchPayment(services, actor, { id: waits.id, reference: lived.order.reference });
      return;
    }
    case "withdrawn": {
      const [row] = await services.db
        .select()
        .from(payments)
        .where(and(eq(payments.receiptCode, receipt), isNull(payments.withdrawnAt)));
      if (!row) return;
      const { version } = await base(services, lived);
      const reason = "Belongs elsewhere";
      await withdrawMoney(services, actor, lived.order, {
        version,
        tellBuyer: false,
        payment: row.id,
        reason,
      });
      return;
    }
    case "refund-typed":
      // A dollar's refund is recorded in shillings, which nobody can compare to the cent.
      if (truth.kind !== "hosted" || truth.provider === "paypal") return;
      await typeRefund(services, actor, lived, truth, `${receipt}-B${step}`, step);
  }
}

/** Staff record each true refund once, after the money came. */
async function typeRefund(
  services: PayServices,
  actor: Actor,
  lived: Lived,
  truth: Extract<Truth, { kind: "hosted" }>,
  receiptCode: string,
  step: number,
) {
  const part = refundsOf(truth)[step];
  if (!part) return;
  await refundOrder(services, actor, lived.order, {
    ...(await base(services, lived)),
    method: "credit_card",
    amount: part,
    receiptCode,
    receivedAt: undefined,
  });
}

async function base({ db }: PayServices, { order }: Lived) {
  const [now] = await db.select({ version: orders.version }).from(orders).where(eq(orders.id, order.id));
  return { version: now?.version ?? 0, tellBuyer: false, isSure: true, note: undefined };
}

/** No more can go back than came. */
function refundsOf({ cents, refunds }: Extract<Truth, { kind: "hosted" }>): Cents[] {
  let left = cents;
  return refunds.flatMap((part) => {
    const taken = smaller(part, left);
    left = minus(left, taken);
    return taken > 0 ? [taken] : [];
  });
}

/** What had gone back by then: older news may come after newer. */
function returned(truth: Extract<Truth, { kind: "hosted" }>, step: number): number {
  return refundsOf(truth)
    .slice(0, step)
    .reduce((sum, part) => sum + part, 0);
}

async function ourBooks({ db }: PayServices, { order }: Lived): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), isNull(payments.withdrawnAt)));
  const [now] = await db.select().from(orders).where(eq(orders.id, order.id));
  const sums: Record<string, number> = {};
  for (const { kind, method, amountCents } of rows) add(sums, `${kind} ${method}`, amountCents);
  add(sums, "paid", now?.paidCents ?? Number.NaN);
  add(sums, "refunded", now?.refundedCents ?? Number.NaN);
  return sums;
}

function theirStatement(truths: Truth[], waiting: Set<string>): Record<string, number> {
  const sums: Record<string, number> = {};
  add(sums, "paid", 0);
  add(sums, "refunded", 0);
  for (const [of, truth] of truths.entries()) {
    if (waiting.has(String(of))) continue;
    const method = methodOf(truth);
    add(sums, `payment ${method}`, truth.cents);
    add(sums, "paid", truth.cents);
    if (truth.kind !== "hosted") continue;
    const back = inShillings(truth, returned(truth, Number.POSITIVE_INFINITY));
    if (back > 0) add(sums, `refund ${method}`, back);
    add(sums, "refunded", back);
  }
  return sums;
}

/** PayPal gives back dollars, at the rate of the payment. */
function inShillings({ provider, cents }: Extract<Truth, { kind: "hosted" }>, back: number): number {
  return provider === "paypal" && back < cents ? Math.floor((usd(back) * rate) / 100) : back;
}

function methodOf(truth: Truth): ReceivedBy {
  if (truth.kind !== "hosted") return "mpesa";
  return truth.provider === "paypal" ? "paypal" : "credit_card";
}

function receiptOf(truth: Truth): string {
  const code = randomUUID().replaceAll("-", "").toUpperCase();
  return truth.kind === "hosted" ? code : `U${code.slice(0, 9)}`;
}

function usd(kes: number): number {
  return Number((BigInt(kes) * 100n + BigInt(rate) - 1n) / BigInt(rate));
}

function at(minutes: number): Date {
  return new Date(Date.parse("2026-11-16T06:00:00Z") + minutes * 60_000);
}

/** As a field of the browser gives it. */
function local(date: Date): string {
  return new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 16);
}

function add(sums: Record<string, number>, name: string, amount: number) {
  sums[name] = (sums[name] ?? 0) + amount;
}
