import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "~/money/cents";
import { dishes } from "./content";
import { heightOf, overlap, placeBeside, plan, planned } from "./plan";
import { type Action, serve } from "./reducer";
import { billParts, canJoin, leadOf, lunch, orderTotal, partyAt, type Service, seatsAt } from "./state";

test("table 7 sends, is billed and splits as in the design", () => {
  const billed = after({ do: "send" }, { do: "bill" });
  const party = partyAt(billed, 7);
  expect(orderTotal(party)).toBe(315000);
  expect(billParts(billed, party)).toEqual([65000, 65000, 140000, 45000]);
  expect(billParts({ ...billed, splitBy: "item" }, party)).toEqual([205000, 110000]);
  expect(billParts({ ...billed, splitBy: "percent" }, party)).toEqual([157500, 157500]);
});

test("a ticket hangs from sending until it is ready or the table has paid", () => {
  const sent = after({ do: "send" });
  expect(sent.tickets.at(-1)).toMatchObject({ table: 7, age: 0 });
  expect(serve(sent, { do: "send" })).toBe(sent);
  expect(serve(sent, { do: "ready", ticket: 4 }).tickets).toHaveLength(3);
  const paid = run(sent, { do: "bill" }, { do: "charge" });
  expect(paid.tickets).toHaveLength(3);
  expect(partyAt(paid, 7)).toEqual({ status: "free", guests: 0, order: [] });
});

test("an item changes hands, and back", () => {
  const given = after(
    { do: "send" },
    { do: "bill" },
    { do: "split-by", way: "item" },
    { do: "give", item: 2 },
  );
  expect(billParts(given, partyAt(given, 7))).toEqual([85000, 230000]);
  const back = serve(given, { do: "give", item: 2 });
  expect(billParts(back, partyAt(back, 7))).toEqual([205000, 110000]);
});

test("tickets turn amber after eight minutes and red after twelve, and say so", () => {
  const soon = after({ do: "pass", seconds: 100 });
  expect(soon.said).toBe("Counter 18 is due soon");
  expect(serve(soon, { do: "pass", seconds: 240 }).said).toBe("Counter 18 is late");
});

test("free tables join, and a seated party stays where it sits", () => {
  const joined = after({ do: "join", table: 5, to: 4 });
  expect(partyAt(joined, 4).joined).toBe(5);
  expect(seatsAt(joined, 4)).toBe(8);
  expect(leadOf(joined, 5)).toBe(4);
  expect(serve(joined, { do: "choose", table: 5 }).chosen).toBe(4);
  expect(partyAt(after({ do: "join", table: 1, to: 4 }), 1).joined).toBe(4);
  expect(partyAt(serve(joined, { do: "part" }), 4).joined).toBeUndefined();
});

test.each([
  ["itself", 4, 4],
  ["a table that has ordered", 4, 3],
  ["a table with its bill", 4, 2],
  ["another party", 1, 7],
])("a table does not join %s", (_, one, other) => {
  expect(canJoin(lunch, one, other)).toBe(false);
  expect(serve(lunch, { do: "join", table: one, to: other })).toBe(lunch);
});

test("tables part only while everybody still has a seat", () => {
  const many = after({ do: "join", table: 5, to: 4 }, { do: "seat-guests" });
  expect(partyAt(many, 4).guests).toBe(6);
  expect(serve(many, { do: "part" })).toBe(many);
});

test("whatever is pressed, parts make the bill and nobody sits without a seat", () => {
  const table = fc.constantFrom(...plan.map(({ no }) => no));
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ do: fc.constant("choose" as const), table }),
    fc.record({ do: fc.constant("join" as const), table, to: table }),
    fc.record({ do: fc.constant("guests" as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.record({ do: fc.constant("order" as const), dish: fc.constantFrom(...dishes) }),
    fc.record({ do: fc.constant("give" as const), item: fc.nat(8) }),
    fc.record({ do: fc.constant("percent" as const), percent: fc.nat(20).map((step) => step * 5) }),
    fc.record({
      do: fc.constant("split-by" as const),
      way: fc.constantFrom("seat" as const, "item" as const, "percent" as const),
    }),
    fc.constantFrom<Action>(
      { do: "seat-guests" },
      { do: "part" },
      { do: "send" },
      { do: "bill" },
      { do: "charge" },
      { do: "pass", seconds: 120 },
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const service = run(lunch, ...actions);
      for (const { no } of plan) {
        const party = partyAt(service, no);
        expect(party.guests).toBeLessThanOrEqual(seatsAt(service, no));
        if (party.status === "bill") expect(sum(billParts(service, party))).toBe(orderTotal(party));
        if (party.joined !== undefined) expect(partyAt(service, party.joined).status).toBe("free");
      }
    }),
  );
});

test("a joined table stands inside the room and on no other table", () => {
  for (const first of plan) {
    for (const joined of plan.filter((table) => table !== first)) {
      const moved = { ...joined, ...placeBeside(first, joined) };
      expect(moved.x).toBeGreaterThan(0);
      expect(moved.x + moved.width).toBeLessThan(100);
      expect(moved.y + heightOf(moved)).toBeLessThan(100);
      const under = plan.filter((table) => table !== joined && overlap(moved, table)).map(({ no }) => no);
      expect(under, `${joined.no} beside ${first.no}`).toEqual([]);
    }
  }
});

test("tables 4 and 5 stand side by side", () => {
  expect(placeBeside(planned(4), planned(5))).toMatchObject({ x: expect.closeTo(30.4), y: 42 });
});

function after(...actions: Action[]): Service {
  return run(lunch, ...actions);
}

function run(service: Service, ...actions: Action[]): Service {
  return actions.reduce(serve, service);
}
