/** Why staff cancel an order. */
export const cancelReasons = [
  "buyer-asked",
  "out-of-stock",
  "wrong-price",
  "not-paid",
  "test-or-fake",
] as const;
export type CancelReason = (typeof cancelReasons)[number];
