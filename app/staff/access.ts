import type { Right } from "~/access/rights";

/** Who may open a page of the staff side: its `handle`, which its loader and action read, and the test of all pages. */
export type StaffAccess = {
  /** `everybody` has a session. */
  right: Right | "everybody";
  /** Posting asks for this one, where it differs. */
  post?: Right;
  /** Asks for a sign-in of the last 30 minutes. */
  isFresh?: true;
  /** What some of its buttons ask for, by the `do` or `intent` that they send. */
  verbs?: Record<string, Pick<StaffAccess, "right" | "isFresh">>;
};

/** The `handle` of pages that need no session: signing in, and what a secret in the address opens. */
export const forAnybody = { right: "anybody" } as const;
