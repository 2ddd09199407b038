import fc from "fast-check";
import { expect, test } from "vitest";
import { nairobiDay, weekdayOf } from "~/time/nairobi";
import { holidays } from "~/working-time/holidays";
import { otherEdition, usualHours } from "./hours";
import { busyKey, type Diary, type Host, spanOf, staffSlots, visitorSlots } from "./slots";

const brian = host("b", ["restaurants", otherEdition]);
const amina = host("a", ["restaurants"]);

function host(id: string, editions: string[], own: Partial<Host> = {}): Host {
  return { id, name: id, editions, days: null, opens: null, closes: null, callUrl: null, ...own };
}

function diary(change: Partial<Diary> = {}): Diary {
  return { hours: usualHours, hosts: [brian, amina], daysOff: [], busy: new Set(), ...change };
}

function at(nairobiClock: string): Date {
  return new Date(`${nairobiClock}:00+03:00`);
}

function busyAt(person: Host, clock: string, place: "online" | "visit" = "online"): string[] {
  const { busyFrom, busyUntil } = spanOf(at(clock), place, usualHours);
  const quarters = [];
  for (let time = busyFrom.getTime(); time < busyUntil.getTime(); time += 900_000) {
    quarters.push(busyKey(person.id, new Date(time)));
  }
  return quarters;
}

const wednesday = at("2026-11-18T11:30");
const clocks = (days: ReturnType<typeof visitorSlots>, day: string) =>
  days.find((each) => each.day === day)?.slots.map((slot) => slot.at.toISOString().slice(11, 16));

test("visitors choose from tomorrow to three weeks ahead, on the hour, without the lunch hour", () => {
  const days = visitorSlots(diary(), "restaurants", wednesday);
  expect(days.map(({ day }) => day)).toEqual([
    ...["2026-11-19", "2026-11-20", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
    ...["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"],
    ...["2026-12-07", "2026-12-08", "2026-12-09"],
  ]);
  // 09:00 to 15:00 in Nairobi.
  expect(clocks(days, "2026-11-19")).toEqual(["06:00", "07:00", "08:00", "09:00", "11:00", "12:00"]);
});

test("tomorrow is Nairobi's tomorrow", () => {
  const lateInUtc = new Date("2026-11-18T22:30:00Z");
  expect(visitorSlots(diary(), null, lateInUtc)[0]?.day).toBe("2026-11-20");
});

test("public holidays, weekends and days off have no times, whenever one looks", () => {
  const moments = fc.date({ min: at("2026-01-01T00:00"), max: at("2028-12-01T00:00"), noInvalidDate: true });
  const off = diary({ daysOff: [{ staffId: null, firstDay: "2026-12-21", lastDay: "2027-01-03" }] });
  fc.assert(
    fc.property(moments, (now) => {
      for (const { day, slots } of visitorSlots(off, null, now)) {
        expect(holidays[day], day).toBeUndefined();
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
        expect(day < "2026-12-21" || day > "2027-01-03").toBe(true);
        for (const slot of slots) expect(slot.at > now && nairobiDay(slot.at) === day).toBe(true);
      }
    }),
  );
});

test("a time is free for as long as somebody who shows that edition is", () => {
  const one = diary({ busy: new Set(busyAt(amina, "2026-11-19T10:00")) });
  const freeAt = (days: ReturnType<typeof visitorSlots>, clock: string) =>
    days
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.at.getTime() === at(clock).getTime())
      ?.hosts.online.map(({ id }) => id);
  expect(freeAt(visitorSlots(one, "restaurants", wednesday), "2026-11-19T10:00")).toEqual(["b"]);
  expect(freeAt(visitorSlots(one, "restaurants", wednesday), "2026-11-19T09:00")).toEqual(["b", "a"]);
  expect(freeAt(visitorSlots(one, null, wednesday), "2026-11-19T10:00")).toEqual(["b"]);
  expect(freeAt(visitorSlots(one, "rental", wednesday), "2026-11-19T10:00")).toEqual([]);
});

test("a visit takes the way there and back as well", () => {
  const busy = new Set(busyAt(brian, "2026-11-19T11:00", "visit"));
  const days = visitorSlots(diary({ hosts: [brian], busy }), null, wednesday);
  const free = (place: "online" | "visit") =>
    days[0]?.slots.filter((slot) => slot.hosts[place].length > 0).map((slot) => slot.at.getUTCHours() + 3);
  expect(free("online")).toEqual([9, 14, 15]);
  expect(free("visit")).toEqual([14, 15]);
});

test("a person's own days, hours and days off count", () => {
  const mornings = host("m", [otherEdition], { days: [1, 4], opens: "09:00", closes: "12:00" });
  const daysOff = [{ staffId: "m", firstDay: "2026-11-23", lastDay: "2026-11-23" }];
  const days = visitorSlots(diary({ hosts: [mornings], daysOff }), null, wednesday);
  const free = days.flatMap(({ slots }) => slots).filter((slot) => slot.hosts.online.length > 0);
  expect(free.map((slot) => slot.at.toISOString().slice(0, 13))).toEqual(
    ["2026-11-19", "2026-11-26", "2026-11-30", "2026-12-03", "2026-12-07"].flatMap((day) =>
      ["06", "07", "08"].map((hour) => `${day}T${hour}`),
    ),
  );
});

test("staff may also choose later today, and further ahead", () => {
  const days = staffSlots(diary(), null, wednesday);
  expect(clocks(days, "2026-11-18")).toEqual(["09:00", "11:00", "12:00"]);
  expect(days.at(-1)?.day).toBe("2027-01-13");
});
