import type { AttemptState, Payment, PaymentAttempt } from "~/db/schema";
import { times } from "~/money/cents";
import { amountText } from "~/money/format";
import type { PaymentProvider } from "~/payment-providers/all";
import { isUnsettled } from "~/payments/attempts/attempt-states";
import { localPhone } from "~/payments/local-phone";
import { methodNames } from "~/payments/method-names";
import type { Reason } from "~/payments/reasons";
import { attemptEnds, attemptName, detail, reasonWords } from "./content";

type MoneyMove = {
  id: string;
  at: Date;
  method: string;
  receipt: string | null;
  note?: string | null;
  from: string;
  amount: string;
  /** Money moved; otherwise somebody was asked for it, or it was recorded by mistake. */
  isTaken: boolean;
  isWithdrawn: boolean;
  isRefund: boolean;
  /** Recorded by staff, or matched by an account number: it can turn out to be wrong. */
  canCorrect: boolean;
};

type Recorded = Payment & { by: string | null };

/** Payments, refunds, and what was tried without money, newest first. */
export function moneyMoves(rows: Recorded[], attempts: PaymentAttempt[]): MoneyMove[] {
  const moved = rows.map((row) => recorded(row, attempts));
  const tried = attempts.filter(({ state }) => state !== "paid" && state !== "reversed").map(triedOnly);
  return [...moved, ...tried].sort((a, b) => b.at.getTime() - a.at.getTime());
}

function recorded(row: Recorded, attempts: PaymentAttempt[]): MoneyMove {
  const isRefund = row.kind === "refund";
  const isWithdrawn = row.withdrawnAt !== null;
  const phone = attempts.find(({ id }) => id === row.attemptId)?.phone;
  const isNamed = attempts.some(({ receiptCode }) => receiptCode !== null && receiptCode === row.receiptCode);
  const told = isRefund && !row.by && !isWithdrawn ? detail.payments.toldByProvider : null;
  return {
    id: row.id,
    at: row.receivedAt,
    method: isRefund ? `${methodNames[row.method]}, ${detail.payments.refund}` : methodNames[row.method],
    receipt: row.receiptCode,
    note: [
      row.withdrawnReason && detail.payments.withdrawn(row.withdrawnReason),
      row.by && detail.payments.by(row.by),
      told,
      row.note,
    ]
      .filter(Boolean)
      .join(". "),
    from: phone ? localPhone(phone) : "",
    amount: amountText(times(row.amountCents, isRefund ? -1 : 1)),
    isTaken: !isWithdrawn,
    isWithdrawn,
    isRefund,
    canCorrect:
      !isWithdrawn &&
      (isRefund
        ? row.by !== null && !row.refundOf
        : !isNamed && (row.by !== null || (row.receiptCode !== null && row.attemptId === null))),
  };
}

function triedOnly(attempt: PaymentAttempt): MoneyMove {
  const { id, provider, state, reason, phone, amountCents } = attempt;
  const asked = amountText(amountCents);
  return {
    id,
    at: attempt.createdAt,
    method: attemptName(provider as PaymentProvider),
    receipt: reason ? (reasonWords[reason as Reason] ?? reason) : attemptEnds[state as AttemptState],
    from: phone ? localPhone(phone) : "",
    amount: isUnsettled(state) ? `${asked} ${detail.payments.asked}` : detail.payments.notTaken,
    isTaken: false,
    isWithdrawn: false,
    isRefund: false,
    canCorrect: false,
  };
}
