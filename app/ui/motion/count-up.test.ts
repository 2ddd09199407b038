import { expect, test } from "vitest";
import { figureAt } from "./count-up";

test("a figure counts in its own form and ends as it is written", () => {
  expect(figureAt("ksh 422,250.00", 0)).toBe("ksh 0.00");
  expect(figureAt("ksh 422,250.00", 0.5)).toBe("ksh 211,125.00");
  expect(figureAt("7 of 7", 0.5)).toBe("4 of 7");
  for (const text of ["ksh 422,250.00", "48,200.00", "7 of 7", "0.00"]) expect(figureAt(text, 1)).toBe(text);
});
