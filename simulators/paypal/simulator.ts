import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../context";
import { page } from "../page";
import { newId, openAfterwards } from "./afterwards";
import { approvalPage, failure, type Order, type OrderBody, shown } from "./order";
import { openWebhooks } from "./webhooks";

const keys = {
  clientId: "simulated-id",
  clientSecret: "simulated-secret",
  webhookId: "simulated-webhook",
};
export type PaypalKeys = typeof keys;

/** What is not documented for certain. Tests switch what they are about. */
type PaypalRules = {
  /** The order after a declined card: which of the two is documented nowhere. */
  afterDecline: "PAYER_ACTION_REQUIRED" | "APPROVED";
  /** A request id answers with its first answer, a refusal too. Documented for successes only. */
  replaysDeclines: boolean;
  /** What the shop's webhook is subscribed to. */
  webhookEvents: string[];
};

const defaultRules: PaypalRules = {
  afterDecline: "PAYER_ACTION_REQUIRED",
  replaysDeclines: true,
  webhookEvents: ["*"],
};

export type PaypalSimulator = ReturnType<typeof paypalSimulator>;

/** PayPal's orders and its approval page. */
export function paypalSimulator(context: Context) {
  const tokens = new Map<string, number>();
  const orders = new Map<string, Order>();
  const replays = new Map<string, { orderId: string; until: number }>();
  const declines = new Set<string>();
  const webhooks = openWebhooks(context, keys.webhookId);
  const afterwards = openAfterwards(context, webhooks.tell);
  let rules = defaultRules;
  const show = (order: Order) => shown(order, context.url());
  const isReplay = (key: string) => (replays.get(key)?.until ?? 0) > context.clock.now();
  // Kept for six hours.
  const keep = (key: string, { id }: Order) =>
    replays.set(key, { orderId: id, until: context.clock.now() + 6 * 3_600_000 });

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
      const again = isReplay(key) && orders.get(replays.get(key)?.orderId ?? "");
      if (again) return c.json(show(again), 200);
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
        id: newId(),
        value: value ?? "",
        invoice: unit?.invoice_id ?? "",
        custom: unit?.custom_id ?? "",
        returnUrl: experience.return_url,
        cancelUrl: experience.cancel_url,
        status: "PAYER_ACTION_REQUIRED",
        capture: "COMPLETED",
        refunds: [],
      };
      orders.set(order.id, order);
      if (key) keep(key, order);
      return c.json(show(order), 201);
    })
    .get("/v2/checkout/orders/:id", (c) => {
      const order = orders.get(c.req.param("id"));
      return order ? c.json(show(order)) : c.json(failure("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"), 404);
    })
    .post("/v2/checkout/orders/:id/capture", async (c) => {
      const order = orders.get(c.req.param("id"));
      if (!order) return c.json(failure("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID"), 404);
      const key = c.req.header("paypal-request-id") ?? "";
      if (isReplay(key)) {
        if (declines.has(key)) return c.json(failure("UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED"), 422);
        return c.json(show(order), 200);
      }
      if (order.captured) return c.json(failure("UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED"), 422);
      if (order.status !== "APPROVED")
        return c.json(failure("UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED"), 422);
      if (order.capture === "INSTRUMENT_DECLINED") {
        order.status = rules.afterDecline;
        if (key && rules.replaysDeclines) {
          keep(key, order);
          declines.add(key);
        }
        return c.json(failure("UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED"), 422);
      }
      order.captured = { id: newId(), status: order.capture, at: context.clock.now() };
      order.status = "COMPLETED";
      if (key) keep(key, order);
      return c.json(show(order), 201);
    })
    .get("/v1/notifications/webhooks", (c) =>
      c.json({
        webhooks: [
          {
            id: keys.webhookId,
            url: `${context.siteUrl}/hooks/paypal`,
            event_types: rules.webhookEvents.map((name) => ({ name, description: name })),
          },
        ],
      }),
    )
    .post("/v1/notifications/verify-webhook-signature", async (c) => {
      const genuine = webhooks.isGenuine(await c.req.text());
      return c.json({ verification_status: genuine ? "SUCCESS" : "FAILURE" });
    });

  async function approve(order: Order, choice: string) {
    order.capture =
      choice === "declined" ? "INSTRUMENT_DECLINED" : choice === "review" ? "PENDING" : "COMPLETED";
    order.status = "APPROVED";
    if (choice !== "silent")
      await webhooks.tell("CHECKOUT.ORDER.APPROVED", { id: order.id, status: order.status });
  }

  return {
    app,
    path: "/paypal",
    env: (url: string) => ({
      PAYPAL_BASE_URL: url,
      PAYPAL_CLIENT_ID: keys.clientId,
      PAYPAL_CLIENT_SECRET: keys.clientSecret,
      PAYPAL_WEBHOOK_ID: keys.webhookId,
      KES_PER_USD: "129.50",
    }),
    orders: () => [...orders.values()],
    approve,
    ...afterwards,
    /** Until the next call: everything that is not given is as usual. */
    rule(given: Partial<PaypalRules> = {}) {
      rules = { ...defaultRules, ...given };
    },
    /** What happens to an order that nobody approved in time. */
    forget: (id: string) => orders.delete(id),
  };
}
