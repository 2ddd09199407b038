import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nothing, shillings, sum } from "~/money/cents";
import { goods } from "../goods";
import { daySheet } from "../rules/day-sheet";
import { customers, sampleCodes } from "../shop";
import { openTotals, saleTotals, settled } from "./figures";
import { type Action, till } from "./reducer";
import { fromSaved, toSaved } from "./saved";
import { newDay, type TillState } from "./state";

const busy: Action[] = [
  ...(["flour", "flour", "milk", "milk", "milk", "eggs", "sugar"] as const).map((good) => ({
    do: "add" as const,
    good,
  })),
  { do: "customer", customer: "wanjiru" },
  { do: "redeem", redeem: true },
];
const pin: Action[] = [..."2468"].map((key) => ({ do: "pin", key }));
const answered: Action[] = [{ do: "answer" }, { do: "request-on" }, { do: "request-on" }];

test("the busy sale, paid in cash with change", () => {
  const done = play([...busy, { do: "way", way: "cash" }, typed("given", "1,200"), { do: "charge" }]);
  expect(done).toMatchObject({ stage: "done", nextNo: 414, hanging: 413 });
  expect(done.sales[0]?.parts).toEqual([{ way: "cash", amount: 117000, given: 120000 }]);
  expect(done.points.wanjiru).toBe(11);
  expect(done.notice.text).toBe("Paid. Sale 0413, ksh 1,170.00. Change ksh 30.00");
});

test("cash that is short sells nothing", () => {
  const short = play([...busy, { do: "way", way: "cash" }, typed("given", "1000"), { do: "charge" }]);
  expect(short).toMatchObject({ stage: "sell", problem: "short", sales: [] });
});

test("M-Pesa waits for the PIN, and the sale has its number only afterwards", () => {
  const waiting = play([...busy, { do: "charge" }]);
  expect(waiting).toMatchObject({ stage: "wait", nextNo: 413, request: { way: "mpesa", amount: 117000 } });
  expect(play([{ do: "answer" }], waiting)).toEqual(waiting);
  const done = play([...pin, ...answered], waiting);
  expect(done).toMatchObject({ stage: "done", nextNo: 414, request: undefined });
});

test("a cancelled request keeps lines, customer and points", () => {
  const failed = play([...busy, { do: "charge" }, { do: "cancel", by: "customer" }]);
  expect(failed).toMatchObject({ stage: "failed", failure: "customer", sales: [] });
  expect(openTotals(failed).due).toBe(117000);
  expect(play([{ do: "charge" }, ...pin, ...answered], failed).sales).toHaveLength(1);
});

test("a part of a split that is paid stays counted, and locks the sale", () => {
  const asked = play([...busy, { do: "open-split" }, { do: "charge" }]);
  expect(asked).toMatchObject({ stage: "wait", request: { way: "mpesa", amount: 58500 } });
  const failed = play([{ do: "cancel", by: "customer" }], asked);
  expect(failed.split?.map(({ paid }) => paid)).toEqual([true, false]);
  for (const action of [{ do: "add", good: "milk" }, { do: "clear" }, { do: "hold" }] satisfies Action[]) {
    expect(openTotals(play([{ do: "other-way" }, action], failed)).due).toBe(117000);
  }
  const done = play([{ do: "other-way" }, { do: "part", index: 1, way: "cash" }, { do: "charge" }], failed);
  expect(done.sales[0]?.parts.map(({ way, amount }) => [way, amount])).toEqual([
    ["cash", 58500],
    ["cash", 58500],
  ]);
});

test("a card pays to the cent, everything else in whole shillings", () => {
  const weighed: Action[] = [
    { do: "add", good: "tomato" },
    { do: "add", good: "onion" },
    { do: "add", good: "oil" },
  ];
  expect(openTotals(play([...weighed, { do: "way", way: "card" }])).due).toBe(58845);
  expect(openTotals(play([...weighed, { do: "way", way: "cash" }])).due).toBe(58800);
});

