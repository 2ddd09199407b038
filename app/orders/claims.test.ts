import { expect, test } from "vitest";
import { wrongClaim } from "./claims";

const lines = [{ machine: "payment-terminal" as const, quantity: 3 }];

test("a right claim is harmless, a wrong one is named", () => {
  const right = { total_amount: 90000, payment_status: "pending", order_status: "pending" };
  expect(wrongClaim(lines, {})).toBeUndefined();
  expect(wrongClaim(lines, right)).toBeUndefined();
  expect(wrongClaim(lines, { ...right, total_amount: "90000.00" })).toBeUndefined();
  for (const wrong of [
    { total_amount: 1 },
    { total_amount: "" },
    { total_amount: null },
    { payment_status: "paid" },
    { order_status: "shipped" },
  ]) {
    expect(wrongClaim(lines, { ...right, ...wrong })).toContain(Object.keys(wrong)[0]);
  }
});
