import type { OrderStatus } from "~/db/schema";
import { atLeast0, type Cents, minus, nothing, smaller, sum } from "~/money/cents";
import { dayMs } from "~/time/nairobi";

/** What decides what an order wants, in cents: its price, what came, and what went back. */
export type Sums = {
  orderStatus: OrderStatus;
  totalCents: Cents;
  /** What it costs less since machines came back. */
  creditedCents: Cents;
  paidCents: Cents;
  refundedCents: Cents;
  /** Of money that went back although the order wanted it: what the buyer was asked for again. */
  askedAgainCents: Cents;
};

export type Balance = {
  /** What the order costs now: nothing once it is cancelled. */
  priceCents: Cents;
  /** Of the buyer's money, what is with us. */
  heldCents: Cents;
  /** What the buyer is asked for. */
  leftCents: Cents;
  /** What we owe the buyer: paid too much, cancelled, or for machines that came back. */
  owedCents: Cents;
  /** What went back although the order wants it, such as a chargeback. A person decides; the buyer is asked for nothing. */
  missingCents: Cents;
};

/**
 * The one answer to what an order still wants, and what is owed for it. Money that went back is never asked for
 * again by itself. `purchases` holds the same sums for lists (`left_cents`, `owed_cents`, `missing_cents`).
 */
export function balanceOf(sums: Sums): Balance {
  const { orderStatus, totalCents, creditedCents, paidCents, refundedCents, askedAgainCents } = sums;
  const isCancelled = orderStatus === "cancelled";
  const priceCents = isCancelled ? nothing : minus(totalCents, creditedCents);
  const goneBack = atLeast0(minus(refundedCents, atLeast0(minus(paidCents, priceCents))));
  const unpaid = atLeast0(minus(priceCents, paidCents));
  return {
    priceCents,
    heldCents: minus(paidCents, refundedCents),
    leftCents: isCancelled ? nothing : sum([unpaid, smaller(goneBack, askedAgainCents)]),
    owedCents: atLeast0(minus(paidCents, priceCents, refundedCents)),
    missingCents: atLeast0(minus(goneBack, askedAgainCents)),
  };
}

export function leftToPay(sums: Sums): Cents {
  return balanceOf(sums).leftCents;
}

export function owedBack(sums: Sums): Cents {
  return balanceOf(sums).owedCents;
}

/** Paying opens when delivery has been agreed, and stays open as long as something is left and nothing is missing. */
export function canPay(sums: Sums): boolean {
  const { leftCents, missingCents } = balanceOf(sums);
  return sums.orderStatus !== "pending" && leftCents > 0 && missingCents === 0;
}

/** Everything that went back although the order wanted it is asked for again. */
export function askedAgain(sums: Sums) {
  return { askedAgainCents: sum([sums.askedAgainCents, balanceOf(sums).missingCents]) };
}

export const refundDays = 14;

/** Until when what is owed from now on must be back with the buyer. */
export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * dayMs);
}
