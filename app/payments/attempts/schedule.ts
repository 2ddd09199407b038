import { aboutProvider, type PaymentProvider } from "~/payment-providers/all";
import { underReview } from "../reasons";

/** After this long the buyer is written to that we are still checking. */
export const unclearEmailSeconds = 600;

export function nextCheck(
  provider: PaymentProvider,
  began: Date,
  now: Date,
  reason: string | null = null,
): Date | null {
  const next = aboutProvider(provider)
    .checkSeconds.map((seconds) => later(began, seconds))
    .find((time) => time > now);
  // A review takes days.
  return next ?? (reason === underReview ? later(now, 21_600) : null);
}

export function isWindowOver(provider: PaymentProvider, began: Date, now: Date): boolean {
  return now >= later(began, aboutProvider(provider).windowSeconds);
}

/** Nobody asks any more. Money that comes later still counts. */
export function isGivenUp(provider: PaymentProvider, began: Date, now: Date): boolean {
  return now >= later(began, aboutProvider(provider).checkSeconds.at(-1) ?? 0);
}

export function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1_000);
}
