import type { SerialNumber } from "~/db/schema";
import { nairobiDay } from "~/time/nairobi";

/** The last day of a machine's warranty, counted from its delivery; nothing where it has not begun or nobody has said how long. */
export function warrantyUntil(
  { warrantyMonths }: Pick<SerialNumber, "warrantyMonths">,
  delivered: Date | null,
): string | undefined {
  if (!delivered || !warrantyMonths) return undefined;
  const [year = 0, month = 1, day = 1] = nairobiDay(delivered).split("-").map(Number);
  // The 31st of a month that has no such day ends with that month.
  const last = new Date(Date.UTC(year, month + warrantyMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + warrantyMonths, Math.min(day, last))).toISOString().slice(0, 10);
}