test("the network going down while the phone is asked leaves the sale unsold", () => {
  const failed = play([
    ...busy,
    { do: "charge" },
    ...pin,
    { do: "answer" },
    { do: "network", online: false },
  ]);
  expect(failed).toMatchObject({ stage: "failed", failure: "network", sales: [] });
  expect(play([{ do: "request-on" }], failed)).toEqual(failed);
});

test("offline a code takes the place of the answer, and the sale is synced later", () => {
  const offline = play([{ do: "network", online: false }, ...busy, { do: "charge" }]);
  expect(offline).toMatchObject({ stage: "sell", problem: "code" });
  const saved = play([typed("code", sampleCodes.mpesa), { do: "charge" }], offline);
  expect(saved).toMatchObject({ stage: "done", queue: { waiting: [413], office: [] } });
  const syncing = play([{ do: "network", online: true }], saved);
  expect(syncing.sync).toEqual({ no: 413, step: "sending" });
  const synced = play([{ do: "sync-on" }, { do: "sync-on" }, { do: "sync-on" }], syncing);
  expect(synced).toMatchObject({ sync: undefined, queue: { waiting: [], office: [413] } });
});

test("a held sale comes back whole, and the one in between is held in its place", () => {
  const held = play([...busy, { do: "hold" }, { do: "add", good: "rice" }]);
  const recalled = play([{ do: "recall", letter: "A" }], held);
  expect(openTotals(recalled).due).toBe(117000);
  expect(recalled.held.map(({ letter }) => letter)).toEqual(["B"]);
});

test("an unknown code changes nothing but says so", () => {
  const state = play([...busy, { do: "scan", code: "6161100274318" }]);
  expect(state.basket).toEqual(play(busy).basket);
  expect(state.notice).toMatchObject({
    shown: true,
    text: "No item with code 6 161 100 274 318. Search for it by name.",
  });
});

test("the day closes when nothing waits, and numbers go on", () => {
  const sold = play([...busy, { do: "way", way: "cash" }, { do: "charge" }]);
  expect(
    play([{ do: "new" }, { do: "add", good: "tea" }, { do: "hold" }, { do: "close-day" }], sold).sales,
  ).toHaveLength(1);
  expect(play([{ do: "close-day" }], sold)).toMatchObject({ sales: [], pile: [], nextNo: 414 });
});

