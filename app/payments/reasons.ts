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
] as const;

export type Reason = (typeof reasons)[number];
