import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { cents, shillings, sum, times } from "./cents";
import { splitVat, splitVatOfLines } from "./vat";

test("16% of VAT is inside the price", () => {
  expect(splitVat(shillings(1160))).toEqual({ net: shillings(1000), vat: shillings(160) });
  expect(splitVat(shillings(20_000))).toEqual({ net: cents(17_241_38), vat: cents(2_758_62) });
});

test.each(catalogue)("$name: both parts are the price again", ({ price }) => {
  for (const quantity of [1, 7, 999]) {
    const { net, vat } = splitVat(times(price, quantity));
    expect(sum([net, vat])).toBe(times(price, quantity));
  }
});

test("of several lines it is the sum of the lines' own", () => {
  const lines = [cents(4), cents(4)];
  expect(splitVatOfLines(lines)).toEqual({ net: 6, vat: 2 });
  expect(splitVat(sum(lines))).toEqual({ net: 7, vat: 1 });
});
