import { expect, test } from "vitest";
import { readablePhone } from "~/forms/phone-number";

test("a Kenyan number is read in threes, others as they are", () => {
  expect(readablePhone("+254712345678")).toBe("+254 712 345 678");
  expect(readablePhone("+442079460000")).toBe("+442079460000");
});