describe("whatever is done, in whatever order", () => {
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ do: fc.constant("add" as const), good: fc.constantFrom(...goods.map(({ id }) => id)) }),
    fc.record({
      do: fc.constant("quantity" as const),
      line: fc.integer({ min: 1, max: 12 }),
      by: fc.constantFrom(1 as const, -1 as const),
    }),
    fc.record({ do: fc.constant("scan" as const) }),
    ...(
      ["hold", "clear", "new", "charge", "charge", "answer", "request-on", "other-way", "tear"] as const
    ).map((name) => fc.constant({ do: name })),
    ...(["close-day", "sync-on", "rest-on-last", "open-split", "close-sheet"] as const).map((name) =>
      fc.constant({ do: name }),
    ),
    fc.record({ do: fc.constant("recall" as const), letter: fc.constantFrom("A", "B", "C") }),
    fc.record({
      do: fc.constant("customer" as const),
      customer: fc.constantFrom(undefined, ...customers.map(({ id }) => id)),
    }),
    fc.record({ do: fc.constant("redeem" as const), redeem: fc.boolean() }),
    fc.record({
      do: fc.constant("discount" as const),
      discount: fc.constantFrom(undefined, { percent: 5 }, { percent: 10 }, { off: shillings(50) }),
    }),
    fc.record({
      do: fc.constant("way" as const),
      way: fc.constantFrom("cash" as const, "mpesa" as const, "card" as const),
    }),
    fc.record({
      do: fc.constant("type" as const),
      field: fc.constant("given" as const),
      text: fc.constantFrom("", "50", "5000", "x"),
    }),
    fc.record({
      do: fc.constant("type" as const),
      field: fc.constant("code" as const),
      text: fc.constantFrom("", "204816", "TKF4R7X2QA"),
    }),
    fc.constant({ do: "pin" as const, key: "7" }),
    fc.record({
      do: fc.constant("cancel" as const),
      by: fc.constantFrom("customer" as const, "till" as const),
    }),
    fc.record({ do: fc.constant("split" as const), count: fc.constantFrom(2 as const, 3 as const) }),
    fc.record({
      do: fc.constant("part" as const),
      index: fc.nat(2),
      way: fc.constantFrom("cash" as const, "mpesa" as const),
      amount: fc.nat(2000).map(shillings),
    }),
    fc.record({ do: fc.constant("remove-part" as const), index: fc.nat(2) }),
    fc.record({ do: fc.constant("network" as const), online: fc.boolean() }),
  );
  const goodsAdded = fc
    .array(fc.constantFrom(...goods.map(({ id }) => id)), { minLength: 1, maxLength: 5 })
    .map((ids) => ids.map((good): Action => ({ do: "add", good })));
  /** Whole ends of sales between the single steps, so that a day has sales at all. */
  const anyEnd = fc.constantFrom<Action[]>(
    [{ do: "way", way: "cash" }, { do: "charge" }],
    [{ do: "way", way: "mpesa" }, { do: "charge" }, ...pin, ...answered],
    [{ do: "way", way: "card" }, { do: "charge" }, ...answered],
    [{ do: "open-split" }, { do: "charge" }, ...pin, ...answered],
    [{ do: "way", way: "mpesa" }, typed("code", sampleCodes.mpesa), { do: "charge" }],
  );
  const anyDay = fc
    .array(fc.oneof(fc.array(anyAction), goodsAdded, anyEnd), { minLength: 1, maxLength: 40, size: "max" })
    .map((pieces) => pieces.flat());

  test("every sale is paid in full, numbered without a gap and on the till or in the books", () => {
    let sold = 0;
    fc.assert(
      fc.property(anyDay, (actions) => {
        const state = play(actions);
        sold += state.sales.length;
        const numbers = state.sales.map(({ no }) => no);
        expect(numbers).toEqual(numbers.map((_, index) => state.nextNo - numbers.length + index));
        for (const sale of state.sales) {
          expect(sum(sale.parts.map(({ amount }) => amount))).toBe(saleTotals(sale).due);
          const places = [state.queue.waiting, state.queue.office].filter((list) => list.includes(sale.no));
          expect(places.length).toBeGreaterThan(0);
        }
        const sheet = daySheet(state.sales.map(settled), nothing);
        expect(sum(Object.values(sheet.byWay))).toBe(sheet.total);
        expect(new Set(state.queue.office).size).toBe(state.queue.office.length);
        expect(Object.values(state.points).every((points) => points >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(sold).toBeGreaterThan(100);
  });

  test("a reload finds the till as it was, but for a PIN half typed", () => {
    fc.assert(
      fc.property(anyDay, (actions) => {
        const state = play(actions);
        const request = state.request && { ...state.request, pin: "" };
        expect(fromSaved(toSaved(state))).toEqual(
          JSON.parse(JSON.stringify({ ...state, request, notice: newDay.notice })),
        );
      }),
    );
  });

  test("once the network is back and left alone, every saved sale is in the books", () => {
    fc.assert(
      fc.property(anyDay, (actions) => {
        let state = play([...actions, { do: "network", online: true }]);
        const waiting = state.queue.waiting.length;
        for (let step = 0; step < waiting * 3; step++) state = play([{ do: "sync-on" }], state);
        expect(state.queue.waiting).toEqual([]);
        expect(state.sales.every(({ no }) => state.queue.office.includes(no))).toBe(true);
      }),
    );
  });
});

function play(actions: readonly Action[], from: TillState = newDay): TillState {
  return actions.reduce((state, action) => till(state, action, "14:02"), from);
}

function typed(field: "given" | "code", text: string): Action {
  return { do: "type", field, text };
}
