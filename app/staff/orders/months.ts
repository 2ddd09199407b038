import { nairobiDay } from "~/working-time/working-time";

/** Newest first, back to the oldest order; each as `2026-11`. */
export function monthsSince(oldest: Date | null): string[] {
  const months: string[] = [];
  const first = nairobiDay(oldest ?? new Date()).slice(0, 7);
  for (let month = nairobiDay(new Date()).slice(0, 7); month >= first && months.length < 120; ) {
    months.push(month);
    month = moved(month, -1);
  }
  return months;
}

/** November 2026. */
export function monthName(month: string): string {
  return format.format(new Date(`${month}-15`));
}

/** Midnight in Nairobi. */
export function monthStart(month: string): string {
  return `${month}-01T00:00:00+03:00`;
}

export function nextMonth(month: string): string {
  return moved(month, 1);
}

export function previousMonth(month: string): string {
  return moved(month, -1);
}

function moved(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const format = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
