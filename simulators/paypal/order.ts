import { html } from "hono/html";
import { choices, page } from "../page";

export type Order = {
  id: string;
  value: string;
  invoice: string;
  custom: string;
  returnUrl: string;
  cancelUrl: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  /** What a capture will meet. */
  capture: "COMPLETED" | "PENDING" | "INSTRUMENT_DECLINED";
  captured?: { id: string; status: string; at: number };
  refunds: Refund[];
};

/** Given back by the seller, or taken back by PayPal. */
export type Refund = {
  id: string;
  cents: number;
  status: "COMPLETED" | "PENDING";
  at: number;
  /** Whether the order shows it. For reversals this is not documented. */
  isShown: boolean;
};

export type OrderBody = {
  purchase_units: {
    amount: { currency_code: string; value: string };
    invoice_id: string;
    custom_id: string;
  }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
};

/** An order as PayPal shows it. */
export function shown(order: Order, url: string) {
  const refunds = order.refunds.filter(({ isShown }) => isShown);
  const payments = order.captured && {
    captures: [captureOf(order, url)],
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundOf(order, refund, url)) }),
  };
  return {
    id: order.id,
    status: order.status,
    purchase_units: [{ reference_id: "default", payments }],
    links: [
      { rel: "self", href: `${url}/paypal/v2/checkout/orders/${order.id}`, method: "GET" },
      { rel: "payer-action", href: `${url}/paypal/checkoutnow?token=${order.id}`, method: "GET" },
    ],
  };
}

export function captureOf(order: Order, url: string) {
  const { id, status, at } = order.captured ?? { id: "", status: "", at: 0 };
  return {
    id,
    status,
    amount: { currency_code: "USD", value: order.value },
    final_capture: true,
    custom_id: order.custom,
    invoice_id: order.invoice,
    create_time: new Date(at).toISOString(),
    links: [
      { rel: "self", href: `${url}/paypal/v2/payments/captures/${id}`, method: "GET" },
      { rel: "up", href: `${url}/paypal/v2/checkout/orders/${order.id}`, method: "GET" },
    ],
  };
}

/** Its capture is the link `up`. It holds no id of the order. */
export function refundOf(order: Order, refund: Refund, url: string) {
  const total = order.refunds
    .filter(({ at, status }) => at <= refund.at && status === "COMPLETED")
    .reduce((sum, { cents }) => sum + cents, 0);
  return {
    id: refund.id,
    amount: dollars(refund.cents),
    seller_payable_breakdown: {
      gross_amount: dollars(refund.cents),
      paypal_fee: dollars(0),
      net_amount: dollars(refund.cents),
      total_refunded_amount: dollars(total),
    },
    status: refund.status,
    create_time: new Date(refund.at).toISOString(),
    update_time: new Date(refund.at).toISOString(),
    links: [
      { rel: "self", href: `${url}/paypal/v2/payments/refunds/${refund.id}`, method: "GET" },
      { rel: "up", href: `${url}/paypal/v2/payments/captures/${order.captured?.id}`, method: "GET" },
    ],
  };
}

export function dollars(cents: number) {
  return { currency_code: "USD", value: (cents / 100).toFixed(2) };
}

export function failure(name: string, issue: string) {
  return {
    name,
    details: [{ issue, description: issue }],
    message: issue,
    debug_id: "90957fca61718",
    links: [],
  };
}

/** Where the buyer approves. */
export function approvalPage(order: Order, action: string) {
  return page(
    "PayPal",
    html`<p>USD ${order.value} for ${order.invoice}</p>
${choices(action, {
  pay: "Approve",
  declined: "Approve, but the card is declined",
  review: "Approve, but PayPal reviews it",
  cancel: "Cancel",
  close: "Approve, then close the page",
  silent: "Approve, and the webhook is lost",
})}`,
  );
}
