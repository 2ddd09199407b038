/** `2026-11-20T15:20` on Nairobi's clock, as a browser's field gives it. */
export function nairobiTime(local: string): Date {
  return new Date(`${local}+03:00`);
}

/** Friday 20 November 2026. */
export function longDay(day: string | Date): string {
  // Some versions of the formatter put a comma after the weekday.
  return format.format(typeof day === "string" ? nairobiTime(`${day}T12:00:00`) : day).replace(",", "");
}

const format = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Africa/Nairobi",
});
