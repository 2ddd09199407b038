import { z } from "zod";
import { decimalOf } from "~/money/decimals";
import { bodyOf, patience, type Reply, traceOf } from "../call.server";
import type { Charge, Charged, Checked, Money, Started } from "../provider";
import { moneyOf, paypalAmount } from "./amount";
import { issueOf, type PaypalClient } from "./client.server";

/** Opens an order that the buyer approves on PayPal's own page. */
export async function createOrder(client: PaypalClient, charge: Charge): Promise<Started> {
  const reply = await client.send({
    path: "/v2/checkout/orders",
    requestId: charge.attemptId,
    body: JSON.stringify(orderBody(charge)),
    timeoutMs: patience.start,
  });
  if (!reply) return { state: "refused", reason: "busy", trace: { code: "no token" } };
  const order = bodyOf(reply, created);
  const checkoutUrl = order?.links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href;
  if (order && checkoutUrl)
    return { state: "accepted", providerRef: order.id, checkoutUrl, trace: traceOf(reply) };
  const error = issueOf(reply);
  const trace = traceOf(reply, { code: error?.issue, requestId: error?.requestId });
  if (reply.reached && reply.status === 429) return { state: "refused", reason: "busy", trace };
  return error && reply.reached && reply.status < 500
    ? { state: "refused", reason: "our-fault", trace }
    : { state: "unclear", trace };
}

function orderBody({ account, reference, amount, returnUrl, cancelUrl }: Charge) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: "default",
        // Either may be all that a later event names.
        custom_id: reference,
        invoice_id: reference,
        description: `Velto order ${account}`,
        amount: { currency_code: amount.currency, value: decimalOf(amount.minor) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: "Velto",
          locale: "en-US",
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
          landing_page: "LOGIN",
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
}

/**
 * Takes the money of an order that the buyer has approved. An order is captured once, whatever the request's id; an
 * id of its own for each check keeps PayPal from answering with an older refusal.
 */
export async function captureOrder(client: PaypalClient, charged: Charged): Promise<Checked> {
  const reply = await client.send({
    path: `/v2/checkout/orders/${encodeURIComponent(charged.providerRef ?? "")}/capture`,
    requestId: `cap-${charged.attemptId}-${charged.checks}`,
    body: "{}",
    timeoutMs: patience.start,
  });
  if (!reply) return { state: "unknown", trace: { code: "no token" } };
  const told = readOrder(reply);
  if (told) return told;
  const error = issueOf(reply);
  const trace = traceOf(reply, { code: error?.issue, requestId: error?.requestId });
  if (error?.issue === "ORDER_ALREADY_CAPTURED") return checkOrder(client, charged);
  if (error && refusals.has(error.issue)) return { state: "failed", reason: "declined", final: true, trace };
  // The buyer may choose another card on the same page.
  if (error && retryable.has(error.issue))
    return { state: "failed", reason: "declined", final: false, trace };
  return { state: "unknown", trace };
}

export async function checkOrder(client: PaypalClient, { providerRef }: Charged): Promise<Checked> {
  if (!providerRef) return { state: "unknown", trace: { code: "no reference" } };
  const path = `/v2/checkout/orders/${encodeURIComponent(providerRef)}`;
  const reply = await client.send({ path, method: "GET", timeoutMs: patience.question });
  if (!reply) return { state: "unknown", trace: { code: "no token" } };
  const told = readOrder(reply);
  if (told) return told;
  const error = issueOf(reply);
  const trace = traceOf(reply, { code: error?.issue, requestId: error?.requestId });
  // An order that nobody approved is forgotten after some hours, and can't be paid any more.
  return reply.reached && reply.status === 404 && error
    ? { state: "failed", reason: "cancelled", final: true, trace }
    : { state: "unknown", trace };
}

/** The order can be complete while its capture is still being reviewed: only the capture is money. */
export function readOrder(reply: Reply): Checked | undefined {
  const order = bodyOf(reply, shownOrder);
  if (!order) return undefined;
  const capture = order.purchase_units.flatMap((unit) => unit.payments?.captures ?? [])[0];
  const trace = traceOf(reply, { code: capture ? `${order.status} ${capture.status}` : order.status });
  if (!capture) {
    if (order.status === "APPROVED") return { state: "approved", trace };
    return order.status === "VOIDED"
      ? { state: "failed", reason: "cancelled", final: true, trace }
      : { state: "pending", trace };
  }
  const { id: receipt, status, create_time } = capture;
  if (takenStates.has(status)) {
    const amount = moneyOf(capture.amount);
    if (!amount) return { state: "unknown", trace };
    const paidAt = create_time ? new Date(create_time) : null;
    const returned = returnedOf(capture, order, amount);
    return { state: "paid", receipt, amount, paidAt, returned, trace };
  }
  if (status === "DECLINED" || status === "FAILED") {
    return { state: "failed", reason: "declined", final: true, trace };
  }
  return { state: "pending", isReviewed: true, trace };
}

/** `REVERSED` is not in PayPal's specification of a capture, but the old interface had it. */
const takenStates = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED", "REVERSED"]);

/** What went back in all: the refunds that are done, or the sum that PayPal keeps. Each knows what the other may lack. */
function returnedOf({ status, ...capture }: Capture, order: ShownOrder, amount: Money): Money | undefined {
  if (status === "REFUNDED" || status === "REVERSED") return amount;
  const refunds = order.purchase_units
    .flatMap((unit) => unit.payments?.refunds ?? [])
    .filter((refund) => refund.status === "COMPLETED");
  const totals = [
    capture.seller_receivable_breakdown,
    ...refunds.map((refund) => refund.seller_payable_breakdown),
  ];
  const sum = refunds.reduce((cents, refund) => cents + minorOf(refund.amount), 0);
  const minor = Math.max(sum, ...totals.map((total) => minorOf(total?.total_refunded_amount)));
  return minor > 0 ? { ...amount, minor: Math.min(minor, amount.minor) } : undefined;
}

function minorOf(amount: z.output<typeof paypalAmount> | null | undefined): number {
  return (amount && moneyOf(amount)?.minor) ?? 0;
}

const refusals = new Set([
  "TRANSACTION_REFUSED",
  "PAYER_CANNOT_PAY",
  "PAYEE_BLOCKED_TRANSACTION",
  "COMPLIANCE_VIOLATION",
  "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
]);
const retryable = new Set(["INSTRUMENT_DECLINED", "PAYER_ACTION_REQUIRED"]);

const created = z.object({
  id: z.string().min(1),
  links: z.array(z.object({ rel: z.string(), href: z.url() })),
});

const breakdown = z.object({ total_refunded_amount: paypalAmount.nullish() }).nullish();

const shownCapture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: paypalAmount,
  create_time: z.iso.datetime({ offset: true }).nullish(),
  seller_receivable_breakdown: breakdown,
});
type Capture = z.output<typeof shownCapture>;

const shownRefund = z.object({
  status: z.string(),
  amount: paypalAmount,
  seller_payable_breakdown: breakdown,
});

const shownOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(shownCapture).default([]), refunds: z.array(shownRefund).default([]) })
          .nullish(),
      }),
    )
    .default([]),
});
type ShownOrder = z.output<typeof shownOrder>;
