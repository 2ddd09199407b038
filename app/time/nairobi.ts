/** East Africa Time has no daylight saving: the offset is a constant. */
const ahead = "+03:00";
const aheadMs = 3 * 60 * 60 * 1000;

export const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day in Nairobi, as `2026-11-20`. */
export function nairobiDay(at: Date): string {
  return nairobiClock(at).slice(0, 10);
}

/** `2026-11-20T15:20`, as a browser's field takes it. */
export function nairobiMinute(at: Date): string {
  return nairobiClock(at).slice(0, 16);
}

/** `2026-11-20T15:20:05+03:00` */
export function nairobiStamp(at: Date): string {
  return `${nairobiClock(at)}${ahead}`;
}

/** `2026-11-20T15:20` on Nairobi's clock, as a browser's field gives it. */
export function nairobiTime(local: string): Date {
  return new Date(`${local}${ahead}`);
}

/** The moment at which Nairobi's clock shows `14:00` on a day. */
export function atNairobi(day: string, clock = "00:00"): Date {
  return nairobiTime(`${day}T${clock}:00`);
}

/** From the first moment of a day to the last one of another, which is not included. */
export function wholeDays(first: string, last = first): { from: Date; to: Date } {
  return { from: atNairobi(first), to: atNairobi(daysAfter(last, 1)) };
}

/** So many days after a calendar day. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday, as in `Date.getUTCDay`. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** `2026-11` */
export function monthOf(day: string | Date): string {
  return (typeof day === "string" ? day : nairobiDay(day)).slice(0, 7);
}

export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `2026-11-20T15:20:05` */
function nairobiClock(at: Date): string {
  return new Date(at.getTime() + aheadMs).toISOString().slice(0, 19);
}
