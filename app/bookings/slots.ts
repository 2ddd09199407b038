import type { DemoPlace } from "~/choices/demo-places";
import { atNairobi, daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { isHoliday } from "~/working-time/working-time";
import { type DemoHours, otherEdition } from "./hours";

/** Somebody who gives demos. Own hours lie inside the general ones. */
export type Host = {
  id: string;
  name: string;
  editions: string[];
  days: number[] | null;
  opens: string | null;
  closes: string | null;
  callUrl: string | null;
};

/** Days that one person, or everybody, has off. */
export type DaysOff = { staffId: string | null; firstDay: string; lastDay: string };

export type Diary = {
  hours: DemoHours;
  hosts: Host[];
  daysOff: DaysOff[];
  /** The quarters of an hour that are taken, as `busyKey` writes them. */
  busy: Set<string>;
};

/** A time, and who could give a demo then. */
export type Slot = { at: Date; hosts: Record<DemoPlace, Host[]> };
export type SlotDay = { day: string; slots: Slot[] };

/** What a visitor may choose from: tomorrow to some weeks ahead. */
export function visitorSlots(diary: Diary, edition: string | null, now: Date): SlotDay[] {
  const today = nairobiDay(now);
  return slotsBetween(diary, edition, daysAfter(today, 1), daysAfter(today, 7 * diary.hours.weeksAhead));
}

/** What staff may choose from: today is possible, and more weeks. */
export function staffSlots(diary: Diary, edition: string | null, now: Date): SlotDay[] {
  const today = nairobiDay(now);
  return slotsBetween(diary, edition, today, daysAfter(today, 7 * staffWeeks))
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ at }) => at > now) }))
    .filter(({ slots }) => slots.length > 0);
}

export const staffWeeks = 8;

/** Every day on which demos take place, with all its times, free or not. */
function slotsBetween(diary: Diary, edition: string | null, first: string, last: string): SlotDay[] {
  const hosts = diary.hosts.filter((host) => host.editions.includes(edition ?? otherEdition));
  const days: SlotDay[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    if (!isDemoDay(diary, day)) continue;
    const slots = startsOf(diary.hours).map((clock) => slotAt(diary, hosts, day, clock));
    days.push({ day, slots });
  }
  return days;
}

function isDemoDay({ hours, daysOff }: Diary, day: string): boolean {
  return hours.days.includes(weekdayOf(day)) && !isHoliday(day) && !isOff(daysOff, null, day);
}

function isOff(daysOff: DaysOff[], staffId: string | null, day: string): boolean {
  return daysOff.some((off) => off.staffId === staffId && off.firstDay <= day && day <= off.lastDay);
}

/** The clock at each beginning of a day. */
function startsOf({ opens, closes, breakFrom, breakUntil, length, every }: DemoHours): string[] {
  const starts: string[] = [];
  for (let start = minutes(opens); start + length <= minutes(closes); start += every) {
    const isInBreak =
      breakFrom && breakUntil && start < minutes(breakUntil) && start + length > minutes(breakFrom);
    if (!isInBreak) starts.push(clockOf(start));
  }
  return starts;
}

function slotAt(diary: Diary, hosts: Host[], day: string, clock: string): Slot {
  const at = atNairobi(day, clock);
  const present = hosts.filter(
    (host) => isPresent(host, diary.hours, day, clock) && !isOff(diary.daysOff, host.id, day),
  );
  const free = (place: DemoPlace) => {
    const quarters = quartersOf(spanOf(at, place, diary.hours));
    return present.filter(({ id }) => quarters.every((quarter) => !diary.busy.has(busyKey(id, quarter))));
  };
  return { at, hosts: { online: free("online"), visit: free("visit") } };
}

function isPresent({ days, opens, closes }: Host, { length }: DemoHours, day: string, clock: string) {
  if (days && !days.includes(weekdayOf(day))) return false;
  if (!opens || !closes) return true;
  return minutes(clock) >= minutes(opens) && minutes(clock) + length <= minutes(closes);
}

/** The demo itself, and what it takes of its host's time. */
export type Span = { startsAt: Date; endsAt: Date; busyFrom: Date; busyUntil: Date };

export function spanOf(startsAt: Date, place: DemoPlace, { length, pause, travel }: DemoHours): Span {
  const after = (count: number) => new Date(startsAt.getTime() + count * 60_000);
  return {
    startsAt,
    endsAt: after(length),
    busyFrom: place === "visit" ? after(-travel) : startsAt,
    busyUntil: after(length + (place === "visit" ? travel : pause)),
  };
}

function quartersOf({ busyFrom, busyUntil }: Span): Date[] {
  const count = (busyUntil.getTime() - busyFrom.getTime()) / quarterMs;
  return Array.from({ length: count }, (_, index) => new Date(busyFrom.getTime() + index * quarterMs));
}

const quarterMs = 15 * 60_000;

export function busyKey(staffId: string, quarter: Date): string {
  return `${staffId} ${quarter.getTime() / quarterMs}`;
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return 60 * hours + rest;
}

function clockOf(total: number): string {
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}
