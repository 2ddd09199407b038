import { expect, test } from "vitest";
import { oneFormPhone, readablePhone } from "./phone-number";

test.each([
  ["0712 345 678", "+254712345678"],
  ["0112345678", "+254112345678"],
  ["712345678", "+254712345678"],
  ["254712345678", "+254712345678"],
  ["+254 712 345 678", "+254712345678"],
  ["+254 (0) 712-345-678", "+254712345678"],
  ["00254 712 345678", "+254712345678"],
  ["020 000 0000", "0200000000"],
  ["+44 20 7946 0000", "+442079460000"],
  ["+1 712 345 6780", "+17123456780"],
  ["+7 123 45 67 89", "+7123456789"],
])("%s is %s", (typed, stored) => {
  expect(oneFormPhone(typed)).toBe(stored);
});

test("a Kenyan number is read in threes, others as they are", () => {
  expect(readablePhone("+254712345678")).toBe("+254 712 345 678");
  expect(readablePhone("+442079460000")).toBe("+442079460000");
});
