/** Days and times as visitors, emails and staff read them: Nairobi's clock, always 24 hours. */
export function clockTime(at: Date): string {
  return time.format(at);
}

/** Friday 20 November */
export function dayWords(at: Date): string {
  return day.format(at).replace(",", "");
}

export function weekday(at: Date): string {
  return weekdayOnly.format(at);
}

/** Friday, 14:00 */
export function dayAndTime(at: Date): string {
  return `${weekday(at)}, ${clockTime(at)}`;
}

export const nairobi = "Africa/Nairobi";

/**
 * The time where the visitor is, if their clock differs from Nairobi's at that moment: `12:00`, or `22:00 on Thursday`
 * where it is another day. What their clock shows in summer and winter is the zone's affair.
 */
export function timeThere(at: Date, zone: string): string | undefined {
  if (!isZone(zone)) return undefined;
  const there = new Intl.DateTimeFormat("en-GB", { ...hourAndMinute, timeZone: zone }).format(at);
  const dayThere = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: zone }).format(at);
  if (there === clockTime(at) && dayThere === weekday(at)) return undefined;
  return dayThere === weekday(at) ? there : `${there} on ${dayThere}`;
}

export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: zone }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const hourAndMinute = { hour: "2-digit", minute: "2-digit" } as const;
const time = new Intl.DateTimeFormat("en-GB", { ...hourAndMinute, timeZone: nairobi });
const weekdayOnly = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: nairobi });
const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: nairobi,
});
