import { randomInt } from "node:crypto";
import type { Context } from "../context";
import { type Charge, dataOf } from "./charge";

type Tell = (event: string, data: object) => Promise<void>;
type Refund = {
  id: number;
  charge: Charge;
  amount: number;
  status: "pending" | "processed" | "failed";
  at: number;
};
type Dispute = { id: number; charge: Charge; amount: number; due: number };

/** What happens to money after it was charged, and how Paystack tells it. */
export function openAfterwards(context: Context, tell: Tell) {
  const refunds: Refund[] = [];

  return {
    refunds: () => refunds,
    rowOf,
    /** Asked for in the dashboard. A part of a charge leaves it a `success`. */
    async refund(charge: Charge, amount = charge.amount): Promise<Refund> {
      const id = randomInt(1_000_000, 9_999_999);
      const refund: Refund = { id, charge, amount, status: "pending", at: context.clock.now() };
      refunds.push(refund);
      await tell("refund.pending", eventOf(refund));
      return refund;
    },
    async finishRefund(refund: Refund, status: "processed" | "failed") {
      refund.status = status;
      const { charge } = refund;
      const back = refunds
        .filter((other) => other.charge === charge && other.status === "processed")
        .reduce((sum, { amount }) => sum + amount, 0);
      if (back >= charge.amount) charge.status = "reversed";
      await tell(`refund.${status}`, eventOf(refund));
    },
    async dispute(charge: Charge, amount = charge.amount): Promise<Dispute> {
      const due = context.clock.now() + 2 * 24 * 3_600_000;
      const dispute = { id: randomInt(100_000, 999_999), charge, amount, due };
      await tell("charge.dispute.create", disputeOf(dispute, "awaiting-merchant-feedback", null));
      return dispute;
    },
    /** A reminder gives the day again, or another one. */
    async remind(dispute: Dispute, due = dispute.due) {
      dispute.due = due;
      await tell("charge.dispute.remind", disputeOf(dispute, "awaiting-merchant-feedback", null));
    },
    /** Lost, the charge is reversed. */
    async resolve(dispute: Dispute, resolution: "declined" | "merchant-accepted" | "auto-accepted") {
      if (resolution !== "declined") dispute.charge.status = "reversed";
      await tell("charge.dispute.resolve", disputeOf(dispute, "resolved", resolution));
    },
  };
}

/** As the list has it. */
function rowOf({ id, charge, amount, status, at }: Refund) {
  return {
    integration: 412_829,
    transaction: charge.id,
    dispute: null,
    settlement: null,
    id,
    domain: "test",
    currency: "KES",
    amount,
    status,
    createdAt: new Date(at).toISOString(),
    transaction_reference: charge.reference,
    transaction_amount: charge.amount,
    refund_type: amount < charge.amount ? "partial" : "full",
  };
}

/** Without an id; a name of its own comes when the bank has it. The amount is text. */
function eventOf({ id, charge, amount, status }: Refund) {
  return {
    status,
    transaction_reference: charge.reference,
    refund_reference: status === "pending" ? null : `13201${id}`,
    amount: String(amount),
    currency: "KES",
    processor: "mpgs_zen",
    customer: { first_name: null, last_name: null, email: charge.email },
    integration: 412_829,
    domain: "test",
  };
}

/** The charge is inside, and `transaction_reference` empty. */
function disputeOf({ id, charge, amount, due }: Dispute, status: string, resolution: string | null) {
  return {
    id,
    refund_amount: amount,
    currency: "KES",
    status,
    resolution,
    domain: "test",
    transaction: dataOf(charge),
    transaction_reference: null,
    category: "chargeback",
    customer: { email: charge.email },
    bin: "408408",
    last4: "4081",
    dueAt: new Date(due).toISOString(),
    resolvedAt: null,
    evidence: null,
    attachments: null,
    note: null,
    history: [],
    messages: [],
  };
}
