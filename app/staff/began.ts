import type { Began } from "~/db/schema";

/** How the visit began in which somebody wrote or ordered, in one line of facts, as far as their browser told it. */
export function began(visit: Began | null): [label: string, value: string][] {
  if (!visit) return [];
  const { page, referrer, campaign } = visit;
  const ways = [page, referrer && `from ${referrer}`, campaign && `campaign ${campaign}`];
  return [["Visit began", ways.filter(Boolean).join(", ")]];
}
