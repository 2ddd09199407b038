import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { countOf, totalOf } from "./order-total";

test.each([
  ["1", "ksh 25,999.00"],
  ["999", "ksh 25,973,001.00"],
  [undefined, "–"],
  ["", "–"],
  ["0", "–"],
  ["1.5", "–"],
  ["1000", "–"],
])("%s barcode scanners come to %s", (typed, total) => {
  expect(
    totalOf([
      { machine: "barcode-scanner", name: "Scanner", price: shillings(25_999), quantity: countOf(typed) },
    ]),
  ).toBe(total);
});
