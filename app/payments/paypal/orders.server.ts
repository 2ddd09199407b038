import { z } from "zod";
import { bodyOf, patience, type Reply, traceOf } from "../call.server";
import { centsOfText, decimalOf, isCurrency } from "../money";
import type { Charge, Charged, Checked, Started } from "../provider";
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
        custom_id: account,
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

/** Takes the money of an order that the buyer has approved. */
export async function captureOrder(client: PaypalClient, charged: Charged): Promise<Checked> {
  const reply = await client.send({
    path: `/v2/checkout/orders/${encodeURIComponent(charged.providerRef ?? "")}/capture`,
    requestId: `cap-${charged.attemptId}`,
    body: "{}",
    timeoutMs: patience.start,
  });
  if (!reply) return { state: "unknown", trace: { code: "no token" } };
  const order = bodyOf(reply, shownOrder);
  if (order) return readCaptures(order, reply);
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
  const order = bodyOf(reply, shownOrder);
  if (order?.status === "APPROVED")
    return { state: "approved", trace: traceOf(reply, { code: order.status }) };
  if (order) return readCaptures(order, reply);
  const error = issueOf(reply);
  const trace = traceOf(reply, { code: error?.issue, requestId: error?.requestId });
  // An order that nobody approved is forgotten after some hours, and can't be paid any more.
  return reply.reached && reply.status === 404 && error
    ? { state: "failed", reason: "cancelled", final: true, trace }
    : { state: "unknown", trace };
}

/** The order can be complete while its capture is still being reviewed: only the capture is money. */
export function readCaptures(order: z.output<typeof shownOrder>, reply: Reply): Checked {
  const capture = order.purchase_units.flatMap((unit) => unit.payments?.captures ?? [])[0];
  const trace = traceOf(reply, { code: capture ? `${order.status} ${capture.status}` : order.status });
  if (!capture) {
    return order.status === "VOIDED"
      ? { state: "failed", reason: "cancelled", final: true, trace }
      : { state: "pending", trace };
  }
  const { id: receipt, status, amount: taken, create_time } = capture;
  if (status === "COMPLETED" || status === "PARTIALLY_REFUNDED" || status === "REFUNDED") {
    const minor = centsOfText(taken.value);
    if (!minor || !isCurrency(taken.currency_code)) return { state: "unknown", trace };
    const paidAt = create_time ? new Date(create_time) : null;
    const amount = { currency: taken.currency_code, minor };
    const returned = status === "REFUNDED" ? amount : undefined;
    return { state: "paid", receipt, amount, paidAt, returned, trace };
  }
  if (status === "DECLINED" || status === "FAILED") {
    return { state: "failed", reason: "declined", final: true, trace };
  }
  return { state: "pending", trace };
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

const shownOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            captures: z
              .array(
                z.object({
                  id: z.string().min(1),
                  status: z.string(),
                  amount: z.object({ currency_code: z.string(), value: z.string() }),
                  create_time: z.iso.datetime({ offset: true }).nullish(),
                }),
              )
              .default([]),
          })
          .nullish(),
      }),
    )
    .default([]),
});
