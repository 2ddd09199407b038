import { sum } from "~/money/cents";
import { balanceOf, type Sums } from "~/payments/balance";
import { dayMs } from "~/time/nairobi";
import { refundDays } from "./transitions";

export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * dayMs);
}

/** Everything that went back although the order wanted it is asked for again. */
export function askedAgain(order: Sums) {
  return { askedAgainCents: sum([order.askedAgainCents, balanceOf(order).missingCents]) };
}
