import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEvents,
  type Order,
  paymentAttempts,
  payments,
  staffSessions,
  unmatchedPayments,
} from "~/db/schema";
import { cents, minus } from "~/money/cents";
import type { PaymentProvider } from "~/payment-providers/all";
import { kesCents } from "~/payments/money";
import { formPost, openSite } from "../../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../../tests/orders";
import { signIn } from "../../../../tests/staff";
import { listStatement, rowsPerPage, sumStatement } from "./read-statement.server";

const november = { period: { month: "2026-11" } };
const at = (clock: string, day = "2026-11-10") => new Date(`${day}T${clock}:00+03:00`);

onDatabase((services) => {
  let owner: Awaited<ReturnType<typeof signIn>>;
  let order: Order;

  beforeEach(async () => {
    await emptyDatabase(services());
    owner = await signIn(services(), "owner", "Wanjiru Maina");
    order = await readOrder(services(), await placeSampleOrder(services()));
  });

  test("sums by provider: payments and refunds that count, each where its provider has it", async () => {
    await pay({ receiptCode: "UKA1", amountCents: cents(100_000) });
    await pay({
      receiptCode: "UKA2",
      amountCents: cents(50_000),
      withdrawnAt: new Date(),
      withdrawnReason: "Twice",
    });
    await pay({ kind: "refund", receiptCode: "UKA3", amountCents: cents(30_000) });
    const paystack = await attempt("paystack", { amountCents: cents(200_000), chargeMinor: 200_000 });
    const card = await pay({
      method: "credit_card",
      receiptCode: "P1",
      amountCents: cents(200_000),
      attemptId: paystack,
    });
    // Recorded by hand: it names its payment, which names the provider.
    await pay({
      method: "credit_card",
      kind: "refund",
      receiptCode: "RF",
      amountCents: cents(20_000),
      refundOf: card,
    });
    const pesapal = await attempt("pesapal", { amountCents: cents(7_000), chargeMinor: 7_000 });
    await pay({ method: "credit_card", receiptCode: "P2", amountCents: cents(7_000), attemptId: pesapal });
    await pay({ method: "credit_card", receiptCode: "P3", amountCents: cents(900) });
    await pay({ method: "cash", amountCents: cents(1_000) });
    expect(await sums()).toEqual({
      mpesa: { count: 2, received: 100_000, returned: 30_000, foreign: [] },
      paystack: { count: 2, received: 200_000, returned: 20_000, foreign: [] },
      pesapal: { count: 1, received: 7_000, returned: 0, foreign: [] },
      credit_card: { count: 1, received: 900, returned: 0, foreign: [] },
      cash: { count: 1, received: 1_000, returned: 0, foreign: [] },
    });
    expect(Object.keys(await sums({ ...november, place: "paystack" }))).toEqual(["paystack"]);
  });

  test("a day and a month begin and end at midnight in Nairobi", async () => {
    await pay({ receiptCode: "A", receivedAt: at("00:00", "2026-11-01"), amountCents: cents(1) });
    await pay({ receiptCode: "B", receivedAt: at("23:59", "2026-11-30"), amountCents: cents(10) });
    await pay({ receiptCode: "C", receivedAt: at("23:59", "2026-10-31"), amountCents: cents(100) });
    await pay({ receiptCode: "D", receivedAt: at("00:00", "2026-12-01"), amountCents: cents(1000) });
    expect((await sums()).mpesa?.received).toBe(11);
    expect((await sums({ period: { day: "2026-12-01" } })).mpesa?.received).toBe(1000);
    expect((await sums({ period: { day: "2026-10-31" } })).mpesa?.received).toBe(100);
  });

  test("PayPal in dollars, to the cent: what was charged, and each refund of a part of it", async () => {
    // 324.31 dollars at 129.50 are 41,998.14 shillings and a bit.
    const paypal = await attempt("paypal", {
      amountCents: cents(4_199_800),
      chargeMinor: 32_431,
      chargeCurrency: "USD",
      rate: 12_950,
    });
    const paid = await pay({
      method: "paypal",
      receiptCode: "CAP",
      amountCents: cents(4_199_800),
      attemptId: paypal,
    });
    // As the provider tells it: 10.01 dollars went back, then 24.32 in all, then everything.
    const credit = (minor: number) => kesCents(minor, 12_950);
    const back = { method: "paypal", kind: "refund", refundOf: paid, attemptId: paypal } as const;
    await pay({ ...back, amountCents: credit(1_001), receivedAt: at("11:00") });
    await pay({ ...back, amountCents: minus(credit(2_432), credit(1_001)), receivedAt: at("12:00") });
    await pay({
      ...back,
      amountCents: minus(cents(4_199_800), credit(2_432)),
      receivedAt: at("13:00", "2026-12-01"),
    });
    const rows = async (period = november.period as { month: string }) =>
      (await listStatement(services(), owner.person, { period })).rows.map(
        ({ foreignMinor }) => foreignMinor,
      );
    expect(await rows()).toEqual([32_431, 1_001, 1_431]);
    expect(await rows({ month: "2026-12" })).toEqual([32_431 - 2_432]);
    expect((await sums()).paypal?.foreign).toEqual([{ currency: "USD", received: 32_431, returned: 2_432 }]);
  });

  test("money without an order is part of it: open, sent back on its day, or as the payment that it became", async () => {
    await unmatched({ receiptCode: "OPEN", amountMinor: 1_000 });
    await unmatched({ receiptCode: "BACK", amountMinor: 20_000, settledAt: at("09:00", "2026-11-20") });
    await unmatched({ receiptCode: "LATE", amountMinor: 300_000, settledAt: at("09:00", "2026-12-02") });
    await unmatched({ receiptCode: "MATCHED", amountMinor: 5, settledAt: at("11:00"), orderId: order.id });
    const matched = await pay({ receiptCode: "MATCHED", amountCents: cents(5) });
    await unmatched({ receiptCode: "USD", amountMinor: 700, currency: "USD", method: "paypal" });
    expect(await sums()).toEqual({
      mpesa: { count: 5, received: 321_005, returned: 20_000, foreign: [] },
      paypal: {
        count: 1,
        received: 0,
        returned: 0,
        foreign: [{ currency: "USD", received: 700, returned: 0 }],
      },
    });
    // Counted for the wrong order: the money is still there.
    const withdrawn = { withdrawnAt: new Date(), withdrawnReason: "Wrong order" };
    await services().db.update(payments).set(withdrawn).where(eq(payments.id, matched));
    expect((await sums()).mpesa).toMatchObject({ count: 5, received: 321_005 });
  });

  test("pages follow each other without a gap, and sums are over all of them", async () => {
    const many = Array.from({ length: rowsPerPage + 30 }, (_, index) => ({
      ...base(),
      receiptCode: `UK${index}`,
      amountCents: cents(100),
      // Many in the same moment.
      receivedAt: at(index % 2 ? "10:00" : "10:01"),
    }));
    await services().db.insert(payments).values(many);
    const first = await listStatement(services(), owner.person, november);
    const second = await listStatement(services(), owner.person, { ...november, after: first.next });
    const back = await listStatement(services(), owner.person, { ...november, before: second.previous });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([rowsPerPage, 30, undefined]);
    const keys = new Set([...first.rows, ...second.rows].map(({ key }) => key));
    expect(keys.size).toBe(rowsPerPage + 30);
    expect(back.rows).toEqual(first.rows);
    expect((await sums()).mpesa).toMatchObject({
      count: rowsPerPage + 30,
      received: 100 * (rowsPerPage + 30),
    });
  });

  test("the page: sums, rows with links, dollars, and nothing where nothing moved", async () => {
    await pay({ receiptCode: "UKI6WN3R8C", amountCents: cents(14_199_800), isTimeUncertain: true });
    await pay({ kind: "refund", receiptCode: "UKI6WN3R8D", amountCents: cents(100_000) });
    await unmatched({ receiptCode: "9XY", amountMinor: 700, currency: "USD", method: "paypal" });
    const page = await get("/staff/money/statement?month=2026-11");
    for (const text of ["141,998.00", "-1,000.00", "140,998.00", "USD 7.00", "UKI6WN3R8C", "about"]) {
      expect(page).toContain(text);
    }
    expect(page).toContain(`/staff/orders/${order.reference}#payments`);
    expect(page).toMatch(/href="\/staff\/money\/[0-9a-f-]{36}"/);
    expect(page).toContain('href="/staff/money/statement?month=2026-10"');
    const paypal = await get("/staff/money/statement?month=2026-11&provider=paypal");
    expect(paypal).toContain("9XY");
    expect(paypal).not.toContain("UKI6WN3R8C");
    expect(await get("/staff/money/statement?day=2026-11-11")).toContain("No money moved");
    // What is no day is this month; support sees none of it.
    expect(await get("/staff/money/statement?day=2026-02-31&provider=x&after=y")).toContain("Every provider");
    const support = await signIn(services(), "support");
    const site = await openSite(services());
    const refused = await site.request("/staff/money/statement", { headers: { cookie: support.cookie } });
    expect(refused.status).toBe(403);
    expect(await get("/staff/money")).toContain('href="/staff/money/statement"');
  });

  test("the file has the same rows, is written down, and asks for a fresh sign-in", async () => {
    await pay({ receiptCode: "=UKA1", amountCents: cents(100_050) });
    await pay({ kind: "refund", method: "cash", amountCents: cents(30_000), receivedAt: at("11:00") });
    const site = await openSite(services());
    const sales = await signIn(services(), "sales");
    const fields = { month: "2026-11", provider: "" };
    const post = (cookie: string) =>
      site.request("/staff/money/statement/file", formPost(fields, { cookie }));
    const answer = await post(sales.cookie);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="velto-money-2026-11.csv"');
    expect((await answer.text()).trim().split("\r\n").slice(1)).toEqual([
      `2026-11-10T10:00:00+03:00,yes,M-Pesa,Payment,'=UKA1,,${order.reference},1000.50,,`,
      `2026-11-10T11:00:00+03:00,yes,Cash,Refund,,,${order.reference},-300.00,,`,
    ]);
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "export", subjectId: "money", after: { month: "2026-11" } });

    expect((await post((await signIn(services(), "support")).cookie)).status).toBe(403);
    const long = { createdAt: new Date(Date.now() - 31 * 60 * 1000) };
    await services().db.update(staffSessions).set(long);
    const stale = await post(sales.cookie);
    expect([stale.status, stale.headers.get("location")]).toEqual([
      302,
      `/staff/prove?next=${encodeURIComponent("/staff/money/statement?month=2026-11")}`,
    ]);
  });

  test("support sees no money", async () => {
    const support = await signIn(services(), "support");
    await expect(sumStatement(services(), support.person, november)).rejects.toThrow("money.read");
    await expect(listStatement(services(), support.person, november)).rejects.toThrow("money.read");
  });

  async function get(path: string): Promise<string> {
    const site = await openSite(services());
    const answer = await site.request(path, { headers: { cookie: owner.cookie } });
    expect(answer.status).toBe(200);
    return answer.text();
  }

  async function sums(filter: Parameters<typeof sumStatement>[2] = november) {
    const rows = await sumStatement(services(), owner.person, filter);
    return Object.fromEntries(rows.map(({ place, ...sum }) => [place, sum]));
  }

  const base = () => ({
    orderId: order.id,
    kind: "payment" as const,
    method: "mpesa" as const,
    receivedAt: at("10:00"),
  });

  async function pay(
    change: Partial<typeof payments.$inferInsert> & { amountCents: number },
  ): Promise<string> {
    const [row] = await services()
      .db.insert(payments)
      .values({ ...base(), ...change })
      .returning();
    return row?.id ?? "";
  }

  async function attempt(
    provider: PaymentProvider,
    change: Pick<typeof paymentAttempts.$inferInsert, "amountCents" | "chargeMinor"> &
      Partial<typeof paymentAttempts.$inferInsert>,
  ): Promise<string> {
    const number = (await services().db.$count(paymentAttempts)) + 1;
    const [row] = await services()
      .db.insert(paymentAttempts)
      .values({
        orderId: order.id,
        number,
        provider,
        tokenHash: randomUUID(),
        idempotencyKey: randomUUID(),
        ...change,
      })
      .returning();
    return row?.id ?? "";
  }

  async function unmatched(change: Partial<typeof unmatchedPayments.$inferInsert>) {
    const values = { method: "mpesa" as const, receiptCode: "U", amountMinor: 1, receivedAt: at("10:00") };
    await services()
      .db.insert(unmatchedPayments)
      .values({ ...values, ...change });
  }
});
