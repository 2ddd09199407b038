import { expect, test } from "vitest";
import { catalogue } from "./catalogue";
import { splitVat } from "./vat";

test("16% of VAT is inside the price", () => {
  expect(splitVat(1160)).toEqual({ net: 1000, vat: 160 });
  expect(splitVat(20000)).toEqual({ net: 17241.38, vat: 2758.62 });
});

test.each(catalogue.map(({ name, price }) => [name, price]))(
  "%s: both parts are the price again",
  (_, price) => {
    for (const quantity of [1, 7, 999]) {
      const { net, vat } = splitVat(Number(price) * quantity);
      expect((net + vat).toFixed(2)).toBe((Number(price) * quantity).toFixed(2));
    }
  },
);
