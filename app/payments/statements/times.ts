import { offsetIn } from "~/time/zones";

export type DayOrder = "day-first" | "month-first";

/**
 * A moment as a statement writes it: `17-11-2026 09:05:11`, `2026-11-17T09:05:11Z`, `11/17/2026 9:05 AM`,
 * `Nov 17, 2026`. Without a zone of its own it is told in `zone`. Undefined for what is no day.
 */
export function readTime(text: string, order: DayOrder, zone: string): Date | undefined {
  const [, date = "", hours = "0", minutes = "0", seconds = "0", half, own] =
    dateAndClock.exec(text.trim()) ?? [];
  const day = dayOf(date, order);
  if (!day) return undefined;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const [year, month, dayOfMonth] = day;
  const local = Date.UTC(year, month - 1, dayOfMonth, hour, Number(minutes), Number(seconds));
  const made = new Date(local);
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === dayOfMonth && Number(minutes) < 60;
  const offset = isReal ? offsetMinutes(own ?? zone, local) : undefined;
  return offset === undefined ? undefined : new Date(local - offset * 60_000);
}

/**
 * Whether days or months come first in a file. A number over twelve decides. Without one it is the reading that makes
 * the file shorter: a statement is of days that follow each other. At a tie, days.
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  const [asDays, asMonths] = [openSpan(), openSpan()];
  for (const text of texts) {
    const [, first = "", second = ""] = numeric.exec(dateAndClock.exec(text.trim())?.[1] ?? "") ?? [];
    if (!first || first.length > 2) continue;
    const [a, b] = [Number(first), Number(second)];
    if (a > 12) return "day-first";
    if (b > 12) return "month-first";
    asDays.add(b * 31 + a);
    asMonths.add(a * 31 + b);
  }
  return asMonths.length() < asDays.length() ? "month-first" : "day-first";
}

const dateAndClock =
  /^(.*?\d{2,4})(?:(?:,?\s+|T)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const numeric = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{2,4})$/;
const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{2,4})$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(date: string, order: DayOrder): [year: number, month: number, day: number] | undefined {
  const named = monthFirst.exec(date);
  if (named) return [yearOf(named[3]), monthOf(named[1]), Number(named[2])];
  const turned = dayFirst.exec(date);
  if (turned) return [yearOf(turned[3]), monthOf(turned[2]), Number(turned[1])];
  const [, first = "", second = "", third = ""] = numeric.exec(date) ?? [];
  if (!first) return undefined;
  if (first.length === 4) return [Number(first), Number(second), Number(third)];
  const [day, month] = order === "day-first" ? [first, second] : [second, first];
  return [yearOf(third), Number(month), Number(day)];
}

function monthOf(name = ""): number {
  return months.indexOf(name.toLowerCase()) + 1;
}

function yearOf(digits = ""): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function openSpan() {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(day: number) {
      least = Math.min(least, day);
      most = Math.max(most, day);
    },
    length: () => most - least,
  };
}

/** How far a zone is ahead of UTC at a moment of its own clock: `+03:00`, `PST` or `Africa/Nairobi`. */
function offsetMinutes(zone: string, local: number): number | undefined {
  const name = abbreviations[zone.toUpperCase()] ?? zone;
  const [, sign, hours = "", minutes = ""] = /^([+-])(\d{2}):?(\d{2})$/.exec(name) ?? [];
  if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const offset = offsetIn(name, local);
  return offset === undefined ? undefined : offsetMinutes(offset, local);
}

/** As PayPal shortens them. */
const abbreviations: Record<string, string> = {
  Z: "+00:00",
  UTC: "+00:00",
  GMT: "+00:00",
  BST: "+01:00",
  WAT: "+01:00",
  CET: "+01:00",
  CEST: "+02:00",
  CAT: "+02:00",
  SAST: "+02:00",
  EAT: "+03:00",
  EST: "-05:00",
  EDT: "-04:00",
  CST: "-06:00",
  CDT: "-05:00",
  MST: "-07:00",
  MDT: "-06:00",
  PST: "-08:00",
  PDT: "-07:00",
};
