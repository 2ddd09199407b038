import { randomBytes } from "node:crypto";
import type { Context } from "../context";
import { captureOf, dollars, type Order, type Refund, refundOf } from "./order";

type Tell = (event: string, resource: object) => Promise<void>;
type Dispute = { id: string; order: Order; cents: number; reason: string; due: number };
/** How a refund's event looks: those of 2018 hold no name of ours, newer ones do. */
type Names = { withNames?: boolean };

/** What happens to money after it was captured, and how PayPal tells it. */
export function openAfterwards(context: Context, tell: Tell) {
  function back(order: Order, cents: number, part: Partial<Refund>): Refund {
    const refund: Refund = {
      id: newId(),
      cents,
      status: "COMPLETED",
      at: context.clock.now(),
      isShown: true,
      ...part,
    };
    order.refunds.push(refund);
    const total = order.refunds
      .filter(({ status, isShown }) => status === "COMPLETED" && isShown)
      .reduce((sum, other) => sum + other.cents, 0);
    if (order.captured && total > 0)
      order.captured.status = total >= centsOf(order) ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return refund;
  }

  function resourceOf(order: Order, refund: Refund, { withNames }: Names) {
    const names = withNames && { custom_id: order.custom, invoice_id: order.invoice };
    return { ...refundOf(order, refund, context.url()), ...names };
  }

  return {
    /** A review ends: the money of a pending capture arrives or does not. */
    async review(order: Order, status: "COMPLETED" | "DECLINED") {
      if (order.captured) order.captured.status = status;
      const event = status === "COMPLETED" ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED";
      const supplementary_data = { related_ids: { order_id: order.id } };
      await tell(event, { ...captureOf(order, context.url()), supplementary_data });
    },
    /** The seller gives back all or some of it. */
    async refund(order: Order, cents = centsOf(order), names: Names = {}) {
      const refund = back(order, cents, {});
      await tell("PAYMENT.CAPTURE.REFUNDED", resourceOf(order, refund, names));
    },
    /** PayPal takes it back, as after a chargeback. */
    async reverse(order: Order, cents = centsOf(order), { isShown = true } = {}) {
      const refund = back(order, cents, { isShown });
      const resource = { ...resourceOf(order, refund, {}), note_to_payer: "Payment reversed" };
      await tell("PAYMENT.CAPTURE.REVERSED", resource);
    },
    async dispute(order: Order, part: Partial<Dispute> = {}): Promise<Dispute> {
      const due = context.clock.now() + 10 * 24 * 3_600_000;
      const dispute: Dispute = {
        id: `PP-R-${newId()}`,
        order,
        cents: centsOf(order),
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        due,
        ...part,
      };
      await tell("CUSTOMER.DISPUTE.CREATED", disputeOf(dispute, "OPEN"));
      return dispute;
    },
    async askToAnswer(dispute: Dispute) {
      await tell("CUSTOMER.DISPUTE.UPDATED", disputeOf(dispute, "WAITING_FOR_SELLER_RESPONSE"));
    },
    async resolve(dispute: Dispute, outcome_code: string) {
      const resource = { ...disputeOf(dispute, "RESOLVED"), dispute_outcome: { outcome_code } };
      await tell("CUSTOMER.DISPUTE.RESOLVED", resource);
    },
  };
}

function disputeOf({ id, order, cents, reason, due }: Dispute, status: string) {
  return {
    dispute_id: id,
    disputed_transactions: [
      {
        seller_transaction_id: order.captured?.id,
        seller: { merchant_id: "RD465XN5VS364", name: "Test Store" },
        items: [],
        seller_protection_eligible: true,
      },
    ],
    reason,
    status,
    dispute_amount: dollars(cents),
    dispute_life_cycle_stage: "INQUIRY",
    dispute_channel: "INTERNAL",
    seller_response_due_date: new Date(due).toISOString(),
  };
}

export function newId(): string {
  return randomBytes(9).toString("hex").toUpperCase().slice(0, 17);
}

function centsOf({ value }: Order): number {
  return Math.round(Number(value) * 100);
}
