import type { PaymentProvider } from "~/db/schema";
import { underReview } from "./reasons";

/** When a provider is asked how an attempt ended: seconds after it began. Safaricom's sandbox takes five a minute. */
const checkTimes: Record<PaymentProvider, number[]> = {
  mpesa: [15, 30, 50, 75, 110, 150, 181, 300, 601, 1_800, 7_200, 21_600, 86_400, 172_800],
  paystack: [120, 600, 1_800, 7_200, 21_600, 86_400, 172_800],
  pesapal: [120, 600, 1_800, 7_200, 21_600, 86_400, 172_800],
  paypal: [120, 600, 1_800, 5_400, 10_800, 25_200],
};

/** How long the buyer has, in seconds. After that we say that we don't know, and go on asking. */
const windows: Record<PaymentProvider, number> = {
  mpesa: 180,
  paystack: 86_400,
  pesapal: 86_400,
  paypal: 10_800,
};

/** After this long the buyer is written to that we are still checking. */
export const unclearEmailSeconds = 600;

export function nextCheck(
  provider: PaymentProvider,
  began: Date,
  now: Date,
  reason: string | null = null,
): Date | null {
  const next = checkTimes[provider].map((seconds) => later(began, seconds)).find((time) => time > now);
  // A review takes days.
  return next ?? (reason === underReview ? later(now, 21_600) : null);
}

export function isWindowOver(provider: PaymentProvider, began: Date, now: Date): boolean {
  return now >= later(began, windows[provider]);
}

/** Nobody asks any more. Money that comes later still counts. */
export function isGivenUp(provider: PaymentProvider, began: Date, now: Date): boolean {
  return now >= later(began, checkTimes[provider].at(-1) ?? 0);
}

export function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1_000);
}
