import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { auditEvents, type OrderStatus, stock, stockMovements } from "~/db/schema";
import type { Changed, Refusal } from "~/orders/steps/change-order.server";
import { cancelOrder, confirmOrder } from "~/orders/steps/move-order.server";
import { reviseOrder } from "~/orders/steps/revise.server";
import { undoStep } from "~/orders/steps/take-back.server";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { bringOrder, placeSampleOrder, readOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { brokenSums, keepStock } from "../../tests/stock";
import { correct, receive, setStock } from "./change-stock.server";
import { stockHistory, stockOf } from "./read-stock.server";

const machine = "pos-terminal";
const terms = {
  deliveryDay: "2026-11-20",
  deliveryCost: undefined,
  warranty: "12 months",
  paysBy: undefined,
};

onEachDatabase((services) => {
  let owner: Actor;
  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
  });
  afterEach(async () => expect(await brokenSums(services())).toEqual([]));

  const place = (quantity: number) => placeSampleOrder(services(), { quantity });
  const bring = (reference: string, status: OrderStatus) => bringOrder(services(), owner, reference, status);
  const held = async () => {
    const { onHand, reserved } = (await stockOf(services(), machine)) ?? {};
    return { onHand, reserved };
  };
  const version = async (reference: string) => ({
    version: (await readOrder(services(), reference)).version,
    tellBuyer: false,
  });
  const confirm = async (reference: string): Promise<Changed | Refusal> =>
    confirmOrder(services(), owner, { reference }, { ...(await version(reference)), ...terms });
  const undo = async (reference: string) =>
    undoStep(services(), owner, { reference }, await version(reference));
  const cancel = async (reference: string) =>
    cancelOrder(
      services(),
      owner,
      { reference },
      {
        ...(await version(reference)),
        reason: "buyer-asked",
        note: undefined,
      },
    );
  const kinds = async () =>
    (await services().db.select().from(stockMovements).orderBy(stockMovements.id)).map(({ kind }) => kind);

  test("nothing is counted of a machine whose stock is not kept", async () => {
    const reference = await place(2);
    await bring(reference, "delivered");
    expect(await kinds()).toEqual([]);
    expect(await held()).toEqual({ onHand: 0, reserved: 0 });
  });

  test("an order reserves when it is confirmed, and takes what it reserved when it leaves", async () => {
    await keepStock(services(), owner, machine, 5);
    const reference = await place(2);
    expect(await held()).toEqual({ onHand: 5, reserved: 0 });
    await bring(reference, "confirmed");
    expect(await held()).toEqual({ onHand: 5, reserved: 2 });
    const other = await place(2);
    await bring(other, "delivered");
    expect(await held()).toEqual({ onHand: 3, reserved: 2 });
    await cancel(reference);
    expect(await held()).toEqual({ onHand: 3, reserved: 0 });
    expect(await kinds()).toEqual(["received", "reserved", "reserved", "shipped", "released"]);
  });

  test("a step that is taken back gives back what it took", async () => {
    await keepStock(services(), owner, machine, 2);
    const reference = await place(2);
    await bring(reference, "shipped");
    expect(await held()).toEqual({ onHand: 0, reserved: 0 });
    await undo(reference);
    expect(await held()).toEqual({ onHand: 2, reserved: 2 });
    await cancel(reference);
    const other = await place(1);
    await confirm(other);
    // The cancelled one was undone too late: one of its two machines is another order's now.
    expect(await undo(reference)).toMatchObject({ refused: "not-in-stock", why: "sold", count: 1 });
    expect((await readOrder(services(), reference)).orderStatus).toBe("cancelled");
    expect(await held()).toEqual({ onHand: 2, reserved: 1 });
  });

  test("of two orders for the last machine at once, one is confirmed and the other is told", async () => {
    await keepStock(services(), owner, machine, 1);
    const [one, two] = [await place(1), await place(1)];
    const answers = await Promise.all([confirm(one), confirm(two)]);
    const refused = answers.filter((answer) => "refused" in answer);
    expect(refused).toEqual([{ refused: "not-in-stock", why: "sold", machine: "POS Terminal", count: 0 }]);
    expect(await held()).toEqual({ onHand: 1, reserved: 1 });
    const statuses = await Promise.all([one, two].map((each) => readOrder(services(), each)));
    expect(statuses.map(({ orderStatus }) => orderStatus).sort()).toEqual(["confirmed", "pending"]);
  });

  test("a back-order is confirmed, and can be packed only when its machines are here", async () => {
    await keepStock(services(), owner, machine, 1, { mayBackOrder: true });
    const reference = await place(2);
    await bring(reference, "packed");
    expect(await readOrder(services(), reference)).toMatchObject({ orderStatus: "confirmed" });
    expect(await held()).toEqual({ onHand: 1, reserved: 2 });
    await receive(services(), owner, machine, {
      ...{ do: "receive", count: 1, entry: undefined, reason: undefined },
    });
    await bring(reference, "shipped");
    expect(await held()).toEqual({ onHand: 0, reserved: 0 });
  });

  test("an order that changes reserves the difference", async () => {
    await keepStock(services(), owner, machine, 3);
    const reference = await place(2);
    await confirm(reference);
    const to = async (count: number) =>
      reviseOrder(
        services(),
        owner,
        { reference },
        {
          ...(await version(reference)),
          ...{ [machine]: count, shippingAddress: "Moi Avenue 12, Thika", deliveryDay: terms.deliveryDay },
          ...{ agreedBy: "telephone", agreedAt: "2026-11-18T10:20", agreedWith: undefined, isSure: false },
        },
      );
    await to(3);
    expect(await held()).toEqual({ onHand: 3, reserved: 3 });
    expect(await to(4)).toMatchObject({ refused: "not-in-stock", count: 0 });
    await to(1);
    expect(await held()).toEqual({ onHand: 3, reserved: 1 });
  });

  test("from when stock is kept, orders that wait hold theirs; what left meanwhile is counted by hand", async () => {
    const [waiting, gone] = [await place(2), await place(1)];
    await bring(waiting, "confirmed");
    await keepStock(services(), owner, machine, 4);
    expect(await held()).toEqual({ onHand: 4, reserved: 2 });
    await bring(gone, "confirmed");
    const { version = 0 } = (await stockOf(services(), machine)) ?? {};
    const settings = {
      do: "settings",
      mayBackOrder: false,
      lowAt: null,
      comesInDays: null,
      warrantyMonths: null,
    } as const;
    await setStock(services(), owner, machine, { ...settings, version, isKept: false });
    await bring(gone, "shipped");
    expect(await setStock(services(), owner, machine, { ...settings, version, isKept: true })).toEqual({
      refused: "changed",
    });
    await setStock(services(), owner, machine, { ...settings, version: version + 1, isKept: true });
    expect(await held()).toEqual({ onHand: 4, reserved: 2 });
    await correct(services(), owner, machine, {
      ...{ do: "correct", seen: 4, counted: 3, why: "One left while nothing was kept", entry: undefined },
    });
    expect(await held()).toEqual({ onHand: 3, reserved: 2 });
  });

  test("the same form twice is received once; a count that somebody else has overtaken is refused", async () => {
    await keepStock(services(), owner, machine, 0);
    const entry = crypto.randomUUID();
    const form = { do: "receive", count: 3, entry, reason: "DN 4471" } as const;
    await Promise.all([1, 2].map(() => receive(services(), owner, machine, form)));
    expect(await held()).toEqual({ onHand: 3, reserved: 0 });
    const counted = { do: "correct", why: "Counted", entry: undefined } as const;
    expect(await correct(services(), owner, machine, { ...counted, seen: 0, counted: 2 })).toEqual({
      refused: "moved",
    });
    expect(await correct(services(), owner, machine, { ...counted, seen: 3, counted: 3 })).toEqual({
      refused: "nothing-new",
    });
    await correct(services(), owner, machine, { ...counted, seen: 3, counted: 2 });
    expect(await held()).toEqual({ onHand: 2, reserved: 0 });
    const { rows } = await stockHistory(services(), owner, machine, {});
    expect(rows.map(({ kind, onHand, after }) => [kind, onHand, after])).toEqual([
      ["corrected", -1, 2],
      ["received", 3, 3],
    ]);
    const told = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, "stock"))
      .orderBy(auditEvents.id);
    // The record can't be emptied between tests.
    expect(told.map(({ action }) => action).slice(-3)).toEqual(["stock-settings", "receive", "correct"]);
  });

  test("sales are told once when it falls to its limit, and again only after it was above", async () => {
    await keepStock(services(), owner, machine, 4, { lowAt: 2 });
    const low = async () =>
      (await queuedEmails(services())).filter((key) => key.startsWith("stock-low:")).length;
    const before = await low();
    const [one, two] = [await place(2), await place(1)];
    await confirm(one);
    expect(await low()).toBe(before + 1);
    await confirm(two);
    expect(await low()).toBe(before + 1);
    await cancel(one);
    await confirm(await place(1));
    expect(await low()).toBe(before + 2);
  });

  test("the history can't be changed, and the sums can't fall below nothing", async () => {
    await keepStock(services(), owner, machine, 1);
    const { db } = services();
    await expect(db.update(stockMovements).set({ onHand: 9 })).rejects.toThrow();
    await expect(db.delete(stockMovements)).rejects.toThrow();
    await expect(db.update(stock).set({ onHand: -1 })).rejects.toThrow();
  });

  describe("whoever has not the right", () => {
    test("moves nothing and sets nothing", async () => {
      const { person: support } = await signIn(services(), "support");
      const { person: sales } = await signIn(services(), "sales");
      const form = { do: "receive", count: 1, entry: undefined, reason: undefined } as const;
      expect(() => receive(services(), support, machine, form)).toThrow("stock.move");
      expect(() =>
        setStock(services(), sales, machine, {
          ...{
            do: "settings",
            version: 1,
            isKept: true,
            mayBackOrder: true,
            lowAt: null,
            comesInDays: null,
            warrantyMonths: null,
          },
        }),
      ).toThrow("stock.settings");
    });
  });

  test("whatever happens to orders, the sums are those of the history, and of the orders", async () => {
    await keepStock(services(), owner, machine, 6);
    const references = await Promise.all([1, 2, 3, 1].map(place));
    const random = mulberry(7);
    const acts = [
      confirm,
      cancel,
      undo,
      (reference: string) => bring(reference, "packed"),
      (reference: string) => bring(reference, "shipped"),
    ];
    for (let round = 0; round < 30; round++) {
      const picked = references.map(
        () =>
          [
            references[Math.floor(random() * references.length)] as string,
            acts[Math.floor(random() * acts.length)] as (typeof acts)[number],
          ] as const,
      );
      await Promise.all(picked.map(([reference, act]) => act(reference)));
      const orders = await Promise.all(references.map((each) => readOrder(services(), each)));
      const count = (statuses: OrderStatus[]) =>
        orders
          .filter(({ orderStatus }) => statuses.includes(orderStatus))
          .reduce((sum, { totalCents }) => sum + totalCents / 2_000_000, 0);
      expect(await held()).toEqual({
        onHand: 6 - count(["shipped", "delivered"]),
        reserved: count(["confirmed", "packed"]),
      });
    }
  });
});

function mulberry(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
