import type { Stock } from "~/db/schema";

/** What is here and promised to nobody; below nothing where more is promised than is here. */
export function freeOf({ onHand, reserved }: Pick<Stock, "onHand" | "reserved">): number {
  return onHand - reserved;
}

export function isLow({ isKept, lowAt, ...sums }: Pick<Stock, "isKept" | "lowAt" | "onHand" | "reserved">) {
  return isKept && lowAt !== null && freeOf(sums) <= lowAt;
}
