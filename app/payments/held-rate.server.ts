import { timingSafeEqual } from "node:crypto";
import type { Paypal } from "./paypal/provider.server";
import { later } from "./schedule";

/** How long the rate that a buyer saw is theirs. */
const holdSeconds = 30 * 60;

export type ShownRate = { rate: number; isHeld: boolean };

/** The rate that a form shows, signed with its time and its order: nobody chooses a rate of their own. */
export function holdRate({ rate, seal }: Paypal, purchaseId: string, now: Date): string {
  const shown = `${rate}.${now.getTime()}`;
  return `${shown}.${seal(`rate:${purchaseId}:${shown}`)}`;
}

/** The rate that was shown, and whether it still counts. Undefined for what we did not sign. */
export function shownRate(
  { seal }: Paypal,
  purchaseId: string,
  held: string | undefined,
  now: Date,
): ShownRate | undefined {
  const [, rate, at, signature] = /^(\d{3,6})\.(\d{13})\.([\w-]{43})$/.exec(held ?? "") ?? [];
  if (!rate || !at || !signature) return undefined;
  const expected = seal(`rate:${purchaseId}:${rate}.${at}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return { rate: Number(rate), isHeld: now < later(new Date(Number(at)), holdSeconds) };
}
