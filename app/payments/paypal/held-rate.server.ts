import { timingSafeEqual } from "node:crypto";
import { later } from "../attempts/schedule";

/** How long the rate that a buyer saw is theirs. */
const holdSeconds = 30 * 60;

export type Rates = {
  /** Shilling cents for a dollar. */
  rate: number;
  /** Signs what the buyer's browser keeps for us. */
  seal(text: string): string;
};

export type ShownRate = { rate: number; isHeld: boolean };

/** The rate that a form shows, signed with its time and its order: nobody chooses a rate of their own. */
export function holdRate({ rate, seal }: Rates, orderId: string, now: Date): string {
  const shown = `${rate}.${now.getTime()}`;
  return `${shown}.${seal(`rate:${orderId}:${shown}`)}`;
}

/** The rate that was shown, and whether it still counts. Undefined for what we did not sign. */
export function shownRate(
  { seal }: Rates,
  orderId: string,
  held: string | undefined,
  now: Date,
): ShownRate | undefined {
  const [, rate, at, signature] = /^(\d{3,6})\.(\d{13})\.([\w-]{43})$/.exec(held ?? "") ?? [];
  if (!rate || !at || !signature) return undefined;
  const expected = seal(`rate:${orderId}:${rate}.${at}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return { rate: Number(rate), isHeld: now < later(new Date(Number(at)), holdSeconds) };
}
