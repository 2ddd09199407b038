import fc from "fast-check";
import everywhere from "libphonenumber-js/metadata.min.json";
import { expect, test } from "vitest";
import { kenyanNumbers } from "./kenyan-numbers";
import { normalPhone, phone } from "./phone";

test.each([
  ["0712 345 678", "+254712345678"],
  ["0112345678", "+254112345678"],
  ["712345678", "+254712345678"],
  ["254712345678", "+254712345678"],
  ["+254 712 345 678", "+254712345678"],
  ["+254 (0) 712-345-678", "+254712345678"],
  ["00254 712 345678", "+254712345678"],
  ["000254 712 345678", "+254712345678"],
  ["0712.345.678", "+254712345678"],
  ["020 000 0000", "+254200000000"],
  ["(020) 000-0000", "+254200000000"],
  ["+44 20 7946 0000", "+442079460000"],
  ["+44 (0) 20 7946 0000", "+442079460000"],
  ["0044 20 7946 0000", "+442079460000"],
  ["+256 772 123456", "+256772123456"],
  ["+1 712 345 6780", "+17123456780"],
  ["+7 123 45 67 89", "+7123456789"],
])("%s is %s", (typed, stored) => {
  expect(phone().parse(typed)).toBe(stored);
});

test.each([
  "0012345",
  "(0)123456",
  "070000",
  "0700000",
  "+254 12345",
  "+2 5 4 1 2 3 4 5 6",
  "+123456",
  "+1234567890123456",
  "1234567890123456",
  "0700 000 000 ext 4",
  "٠٧٠٠٠٠٠٠٠٠",
  "+++++++",
  "(((((((",
])("%s is nobody's number", (typed) => {
  const { error } = phone().safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining("0700 000 000")]);
});

test("whatever passes is stored as the database asks: + and 7 to 15 digits", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789+() .-".split("")), maxLength: 24 });
  fc.assert(
    fc.property(typed, (value) => {
      const number = normalPhone(value);
      expect(number ?? "+2541234567").toMatch(/^\+[1-9]\d{6,14}$/);
      if (number) expect(normalPhone(number)).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test("Kenya's numbers are those of the installed library", () => {
  expect(kenyanNumbers.countries).toEqual({ KE: everywhere.countries.KE });
  expect(kenyanNumbers.version).toBe(everywhere.version);
});
