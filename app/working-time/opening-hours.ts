import { site } from "~/site";

/** Weekdays as in `Date.getUTCDay`, 0 is Sunday; times on Nairobi's clock. */
export type OpeningHours = {
  days: readonly number[];
  opens: string;
  closes: string;
  /** Days that are closed besides public holidays, such as `2026-12-24`. */
  closedOn?: readonly string[];
};

export const openingHours: OpeningHours = site.workingHours;
