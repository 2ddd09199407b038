import { expect, test } from "vitest";
import { statementFormats } from "../providers.server";
import { type BookedMovement, compareStatement } from "./compare";
import type { FileMovement } from "./read-file";

const days = { from: "2026-11-16", to: "2026-11-17" };
const noon = new Date("2026-11-17T09:00:00Z");

test("what has the same receipt is one; all else stands on its own side, and sums follow", () => {
  const found = compare(
    [told({ receipt: "A" }), told({ receipt: "B", minor: 700 }), told({ receipt: "X", minor: 30 })],
    [booked({ receipt: "A" }), booked({ receipt: "B", minor: 700 }), booked({ receipt: "Y", minor: 40 })],
  );
  expect(found).toMatchObject({
    matched: 2,
    onlyThere: [{ receipt: "X" }],
    onlyHere: [{ receipt: "Y" }],
    differs: [],
    there: { received: { count: 3, minor: 1730 }, returned: { count: 0, minor: 0 } },
    here: { received: { count: 3, minor: 1740 } },
  });
});

test("amount, order and day that differ are told, each by its name", () => {
  const orders = ["VLT-AAAAAAA", "VLT-BBBBBBB"];
  const theirs = [
    told({ receipt: "A", minor: 1001 }),
    told({ receipt: "B", account: "VLTBBBBBBB" }),
    told({ receipt: "C", at: new Date("2026-11-16T09:00:00Z") }),
    // Typed wrong, and matched to the right order by somebody: no difference.
    told({ receipt: "D", account: "VLTCCCCCCC" }),
    told({ receipt: "E", currency: "KES" }),
  ];
  const ours = ["A", "B", "C", "D", "E"].map((receipt) => booked({ receipt, reference: "VLT-AAAAAAA" }));
  const found = compare(theirs, [...ours.slice(0, 4), { ...ours[4], currency: "USD" } as BookedMovement], {
    orders,
  });
  expect(found.differs.map((pair) => [pair.ours.receipt, pair.differences])).toEqual([
    ["A", ["amount"]],
    ["B", ["order"]],
    ["C", ["day"]],
    ["E", ["currency"]],
  ]);
  expect([found.matched, found.onlyThere, found.onlyHere]).toEqual([5, [], []]);
});

test("a day differs neither at midnight nor where our time is not certain", () => {
  const before = new Date("2026-11-16T20:59:00Z");
  const after = new Date("2026-11-16T21:01:00Z");
  const late = new Date("2026-11-17T15:00:00Z");
  const found = compare(
    [told({ receipt: "A", at: before }), told({ receipt: "B", at: before })],
    [booked({ receipt: "A", at: after }), booked({ receipt: "B", at: late, isTimeUncertain: true })],
  );
  expect([found.matched, found.differs]).toEqual([2, []]);
});

test("a refund is found by its own receipt, or by the payment that it gave back and its amount", () => {
  const found = compare(
    [
      told({ kind: "refund", isIn: false, receipt: "R1", of: "A", minor: 100 }),
      told({ kind: "refund", isIn: false, receipt: "R2", of: "A", minor: 200 }),
      told({ kind: "refund", isIn: false, receipt: "R3", of: "B", minor: 300 }),
      told({ kind: "refund", isIn: false, receipt: "R4", of: "C", minor: 400 }),
    ],
    [
      booked({ kind: "refund", receipt: null, of: "A", minor: 200 }),
      booked({ kind: "refund", receipt: "R1", of: null, minor: 100 }),
      booked({ receipt: "B", at: new Date("2026-10-01"), reference: "VLT-BBBBBBB" }),
      booked({ kind: "refund", receipt: null, of: null, minor: 300, reference: "VLT-BBBBBBB" }),
      booked({ receipt: "C", at: new Date("2026-10-01"), reference: "VLT-CCCCCCC" }),
    ],
  );
  expect(found).toMatchObject({ matched: 3, differs: [], onlyHere: [], onlyThere: [{ receipt: "R4" }] });
  expect(found.onlyThere[0]).toMatchObject({ reference: "VLT-CCCCCCC", unmatchedId: null });
  expect(found.there.returned).toEqual({ count: 4, minor: 1000 });
  expect(found.here.returned).toEqual({ count: 3, minor: 600 });
});

