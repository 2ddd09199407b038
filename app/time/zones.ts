import type { Language } from "~/language/language";
import { swahiliClock, swahiliMonths, swahiliWeekdays } from "./swahili";
import { clockTime, weekday, weekdays } from "./words";

export const nairobi = "Africa/Nairobi";

export function isZone(zone: string): boolean {
  return openClock(zone, {}) !== undefined;
}

/** The zone of whoever reads, in a browser. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

/**
 * The time where the visitor is, if their clock differs from Nairobi's at that moment: `12:00`, or `22:00 on Thursday`
 * where it is another day. What their clock shows in summer and winter is the zone's affair.
 */
export function timeThere(at: Date, zone: string, language: Language = "en"): string | undefined {
  const there = openClock(zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })?.format(at);
  const dayThere = openClock(zone, { weekday: "long" })?.format(at);
  if (there === clockTime(at) && dayThere === weekday(at)) return undefined;
  if (!there) return undefined;
  const isSameDay = dayThere === weekday(at);
  if (language === "sw") {
    const day = swahiliWeekdays[weekdays.indexOf(dayThere ?? "")];
    return isSameDay ? swahiliClock(there) : `${day}, ${swahiliClock(there)}`;
  }
  return isSameDay ? there : `${there} on ${dayThere}`;
}

/** `20 November, 14:00` on the clock of whoever reads: of what they keep on their own device. */
export function timeHere(at: number, language: Language = "en"): string {
  const format = {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  const parts = new Intl.DateTimeFormat("en-GB", format).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const clock = `${part("hour")}:${part("minute")}`;
  if (language === "sw") {
    return `${part("day")} ${swahiliMonths[new Date(at).getMonth()]}, ${swahiliClock(clock)}`;
  }
  return `${part("day")} ${part("month")}, ${clock}`;
}

/** How far a zone's clock is ahead of UTC at a moment, `-08:00`; nothing where it is no zone. */
export function offsetIn(zone: string, at: number): string | undefined {
  const parts = clockOf(zone)?.formatToParts(at);
  const shown = parts?.find(({ type }) => type === "timeZoneName")?.value;
  return shown && (shown.replace(/^GMT/, "") || "+00:00");
}

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  // Names come out of a file, and a cache of them must not grow with it.
  if (!clocks.has(zone) && clocks.size < 100)
    clocks.set(zone, openClock(zone, { timeZoneName: "longOffset" }));
  return clocks.get(zone);
}

function openClock(zone: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-GB", { ...format, timeZone: zone });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
