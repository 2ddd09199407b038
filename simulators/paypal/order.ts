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
  const capture = order.captured && {
    id: order.captured.id,
    status: order.captured.status,
    amount: { currency_code: "USD", value: order.value },
    final_capture: true,
    custom_id: order.custom,
    invoice_id: order.invoice,
    create_time: new Date(order.captured.at).toISOString(),
  };
  return {
    id: order.id,
    status: order.status,
    purchase_units: [{ reference_id: "default", payments: capture && { captures: [capture] } }],
    links: [
      { rel: "self", href: `${url}/paypal/v2/checkout/orders/${order.id}`, method: "GET" },
      { rel: "payer-action", href: `${url}/paypal/checkoutnow?token=${order.id}`, method: "GET" },
    ],
  };
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
