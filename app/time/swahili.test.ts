import { expect, test } from "vitest";
import { swahiliClock } from "./swahili";
import { longTime } from "./words";

test.each([
  ["08:00", "saa mbili asubuhi (8:00)"],
  ["14:15", "saa nane na robo mchana (14:15)"],
  ["17:30", "saa kumi na moja na nusu jioni (17:30)"],
  ["21:45", "saa nne kasoro robo usiku (21:45)"],
  ["12:00", "saa sita mchana (12:00)"],
  ["18:00", "saa kumi na mbili jioni (18:00)"],
  ["06:00", "saa kumi na mbili asubuhi (6:00)"],
  ["00:20", "saa sita na dakika 20 usiku (0:20)"],
  ["19:00", "saa moja usiku (19:00)"],
])("%s is %s", (clock, words) => {
  expect(swahiliClock(clock)).toBe(words);
});

test("a moment has its day and its hour", () => {
  expect(longTime(new Date("2026-11-20T11:00:00Z"), "sw")).toBe(
    "Ijumaa 20 Novemba 2026, saa nane mchana (14:00)",
  );
});
