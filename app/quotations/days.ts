/** How long quoted prices hold. */
export const validDays = 14;

/** `2026-12-02`, for a quotation made on 18 November: the last day on which it can be accepted, in Nairobi. */
export function lastDay(madeAt: Date): string {
  return nairobiDay(new Date(madeAt.getTime() + validDays * 24 * 60 * 60 * 1000));
}

export function isOver({ validUntil }: { validUntil: string }, now: Date): boolean {
  return nairobiDay(now) > validUntil;
}

/** `2 December 2026`. */
export function dayInWords(day: string | Date): string {
  return words.format(typeof day === "string" ? new Date(`${day}T12:00:00+03:00`) : day);
}

function nairobiDay(at: Date): string {
  return digits.format(at);
}

const timeZone = "Africa/Nairobi";
// Swedes write a day as ISO 8601 does.
const digits = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
