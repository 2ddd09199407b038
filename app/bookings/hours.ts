/** When demos take place. Times are on Nairobi's clock, lengths in minutes and whole quarters of an hour. */
export type DemoHours = {
  /** Weekdays, 0 is Sunday. */
  days: number[];
  opens: string;
  closes: string;
  /** Nobody is free then, every day. */
  breakFrom: string | null;
  breakUntil: string | null;
  /** How long a demo takes, and how far the beginnings are apart. */
  length: number;
  every: number;
  /** After a video call, before the next demo. */
  pause: number;
  /** Before and after a demo at the visitor's place. */
  travel: number;
  /** How far ahead visitors may book. */
  weeksAhead: number;
};

/** Until an owner says otherwise. */
export const usualHours: DemoHours = {
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "16:00",
  breakFrom: "13:00",
  breakUntil: "14:00",
  length: 45,
  every: 60,
  pause: 15,
  travel: 60,
  weeksAhead: 3,
};

/** Visitors may move or cancel until then; later they call. */
export const changeUntilHours = 2;

/** Beside the editions: VeltoERP, hardware, and those who have not said. */
export const otherEdition = "other";
