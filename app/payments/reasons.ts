/** Why no money came, in words of ours. A provider's codes and texts end at its adapter. */
export const reasons = [
  "cancelled",
  "wrong-pin",
  "pin-locked",
  "too-little-money",
  "unreachable",
  "no-answer",
  "daily-limit",
  "over-maximum",
  "sent-twice",
  "busy",
  "our-fault",
  "declined",
  "unexplained",
  /** The buyer approved, and the order was cancelled or paid meanwhile: nothing was taken. */
  "not-wanted",
] as const;

export type Reason = (typeof reasons)[number];

/** Kept as the reason why an attempt is still open: the provider has the money, and looks at it before it is ours. */
export const underReview = "under-review";
