import { expect, test } from "vitest";
import { clockTime, weekdayAndDate } from "~/time/words";
import { isZone, timeThere } from "~/time/zones";

test.each([
  ["at home", "2026-11-20T11:00:00Z", "Africa/Nairobi", undefined],
  ["a neighbour with the same clock", "2026-11-20T11:00:00Z", "Africa/Kampala", undefined],
  ["London in winter", "2027-03-26T06:00:00Z", "Europe/London", "06:00"],
  ["London, the working day after clocks go forward", "2027-03-29T06:00:00Z", "Europe/London", "07:00"],
  ["London in summer", "2027-10-29T06:00:00Z", "Europe/London", "07:00"],
  ["London, after clocks go back", "2027-11-01T06:00:00Z", "Europe/London", "06:00"],
  ["New York before its change, a week before Europe's", "2027-03-12T11:00:00Z", "America/New_York", "06:00"],
  ["New York after it", "2027-03-15T11:00:00Z", "America/New_York", "07:00"],
  ["another day", "2026-11-20T06:00:00Z", "America/Los_Angeles", "22:00 on Thursday"],
  ["half an hour's difference", "2026-11-20T06:00:00Z", "Asia/Kolkata", "11:30"],
  ["the far side of the date line", "2026-11-20T11:00:00Z", "Pacific/Auckland", "00:00 on Saturday"],
  ["no zone", "2026-11-20T11:00:00Z", "Mars/Olympus", undefined],
])("%s", (_, at, zone, there) => {
  expect(timeThere(new Date(at), zone)).toBe(there);
});

test("Nairobi's clock is the same all year", () => {
  for (const month of ["01", "03", "07", "11"]) {
    expect(clockTime(new Date(`2027-${month}-15T06:00:00Z`))).toBe("09:00");
  }
  expect(weekdayAndDate(new Date("2026-11-19T22:30:00Z"))).toBe("Friday 20 November");
});

test("a zone is what the browser calls one", () => {
  expect(isZone("Europe/London")).toBe(true);
  expect(isZone("<script>")).toBe(false);
});
