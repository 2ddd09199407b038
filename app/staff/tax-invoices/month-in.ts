import { monthOf } from "~/time/nairobi";

/** As the address says it; this month where it says none. */
export function monthIn(params: URLSearchParams, now = new Date()): string {
  const month = params.get("month") ?? "";
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : monthOf(now);
}
