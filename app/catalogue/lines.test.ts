import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { linesQuery, linesTotal, linesVat, namesLines, readLines } from "./lines";
import { machines } from "./machines";

test("lines are read from an address in the order of the lineup, and written back", () => {
  const lines = readLines(new URLSearchParams("receipt-printer=1&trade=bars&pos-terminal=2"));
  expect(lines).toEqual([
    { machine: "pos-terminal", quantity: 2 },
    { machine: "receipt-printer", quantity: 1 },
  ]);
  expect(linesQuery(lines)).toBe("pos-terminal=2&receipt-printer=1");
});

test.each([
  ["", 0],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["1e3", 0],
  ["two", 0],
  ["٣", 0],
  ["9999999999999", 0],
  [" 3 ", 3],
  ["007", 7],
  ["999", 999],
  ["1000", 999],
])("pos-terminal=%s means %i", (typed, quantity) => {
  const lines = readLines(new URLSearchParams({ "pos-terminal": typed, "coffee-machine": "3" }));
  expect(lines).toEqual(quantity ? [{ machine: "pos-terminal", quantity }] : []);
});

test("an empty counter is still a choice, an address without machines is none", () => {
  expect(namesLines(new URLSearchParams("pos-terminal=0"))).toBe(true);
  expect(namesLines(new URLSearchParams("trade=bars&utm_source=x"))).toBe(false);
});

test("the restaurant's counter comes to ksh 200,000.00, with the VAT of its lines inside", () => {
  const lines = readLines(new URLSearchParams("pos-terminal=2&receipt-printer=2&payment-terminal=2"));
  expect(linesTotal(lines)).toBe(shillings(200_000));
  // 5,517.24 + 13,793.10 + 8,275.86, as on the pro-forma and the quotation.
  expect(linesVat(lines)).toEqual({ net: 172_413_80, vat: 27_586_20 });
  expect(linesVat([])).toEqual({ net: 0, vat: 0 });
});

test("an order of everything is the sum of its lines", () => {
  const full = new URLSearchParams(machines.map(({ id }) => [id, "999"]));
  expect(linesTotal(readLines(full))).toBe(machines.reduce((sum, { price }) => sum + price * 999, 0));
  expect(linesTotal([])).toBe(0);
});
