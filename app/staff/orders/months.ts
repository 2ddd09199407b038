import { monthOf, monthsAfter } from "~/time/nairobi";

/** Newest first, back to the oldest order; each as `2026-11`. */
export function monthsSince(oldest: Date | null): string[] {
  const months: string[] = [];
  const first = monthOf(oldest ?? new Date());
  for (let month = monthOf(new Date()); month >= first && months.length < 120; ) {
    months.push(month);
    month = monthsAfter(month, -1);
  }
  return months;
}