test("money that is no buyer's is grouped, unless its receipt is one of ours", () => {
  const other = { kind: "other", isIn: false, label: "Pay Bill Charge" } as const;
  const found = compare(
    [
      told({ ...other, receipt: "", minor: 55 }),
      told({ ...other, receipt: "", minor: 45 }),
      told({ ...other, receipt: "W", minor: 9000, label: "Business to customer" }),
      told({ kind: "other", receipt: "P", label: "Something new" }),
    ],
    [booked({ receipt: "P" }), booked({ kind: "refund", receipt: "W", minor: 9000 })],
  );
  expect(found.others).toEqual([{ label: "Pay Bill Charge", currency: "KES", count: 2, minor: -100 }]);
  expect([found.matched, found.onlyThere]).toEqual([2, []]);
});

test("a receipt that stands twice counts once", () => {
  const found = compare(
    [told({ receipt: "A", line: 2 }), told({ receipt: "A", line: 3 })],
    [booked({ receipt: "A" })],
  );
  expect(found).toMatchObject({ matched: 1, twice: [{ line: 3 }], onlyThere: [] });
  expect(found.there.received).toEqual({ count: 1, minor: 1000 });
});

test("a payment that waits for its receipt is found by its order and amount", () => {
  const found = compare(
    [told({ receipt: "A", account: "VLTAAAAAAA" }), told({ receipt: "B" })],
    [booked({ receipt: null }), booked({ receipt: null, minor: 999, reference: "VLT-BBBBBBB" })],
  );
  expect(found.differs).toMatchObject([{ theirs: { receipt: "A" }, differences: ["receipt"] }]);
  expect(found.onlyThere).toMatchObject([{ receipt: "B" }]);
  expect(found.onlyHere).toMatchObject([{ minor: 999 }]);
});

test("what the file before or after may hold is no difference", () => {
  const found = compare(
    [told({ receipt: "A" })],
    [
      booked({ receipt: "A", at: new Date("2026-11-19T09:00:00Z"), isTimeUncertain: true }),
      booked({ receipt: "next day", at: new Date("2026-11-18T09:00:00Z") }),
      booked({ receipt: "midnight", at: new Date("2026-11-17T20:55:00Z") }),
      booked({ receipt: "told late", at: new Date("2026-11-17T09:00:00Z"), isTimeUncertain: true }),
    ],
  );
  expect(found).toMatchObject({ matched: 1, onlyHere: [] });
  expect(found.atTheEdge.map(({ receipt }) => receipt)).toEqual(["midnight", "told late"]);
});

test("lines outside of the days that were asked for are left out", () => {
  const found = compare([told({ receipt: "A", at: new Date("2026-11-14T09:00:00Z") })], []);
  expect(found.onlyThere).toEqual([]);
});

test("Paystack's list has no refunds in part: ours are not looked for in it", () => {
  const refund = booked({ kind: "refund", receipt: null, of: "P", minor: 5 });
  const found = compare([told({ receipt: "P" })], [booked({ receipt: "P" }), refund], {
    provider: "paystack",
  });
  expect(found).toMatchObject({ matched: 1, onlyHere: [], notListed: [{ of: "P" }] });
});

type Options = { orders?: string[]; provider?: keyof typeof statementFormats };

function compare(
  movements: FileMovement[],
  ours: BookedMovement[],
  { orders = [], provider = "mpesa" }: Options = {},
) {
  const file = { movements, days, notCompleted: 0 };
  const isOrder = (reference: string) => orders.includes(reference);
  return compareStatement({ file, format: statementFormats[provider], days, ours, isOrder });
}

function told(change: Partial<FileMovement>): FileMovement {
  return {
    kind: "payment",
    isIn: true,
    receipt: "A",
    of: "",
    minor: 1000,
    currency: "KES",
    account: "",
    label: "",
    line: 2,
    at: noon,
    ...change,
  };
}

function booked(change: Partial<BookedMovement>): BookedMovement {
  return {
    key: String(change.receipt),
    kind: "payment",
    receipt: "A",
    of: null,
    at: noon,
    isTimeUncertain: false,
    minor: 1000,
    currency: "KES",
    reference: "VLT-AAAAAAA",
    unmatchedId: null,
    ...change,
  };
}
