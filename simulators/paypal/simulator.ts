import { createSign, createVerify, generateKeyPairSync, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../context";
import { choices, page } from "../page";

export type PaypalKeys = { clientId: string; clientSecret: string; webhookId: string };

type Order = {
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

export type PaypalSimulator = ReturnType<typeof paypalSimulator>;

/** PayPal's orders and its approval page. */
export function paypalSimulator(context: Context, keys: PaypalKeys) {
  const tokens = new Map<string, number>();
  const orders = new Map<string, Order>();
  const replays = new Map<string, string>();
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });

  const app = new Hono()
    .post("/v1/oauth2/token", (c) => {
      if (c.req.header("authorization") !== `Basic ${btoa(`${keys.clientId}:${keys.clientSecret}`)}`) {
        return c.json({ error: "invalid_client", error_description: "Client Authentication failed" }, 401);
      }
      const token = `A21AA${randomBytes(20).toString("hex")}`;
      tokens.set(token, context.clock.now() + 31_668_000);
      return c.json({ access_token: token, token_type: "Bearer", expires_in: 31_668 });
    })
    .get("/checkoutnow", (c) => {
      const order = orders.get(c.req.query("token") ?? "");
      if (!order) return c.notFound();
      return c.html(approvalPage(order, `${context.url()}/paypal/checkoutnow?token=${order.id}`));
    })
    .post("/checkoutnow", async (c) => {
      const order = orders.get(c.req.query("token") ?? "");
      if (!order) return c.notFound();
      const { do: choice } = (await c.req.parseBody()) as { do: string };
      if (choice === "cancel") return c.redirect(`${order.cancelUrl}?token=${order.id}`, 303);
      await approve(order, choice);
      if (choice === "close") return c.html(page("You closed the page", html`<p>Go back to the shop.</p>`));
      return c.redirect(`${order.returnUrl}?token=${order.id}&PayerID=QYR5Z8XDVJNXQ`, 303);
    })
    .use(async (c, next) => {
      const token = c.req.header("authorization")?.replace("Bearer ", "") ?? "";
      if ((tokens.get(token) ?? 0) > context.clock.now()) return next();
      return c.json(failure("AUTHENTICATION_FAILURE", "invalid_token"), 401);
    })
    .post("/v2/checkout/orders", async (c) => {
      const key = c.req.header("paypal-request-id") ?? "";
      const again = orders.get(replays.get(key) ?? "");
      if (again) return c.json(shown(again), 200);
      const body = (await c.req.json()) as OrderBody;
      const unit = body.purchase_units[0];
      const { currency_code, value } = unit?.amount ?? {};
      if (currency_code !== "USD" || !/^\d+\.\d\d$/.test(value ?? "")) {
        return c.json(failure("UNPROCESSABLE_ENTITY", "CURRENCY_NOT_SUPPORTED"), 422);
      }
      if ([...orders.values()].some(({ invoice, captured }) => invoice === unit?.invoice_id && captured)) {
        return c.json(failure("UNPROCESSABLE_ENTITY", "DUPLICATE_INVOICE_ID"), 422);
      }
      const experience = body.payment_source.paypal.experience_context;
      const order: Order = {
        id: randomBytes(9).toString("hex").toUpperCase().slice(0, 17),
        value: value ?? "",
        invoice: unit?.invoice_id ?? "",
        custom: unit?.custom_id ?? "",
        returnUrl: experience.return_url,
        cancelUrl: experience.cancel_url,
        status: "PAYER_ACTION_REQUIRED",
        capture: "COMPLETED",
      };
      orders.set(order.id, order);
      if (key) replays.set(key, order.id);
      return c.json(shown(order), 201);
    })
    .get("/v2/checkout/orders/:id", (c) => {
      const order = orders.get(c.req.param("id"));
      return order ? c.json(shown(order)) : c.json(failure("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"), 404);
    })
    .post("/v2/checkout/orders/:id/capture", async (c) => {
      const order = orders.get(c.req.param("id"));
      if (!order) return c.json(failure("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"), 404);
      const key = c.req.header("paypal-request-id") ?? "";
      if (replays.get(key) === order.id) return c.json(shown(order), 200);
      if (order.captured) return c.json(failure("UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED"), 422);
      if (order.status !== "APPROVED")
        return c.json(failure("UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED"), 422);
      if (order.capture === "INSTRUMENT_DECLINED") {
        order.status = "PAYER_ACTION_REQUIRED";
        return c.json(failure("UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED"), 422);
      }
      const id = randomBytes(9).toString("hex").toUpperCase().slice(0, 17);
      order.captured = { id, status: order.capture, at: context.clock.now() };
      order.status = "COMPLETED";
      replays.set(key, order.id);
      return c.json(shown(order), 201);
    })
    .post("/v1/notifications/verify-webhook-signature", async (c) => {
      const text = await c.req.text();
      const told = JSON.parse(text) as Record<string, string>;
      // The event as it was spliced in: every byte counts.
      const raw = text.slice(text.indexOf('"webhook_event":') + 16, -1);
      const signed = `${told.transmission_id}|${told.transmission_time}|${told.webhook_id}|${crc32(raw)}`;
      const verify = createVerify("RSA-SHA256").update(signed);
      const genuine =
        told.webhook_id === keys.webhookId &&
        verify.verify(pair.publicKey, String(told.transmission_sig), "base64");
      return c.json({ verification_status: genuine ? "SUCCESS" : "FAILURE" });
    });

  async function approve(order: Order, choice: string) {
    order.capture =
      choice === "declined" ? "INSTRUMENT_DECLINED" : choice === "review" ? "PENDING" : "COMPLETED";
    order.status = "APPROVED";
    if (choice !== "silent") await tell("CHECKOUT.ORDER.APPROVED", order);
  }

  async function tell(event: string, order: Order) {
    const resource =
      event === "CHECKOUT.ORDER.APPROVED"
        ? { id: order.id, status: order.status }
        : { id: order.captured?.id, supplementary_data: { related_ids: { order_id: order.id } } };
    const id = `WH-${randomBytes(8).toString("hex")}`;
    // As PayPal writes it: numbers and empty objects that a JSON library would write otherwise.
    const body = `{"id":"${id}","event_type":"${event}","event_version":1.0,"links":{},"resource":${JSON.stringify(resource)}}`;
    const time = new Date(context.clock.now()).toISOString();
    const signed = `${id}|${time}|${keys.webhookId}|${crc32(body)}`;
    await context.post(`${context.siteUrl}/hooks/paypal`, body, {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": `${context.url()}/paypal/cert.pem`,
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": createSign("RSA-SHA256").update(signed).sign(pair.privateKey, "base64"),
    });
  }

  function shown(order: Order) {
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
        { rel: "self", href: `${context.url()}/paypal/v2/checkout/orders/${order.id}`, method: "GET" },
        { rel: "payer-action", href: `${context.url()}/paypal/checkoutnow?token=${order.id}`, method: "GET" },
      ],
    };
  }

  return {
    app,
    orders: () => [...orders.values()],
    approve,
    tell,
    /** A review ends: the money of a pending capture arrives or does not. */
    async review(order: Order, status: "COMPLETED" | "DECLINED") {
      if (order.captured) order.captured.status = status;
      await tell(status === "COMPLETED" ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED", order);
    },
    /** What happens to an order that nobody approved in time. */
    forget: (id: string) => orders.delete(id),
  };
}

type OrderBody = {
  purchase_units: {
    amount: { currency_code: string; value: string };
    invoice_id: string;
    custom_id: string;
  }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
};

function failure(name: string, issue: string) {
  return {
    name,
    details: [{ issue, description: issue }],
    message: issue,
    debug_id: "90957fca61718",
    links: [],
  };
}

function approvalPage(order: Order, action: string) {
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
