/** When people answer, in Nairobi's time. Weekdays as in `Date.getUTCDay`: 0 is Sunday. */
export const openingHours = { days: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00" } as const;

export type OpeningHours = { days: readonly number[]; opens: string; closes: string };
