import { randomUUID } from "node:crypto";
import { type AnyColumn, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, type OrderStatus, orderLines, orders, payments } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { cents } from "~/money/cents";
import { bookReceived } from "~/payments/books/book.server";
import { lockOrder } from "~/payments/find.server";
import type { Role } from "~/roles";
import { dropEarlierTriggers, emptyDatabase, onDatabase, query } from "../../../tests/databases";
import { orderOf } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { placeOrder } from "../place-order.server";
import { allowUnpaidPacking } from "./allow-unpaid.server";
import type { Changed, Refusal } from "./change-order.server";
import {
  type ConfirmInput,
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  shipOrder,
} from "./move-order.server";
import { addOrderNote, assignOrder } from "./notes.server";
import { recordPayment, refundOrder } from "./record-money.server";
import { recordReturn, returnInput } from "./record-return.server";
import { undoStep } from "./take-back.server";
import { isPossible, type StepName, transitions } from "./transitions";

const input = {
  hardware_type: "pos-terminal",
  quantity: 2,
  customer_name: "Njeri Wambui",
  customer_email: "njeri@duka.example",
  customer_phone: "+254712345678",
  shipping_address: "Moi Avenue 12, Nairobi",
  payment_method: "mpesa",
} as const;

const agreed = { deliveryDay: "2026-11-20", warranty: "12 months" } as ConfirmInput;
const mpesa = {
  method: "mpesa",
  receiptCode: "UKI6WN3R8C",
  receivedAt: undefined,
  note: undefined,
  isSure: false,
} as const;

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  let owner: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = await actor("owner");
  });

  async function actor(role: Role): Promise<Actor> {
    return (await signIn(services(), role)).person;
  }

  async function place() {
    const { order } = await placeOrder(services(), orderOf(input), {
      channel: "form",
      requestId: randomUUID(),
    });
    return order.reference;
  }

  async function read(reference: string) {
    const [order] = await services().db.select().from(orders).where(eq(orders.reference, reference));
    if (!order) throw new Error("no such order");
    return order;
  }

  const take = {
    confirm: async (reference: string, who = owner, tellBuyer = false) =>
      confirmOrder(
        services(),
        who,
        { reference },
        { ...agreed, version: (await read(reference)).version, tellBuyer },
      ),
    pack: async (reference: string, who = owner) =>
      packOrder(
        services(),
        who,
        { reference },
        { version: (await read(reference)).version, tellBuyer: false, serialNumbers: undefined },
      ),
    ship: async (reference: string, who = owner) =>
      shipOrder(services(), who, { reference }, {
        version: (await read(reference)).version,
        tellBuyer: true,
        courier: "G4S",
      } as never),
    deliver: async (reference: string, who = owner) =>
      deliverOrder(services(), who, { reference }, {
        version: (await read(reference)).version,
        tellBuyer: true,
      } as never),
    cancel: async (reference: string, who = owner) =>
      cancelOrder(
        services(),
        who,
        { reference },
        { version: (await read(reference)).version, tellBuyer: true, reason: "buyer-asked", note: undefined },
      ),
  };

  async function pay(
    reference: string,
    amount: number,
    receiptCode = mpesa.receiptCode as string,
    who = owner,
  ) {
    const { version } = await read(reference);
    return recordPayment(
      services(),
      who,
      { reference },
      { ...mpesa, receiptCode, amount: cents(amount), version, tellBuyer: true },
    );
  }

  const total = cents(40_000_00);

  async function bring(reference: string, status: OrderStatus) {
    if (status === "pending") return;
    if (status === "cancelled") return void (await take.cancel(reference));
    await take.confirm(reference);
    if (status === "confirmed") return;
    await pay(reference, total);
    for (const step of ["pack", "ship", "deliver"] as const) {
      await take[step](reference);
      if (transitions[step].to === status) return;
    }
  }

  /** No step can be taken back any more. */
  async function age(reference: string) {
    const past = (column: AnyColumn) => sql`${column} - interval '11 minutes'`;
    const { confirmedAt, packedAt, shippedAt, deliveredAt, cancelledAt } = orders;
    await services()
      .db.update(orders)
      .set({
        confirmedAt: past(confirmedAt),
        packedAt: past(packedAt),
        shippedAt: past(shippedAt),
        deliveredAt: past(deliveredAt),
        cancelledAt: past(cancelledAt),
      })
      .where(eq(orders.reference, reference));
  }

  const statuses: OrderStatus[] = ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"];
  const everyStep = statuses.flatMap((from) =>
    (Object.keys(transitions) as StepName[]).map((step) => ({ from, step })),
  );

  test.each(everyStep)("$step of an order that is $from", async ({ from, step }) => {
    const reference = await place();
    await bring(reference, from);
    if (step === "pack" && from === "confirmed") await pay(reference, total);
    const before = await read(reference);
    const result = await take[step](reference);
    if (isPossible(step, from)) {
      expect(result).toMatchObject({
        order: { orderStatus: transitions[step].to, version: before.version + 1 },
      });
      const [line] = await services().db.select().from(orderLines).where(eq(orderLines.reference, reference));
      expect(line?.orderStatus).toBe(transitions[step].to);
    } else {
      expect(result).toEqual({ refused: "not-possible" });
      expect(await read(reference)).toEqual(before);
    }
  });

  test.each(everyStep)(
    "the database lets $step happen from $from as the table says",
    async ({ from, step }) => {
      const reference = await place();
      await bring(reference, from);
      if (step === "pack" && from === "confirmed") await pay(reference, total);
      await age(reference);
      const { to } = transitions[step];
      const now = sql`now()`;
      const moment = {
        confirmed: { confirmedAt: now },
        packed: { packedAt: now, confirmedAt: now },
        shipped: { shippedAt: now, packedAt: now, confirmedAt: now },
        delivered: { deliveredAt: now, shippedAt: now, packedAt: now, confirmedAt: now },
        cancelled: { cancelledAt: now, cancelReason: "buyer-asked" },
      }[to];
      const changed = services()
        .db.update(orders)
        .set({ orderStatus: to, ...(moment as object) })
        .where(eq(orders.reference, reference));
      // What a packed order holds may change: see `revise.server.ts`.
      const isRepacked = from === "packed" && to === "confirmed";
      if (isPossible(step, from) || from === to || isRepacked) await changed;
      else await expect(changed).rejects.toMatchObject({ cause: { code: "23514" } });
    },
  );

  test("packing waits for the money, unless an owner allows it", async () => {
    const reference = await place();
    await take.confirm(reference);
    expect(await take.pack(reference)).toEqual({ refused: "not-paid" });
    const sales = await actor("sales");
    const target = { reference, version: (await read(reference)).version };
    await expect(allowUnpaidPacking(services(), sales, target, target)).rejects.toThrow("may not");
    await allowUnpaidPacking(services(), owner, target, target);
    expect(await take.pack(reference, sales)).toMatchObject({ order: { orderStatus: "packed" } });
  });

  test.each(["support"] as const)("%s moves no order and records no money", async (role) => {
    const reference = await place();
    const who = await actor(role);
    for (const step of Object.keys(take) as StepName[])
      await expect(take[step](reference, who)).rejects.toThrow("may not");
    await expect(pay(reference, 100, "AAAAAAAAAA", who)).rejects.toThrow("may not");
    expect(await addOrderNote(services(), who, reference, { body: "Called, no answer" })).toBe(true);
  });

  test("only an owner refunds", async () => {
    const reference = await place();
    await bring(reference, "packed");
    const sales = await actor("sales");
    const version = (await read(reference)).version;
    const refund = { ...mpesa, amount: cents(100), version, tellBuyer: false };
    await expect(refundOrder(services(), sales, { reference }, refund)).rejects.toThrow("may not");
  });

  test("of two people on one version the second is told who was faster, and changes nothing", async () => {
    const reference = await place();
    const sales = await actor("sales");
    const { version } = await read(reference);
    const both = await Promise.all(
      [owner, sales].map((who) =>
        confirmOrder(services(), who, { reference }, { ...agreed, version, tellBuyer: true }),
      ),
    );
    expect(both.filter((result: Changed | Refusal) => "order" in result)).toHaveLength(1);
    expect(both.find((result) => "refused" in result)).toMatchObject({
      refused: "changed",
      action: "confirm",
    });
  });

  test("payments add up to part paid, paid and refunded, and no code pays twice", async () => {
    const reference = await place();
    expect(await pay(reference, 100)).toEqual({ refused: "unusual", why: "pending" });
    await take.confirm(reference);
    expect(await pay(reference, 15_000_00, "AAAAAAAAA1")).toMatchObject({
      order: { paymentStatus: "part_paid", paidCents: 15_000_00 },
    });
    expect(await pay(reference, 30_000_00, "AAAAAAAAA2")).toEqual({
      refused: "unusual",
      why: "too-much",
      leftCents: 25_000_00,
    });
    expect(await pay(reference, 100, "AAAAAAAAA1")).toMatchObject({ refused: "receipt-used", reference });
    expect(await pay(reference, 25_000_00, "AAAAAAAAA2")).toMatchObject({ order: { paymentStatus: "paid" } });
    expect(await take.cancel(reference)).toMatchObject({ order: { owedCents: total, leftCents: 0 } });
    const version = (await read(reference)).version;
    const refund = { ...mpesa, receiptCode: "BBBBBBBBB1", amount: total, version, tellBuyer: true };
    const paidBy = { ...refund, receiptCode: "AAAAAAAAA1" };
    expect(await refundOrder(services(), owner, { reference }, paidBy)).toMatchObject({
      refused: "receipt-of-payment",
    });
    expect(await refundOrder(services(), owner, { reference }, refund)).toMatchObject({
      order: { paymentStatus: "refunded", refundedCents: total },
    });
  });

  test("two payments at the same moment are both counted", async () => {
    const reference = await place();
    await take.confirm(reference);
    const { id } = await read(reference);
    const received = { method: "bank_transfer", attemptId: null, cents: cents(10_000_00), at: null } as const;
    await Promise.all(
      ["A", "B", "C"].map((receiptCode) =>
        inTransaction(services().db, async (tx) => {
          const order = await lockOrder(tx, id);
          if (order) await bookReceived(tx, services(), { ...received, order, receiptCode });
        }),
      ),
    );
    expect(await read(reference)).toMatchObject({ paidCents: 30_000_00, paymentStatus: "part_paid" });
  });

  test("money and audit can't be changed or deleted", async () => {
    const reference = await place();
    await take.confirm(reference);
    await pay(reference, 100);
    const { db } = services();
    await expect(db.update(payments).set({ amountCents: cents(1) })).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(db.delete(payments)).rejects.toMatchObject({ cause: { code: "42501" } });
    await expect(db.update(auditEvents).set({ actor: "Nobody" })).rejects.toMatchObject({
      cause: { code: "42501" },
    });
    await expect(db.delete(auditEvents)).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  describe("taking a step back", () => {
    const undo = async (reference: string) =>
      undoStep(services(), owner, { reference }, { version: (await read(reference)).version });

    test.each(["confirmed", "packed", "shipped", "delivered", "cancelled"] as const)("%s", async (status) => {
      const reference = await place();
      await bring(reference, status);
      const [last] = await query<{ before: { status: string } }>(
        services(),
        sql`select before from audit_events order by id desc limit 1`,
      );
      expect(await undo(reference)).toMatchObject({ order: { orderStatus: last?.before.status } });
    });

    test("its email is withdrawn, and the step taken again sends a new one", async () => {
      const reference = await place();
      await take.confirm(reference, owner, true);
      await undo(reference);
      expect(await buyerEmails(reference)).toEqual([]);
      await take.confirm(reference, owner, true);
      expect(await buyerEmails(reference)).toHaveLength(1);
    });

    test("not when the email has left, and not after ten minutes", async () => {
      const reference = await place();
      await take.confirm(reference, owner, true);
      await services().db.execute(sql`delete from pgboss.job where data->'email'->>'key' like '%confirmed%'`);
      expect(await undo(reference)).toEqual({ refused: "too-late" });

      const old = await place();
      await take.confirm(old);
      await age(old);
      await expect(undo(old)).rejects.toMatchObject({ cause: { code: "23514" } });
    });

    async function buyerEmails(reference: string) {
      return query(
        services(),
        sql`select id from pgboss.job where name = 'emails' and data->'email'->>'key' like ${`order:${reference}:confirmed:%`}`,
      );
    }
  });

  test("a return within 14 days opens a refund; later only for a faulty machine", async () => {
    const reference = await place();
    await bring(reference, "delivered");
    const back = async (faulty: boolean) =>
      recordReturn(
        services(),
        owner,
        { reference },
        {
          version: (await read(reference)).version,
          tellBuyer: true,
          items: "1 POS Terminal",
          faulty,
          refund: cents(20_000_00),
        },
      );
    expect(await back(false)).toMatchObject({ order: { owedCents: 20_000_00, leftCents: 0 } });
    await services()
      .db.update(orders)
      .set({ deliveredAt: sql`now() - interval '15 days'` })
      .where(eq(orders.reference, reference));
    expect(await back(false)).toEqual({ refused: "too-late" });
    expect(await back(true)).toMatchObject({ order: { owedCents: 40_000_00, leftCents: 0 } });
    expect(await back(true)).toEqual({ refused: "too-much", leftCents: 0 });
  });

  test.each([
    ["repair", "We repair it"],
    ["replace", "You get another one"],
  ] as const)("a faulty machine that is to be %sed changes nothing that is owed", async (becomes, words) => {
    const reference = await place();
    await bring(reference, "delivered");
    const { version } = await read(reference);
    const form = { version, tellBuyer: "true", items: "1 POS Terminal", faulty: "true", becomes, refund: "" };
    const input = returnInput.parse(form);
    const returned = await recordReturn(services(), owner, { reference }, input);
    expect(returned).toMatchObject({ order: { owedCents: 0, leftCents: 0, creditedCents: 0 } });
    const [email] = await query(
      services(),
      sql`select data->'email' as email from pgboss.job where name = 'emails' and data->'email'->>'key' like ${`order:${reference}:return%`}`,
    );
    expect(JSON.stringify(email)).toContain(words);
  });

  test("money back wants an amount", () => {
    const form = { version: 1, items: "1 POS Terminal", becomes: "refund", refund: "0" };
    expect(returnInput.safeParse(form).error?.issues).toMatchObject([{ path: ["refund"] }]);
  });

  test("every change leaves one line in the audit, without the buyer's data", async () => {
    const reference = await place();
    await bring(reference, "delivered");
    await assignOrder(services(), owner, reference, owner);
    await addOrderNote(services(), owner, reference, { body: "njeri@duka.example wants it on Monday" });
    const { id } = await read(reference);
    const events = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id);
    expect(events.map(({ action }) => action)).toEqual([
      "confirm",
      "payment",
      "pack",
      "ship",
      "deliver",
      "assign",
      "note",
    ]);
    expect(JSON.stringify(events)).not.toMatch(/njeri|Moi Avenue|712345678/i);
  });
});
