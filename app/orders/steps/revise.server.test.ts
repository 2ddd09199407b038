import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, type Order, orderLines, orders, paymentAttempts, threadEntries } from "~/db/schema";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { emailJobs } from "../../../tests/emails";
import { bringOrder, payOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { type ReviseInput, reviseOrder } from "./revise.server";

onDatabase((services) => {
  let owner: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
  });

  async function placed(status: Order["orderStatus"] = "confirmed") {
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), owner, reference, status);
    return reference;
  }

  async function revise(reference: string, input: Partial<ReviseInput>, who = owner) {
    const { version, shippingAddress, agreed } = await readOrder(services(), reference);
    const same = {
      version,
      shippingAddress,
      deliveryDay: agreed.deliveryDay,
      tellBuyer: true,
      isSure: false,
    };
    const agreement = { agreedBy: "telephone", agreedAt: "2026-11-18T10:20", agreedWith: "Njeri" } as const;
    return reviseOrder(services(), who, { reference }, { ...same, ...agreement, ...input } as ReviseInput);
  }

  function linesOf(order: Order) {
    return services()
      .db.select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.createdAt), asc(orderLines.hardwareType));
  }

  async function lastEvent() {
    return (await services().db.select().from(auditEvents).orderBy(auditEvents.id)).at(-1);
  }

  test("lines, total, day and address change together; what they were is kept, the buyer is told", async () => {
    const reference = await placed();
    const before = await readOrder(services(), reference);
    const result = await revise(reference, {
      "pos-terminal": 1,
      "receipt-printer": 2,
      shippingAddress: "Kenyatta Avenue 3\nNakuru",
      deliveryDay: "2026-11-23",
    });
    expect(result).not.toHaveProperty("refused");
    const order = await readOrder(services(), reference);
    expect(order).toMatchObject({
      leftCents: order.totalCents,
      shippingAddress: "Kenyatta Avenue 3\nNakuru",
    });
    expect(order.version).toBeGreaterThan(before.version);
    const lines = await linesOf(order);
    // As the REST contract promises them: each line has the buyer, the states and the order's reference.
    expect(lines).toMatchObject([
      {
        hardwareType: "pos-terminal",
        quantity: 1,
        unitPrice: 20_000_00,
        clientRequestId: order.clientRequestId,
      },
      { hardwareType: "receipt-printer", quantity: 2, orderStatus: "confirmed", reference },
    ]);
    for (const line of lines) expect(line.shippingAddress).toBe(order.shippingAddress);
    expect(order.totalCents).toBe(lines.reduce((total, line) => total + line.totalAmount, 0));

    const [note] = await services().db.select().from(threadEntries);
    for (const part of ["Njeri on the telephone", "2 × POS Terminal", "Moi Avenue 12, Thika", "Nakuru"])
      expect(note?.body).toContain(part);
    const event = await lastEvent();
    expect(event).toMatchObject({
      action: "change",
      actorId: owner.id,
      before: { lines: "2 × POS Terminal", amountCents: 40_000_00, day: "2026-11-20" },
      after: { amountCents: order.totalCents, address: true, agreedBy: "telephone" },
    });
    expect(JSON.stringify(event)).not.toMatch(/Moi Avenue|Kenyatta|Njeri/);

    const email = (await emailJobs(services())).map(({ data }) => data.email).find(isChanged);
    const text = JSON.stringify(email?.parts);
    for (const part of ["2 × POS Terminal", "ksh 40,000.00", "20 November 2026", "23 November 2026"])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Kenyatta|Moi Avenue|Njeri/);
    expect(email?.attachments).toHaveLength(1);
  });

  test("what was ordered keeps its price, and what is added costs today's", async () => {
    const reference = await placed();
    const { id } = await readOrder(services(), reference);
    await services()
      .db.update(orderLines)
      .set({ unitPrice: 19_000_00, totalAmount: 38_000_00 } as never)
      .where(eq(orderLines.orderId, id));
    await services()
      .db.update(orders)
      .set({ totalCents: 38_000_00 } as never)
      .where(eq(orders.id, id));
    await revise(reference, { "pos-terminal": 3 });
    const order = await readOrder(services(), reference);
    expect(order.totalCents).toBe(58_000_00);
    expect((await linesOf(order)).map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, 19_000_00],
      [1, 20_000_00],
    ]);
    // Less is taken from what was added last.
    await revise(reference, { "pos-terminal": 1 });
    expect(await readOrder(services(), reference)).toMatchObject({ totalCents: 19_000_00 });
  });

  test("a line whose machine goes hands on the id by which a row by REST is known", async () => {
    const reference = await placed("pending");
    await revise(reference, { "pos-terminal": 0, "barcode-scanner": 1 });
    const order = await readOrder(services(), reference);
    expect(await linesOf(order)).toMatchObject([
      { hardwareType: "barcode-scanner", clientRequestId: order.clientRequestId },
    ]);
  });

  test("of a paid order more is left to pay, or what is too much is owed", async () => {
    const reference = await placed();
    await payOrder(services(), owner, reference);
    await revise(reference, { "pos-terminal": 3 });
    expect(await readOrder(services(), reference)).toMatchObject({
      paymentStatus: "part_paid",
      leftCents: 20_000_00,
      owedCents: 0,
    });
    await revise(reference, { "pos-terminal": 1 });
    const less = await readOrder(services(), reference);
    expect(less).toMatchObject({ paymentStatus: "paid", leftCents: 0, owedCents: 20_000_00 });
    expect(less.refundDueBy).not.toBeNull();
    await revise(reference, { "pos-terminal": 2 });
    expect(await readOrder(services(), reference)).toMatchObject({ owedCents: 0, refundDueBy: null });
  });

  test("a packed order is packed again when its machines change, and stays packed when its address does", async () => {
    const reference = await placed("packed");
    await services()
      .db.update(orders)
      .set({ packedAt: new Date(Date.now() - 86_400_000) })
      .where(eq(orders.reference, reference));
    await revise(reference, { shippingAddress: "Elsewhere 1, Nairobi" });
    expect((await readOrder(services(), reference)).orderStatus).toBe("packed");
    await revise(reference, { "pos-terminal": 1 });
    expect(await readOrder(services(), reference)).toMatchObject({
      orderStatus: "confirmed",
      packedAt: null,
    });
  });

  test("money that the buyer is being asked for wants a second look, and only where the total changes", async () => {
    const reference = await placed();
    const { id } = await readOrder(services(), reference);
    await services()
      .db.insert(paymentAttempts)
      .values({
        ...{ orderId: id, number: 1, provider: "mpesa", amountCents: 40_000_00, chargeMinor: 40_000_00 },
        ...{ state: "waiting", tokenHash: randomUUID(), idempotencyKey: randomUUID() },
      } as never);
    expect(await revise(reference, { "pos-terminal": 1 })).toEqual({
      refused: "unusual",
      why: "under-way",
      askedCents: 40_000_00,
    });
    expect(await readOrder(services(), reference)).toMatchObject({ totalCents: 40_000_00 });
    expect(await revise(reference, { deliveryDay: "2026-11-24" })).toHaveProperty("order");
    expect(await revise(reference, { "pos-terminal": 1, isSure: true })).toHaveProperty("order");
  });

  test.each(["shipped", "delivered", "cancelled"] as const)("it is refused once it is %s", async (status) => {
    const reference = await placed(status);
    const before = await readOrder(services(), reference);
    expect(await revise(reference, { "pos-terminal": 1 })).toEqual({ refused: "not-possible" });
    expect(await readOrder(services(), reference)).toEqual(before);
  });

  test("nothing left, nothing different, or somebody faster: nothing is stored", async () => {
    const reference = await placed();
    const before = await readOrder(services(), reference);
    expect(await revise(reference, { "pos-terminal": 0 })).toEqual({ refused: "no-machines" });
    expect(await revise(reference, {})).toEqual({ refused: "nothing-new" });
    expect(await readOrder(services(), reference)).toEqual(before);
    await revise(reference, { deliveryDay: "2026-11-25" });
    const late = await revise(reference, { "pos-terminal": 5, version: before.version });
    expect(late).toMatchObject({ refused: "changed", by: owner.name, action: "change" });
    expect(await readOrder(services(), reference)).toMatchObject({ totalCents: 40_000_00 });
  });

  test("support changes nothing", async () => {
    const reference = await placed();
    const support = (await signIn(services(), "support")).person;
    await expect(revise(reference, { "pos-terminal": 1 }, support)).rejects.toThrow();
  });
});

function isChanged({ key }: { key: string }): boolean {
  return key.includes(":changed:");
}
