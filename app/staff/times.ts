import { nairobiDay } from "~/working-time/working-time";

/** Today and yesterday as words, this week with its weekday, older with the date: `Today, 08:52`, `Mon 16 Nov, 17:12`. */
export function shortTime(at: Date, now = new Date()): string {
  return `${shortDay(at, now)}, ${clock.format(at)}`;
}

export function shortDay(at: Date, now = new Date()): string {
  const day = nairobiDay(at);
  if (day === nairobiDay(now)) return "Today";
  if (day === nairobiDay(new Date(now.getTime() - dayMs))) return "Yesterday";
  return (day.slice(0, 4) === nairobiDay(now).slice(0, 4) ? weekday : dated).format(at).replace(",", "");
}

export function clockTime(at: Date): string {
  return clock.format(at);
}

/** For fields of a browser: `2026-11-20T15:20`. */
export function localMinute(at: Date): string {
  return new Date(at.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 16);
}

/** `2026-11-20T15:20` in words. */
export function localTime(local: string): string {
  return shortTime(new Date(`${local}+03:00`));
}

const dayMs = 24 * 60 * 60 * 1000;
const zone = { timeZone: "Africa/Nairobi" } as const;
const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  ...zone,
});
const weekday = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  ...zone,
});
const dated = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", ...zone });
