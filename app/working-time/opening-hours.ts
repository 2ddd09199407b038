import { site } from "~/site";

/** Weekdays as in `Date.getUTCDay`, 0 is Sunday; times on Nairobi's clock. */
export type OpeningHours = { days: readonly number[]; opens: string; closes: string };

export const openingHours: OpeningHours = site.workingHours;
