import { refundDays } from "./transitions";

export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * 24 * 60 * 60 * 1000);
}
