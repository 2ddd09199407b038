import { expect, test } from "vitest";
import { fullDate } from "~/time/words";
import { isOver, lastDay } from "./days";

test("made on 18 November it is valid until 2 December", () => {
  expect(lastDay(new Date("2026-11-18T10:00:00+03:00"))).toBe("2026-12-02");
  expect(fullDate("2026-12-02")).toBe("2 December 2026");
});

test("the day is Nairobi's, to its last minute", () => {
  const quotation = { validUntil: lastDay(new Date("2026-11-18T00:30:00+03:00")) };
  expect(isOver(quotation, new Date("2026-12-02T23:59:00+03:00"))).toBe(false);
  expect(isOver(quotation, new Date("2026-12-03T00:00:00+03:00"))).toBe(true);
});
