import { daysAfter, nairobiDay } from "~/time/nairobi";

/** How long quoted prices hold. */
export const validDays = 14;

/** `2026-12-02`, for a quotation made on 18 November: the last day on which it can be accepted, in Nairobi. */
export function lastDay(madeAt: Date): string {
  return daysAfter(nairobiDay(madeAt), validDays);
}

export function isOver({ validUntil }: { validUntil: string }, now: Date): boolean {
  return nairobiDay(now) > validUntil;
}
