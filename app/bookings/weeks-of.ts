import { daysAfter, weekdayOf } from "~/time/nairobi";

/** A month as weeks of days, from Monday; days of its neighbours are empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) + 6) % 7;
  const cells: (string | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let day = first; day.startsWith(month); day = daysAfter(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
