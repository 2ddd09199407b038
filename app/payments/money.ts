import { type Cents, cents } from "~/money/cents";
import type { Currency } from "~/payment-providers/about";

/** Dollar cents for shilling cents, rounded up. The rate is shilling cents for a dollar: 129.50 is 12950. */
export function usdCents(amount: Cents, rate: number): number {
  const [cents, perDollar] = [BigInt(amount) * 100n, BigInt(rate)];
  return Number((cents + perDollar - 1n) / perDollar);
}

/** Shilling cents for dollar cents, rounded down. */
export function kesCents(minor: number, rate: number): Cents {
  return cents(Math.floor((minor * rate) / 100));
}

export function isCurrency(text: string): text is Currency {
  return text === "KES" || text === "USD";
}
