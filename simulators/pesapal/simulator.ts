import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { type Context, hookSecret } from "../context";
import { choices, page } from "../page";

const keys = { consumerKey: "simulated-key", consumerSecret: "simulated-secret" };
type Order = {
  tracking: string;
  id: string;
  amount: number;
  returnUrl: string;
  cancelUrl: string;
  hook: string;
  status: 0 | 1 | 2 | 3;
};

export type PesapalSimulator = ReturnType<typeof pesapalSimulator>;

/** Pesapal's interface and its payment page, with errors that come as status 200. */
export function pesapalSimulator(context: Context) {
  const tokens = new Map<string, number>();
  const hooks = new Map<string, string>();
  const orders = new Map<string, Order>();

  const app = new Hono()
    .post("/api/Auth/RequestToken", async (c) => {
      const { consumer_key, consumer_secret } = (await c.req.json()) as Record<string, string>;
      if (consumer_key !== keys.consumerKey || consumer_secret !== keys.consumerSecret) {
        return c.json(failure("invalid_consumer_key_or_secret_provided"));
      }
      const token = randomUUID();
      const expires = context.clock.now() + 300_000;
      tokens.set(token, expires);
      return c.json({ token, expiryDate: new Date(expires).toISOString(), error: null, status: "200" });
    })
    .get("/checkout/:tracking", (c) => {
      const order = orders.get(c.req.param("tracking"));
      if (!order) return c.notFound();
      return c.html(checkoutPage(order, `${context.url()}/pesapal/checkout/${order.tracking}`));
    })
    .post("/checkout/:tracking", async (c) => {
      const order = orders.get(c.req.param("tracking"));
      if (!order) return c.notFound();
      const { do: choice } = (await c.req.parseBody()) as { do: string };
      if (choice === "pay") order.status = 1;
      if (choice === "decline") order.status = 2;
      if (choice === "cancel") return c.redirect(order.cancelUrl, 303);
      await tell(order);
      return c.redirect(`${order.returnUrl}?${new URLSearchParams(names(order, "CALLBACKURL"))}`, 303);
    })
    .use(async (c, next) => {
      const token = c.req.header("authorization")?.replace("Bearer ", "") ?? "";
      if ((tokens.get(token) ?? 0) > context.clock.now()) return next();
      return c.json(failure("invalid_token"), 401);
    })
    .get("/api/URLSetup/GetIpnList", (c) =>
      c.json([...hooks].map(([ipn_id, url]) => ({ ipn_id, url, error: null, status: "200" }))),
    )
    .post("/api/URLSetup/RegisterIPN", async (c) => {
      const { url } = (await c.req.json()) as { url: string };
      const ipn_id = randomUUID();
      hooks.set(ipn_id, url);
      return c.json({ url, ipn_id, notification_type: 0, ipn_status: 1, error: null, status: "200" });
    })
    .post("/api/Transactions/SubmitOrderRequest", async (c) => {
      const body = (await c.req.json()) as Record<string, string>;
      const hook = hooks.get(String(body.notification_id));
      if (!hook) return c.json(failure("invalid_notification_id"));
      if (!/^[\w.:-]{1,50}$/.test(String(body.id))) return c.json(failure("invalid_id"));
      // An id must be unique; the code for a second one is from memory.
      if ([...orders.values()].some(({ id }) => id === body.id)) {
        return c.json(failure("duplicate_merchant_reference"));
      }
      const order: Order = {
        tracking: randomUUID(),
        id: String(body.id),
        amount: Number(body.amount),
        returnUrl: String(body.callback_url),
        cancelUrl: String(body.cancellation_url),
        hook,
        status: 0,
      };
      orders.set(order.tracking, order);
      return c.json({
        order_tracking_id: order.tracking,
        merchant_reference: order.id,
        redirect_url: `${context.url()}/pesapal/checkout/${order.tracking}`,
        error: null,
        status: "200",
      });
    })
    .get("/api/Transactions/GetTransactionStatus", (c) => {
      const order = orders.get(c.req.query("orderTrackingId") ?? "");
      if (!order) return c.json(failure("invalid_order_tracking_id"));
      if (order.status === 0) return c.json({ ...failure("payment_details_not_found"), status_code: 0 }, 500);
      return c.json({
        payment_method: "Visa",
        amount: order.amount,
        created_date: new Date(context.clock.now()).toISOString().slice(0, -1),
        confirmation_code:
          order.status === 1 || order.status === 3 ? order.tracking.replaceAll("-", "").slice(0, 20) : "",
        status_code: order.status,
        merchant_reference: order.id,
        payment_status_code: "",
        currency: "KES",
        error: { error_type: null, code: null, message: null, call_back_url: null },
        status: "200",
      });
    });

  async function tell(order: Order) {
    await context.post(order.hook, JSON.stringify(names(order, "IPNCHANGE")));
  }

  return {
    app,
    path: "/pesapal",
    env: (url: string) => ({
      PESAPAL_BASE_URL: url,
      PESAPAL_CONSUMER_KEY: keys.consumerKey,
      PESAPAL_CONSUMER_SECRET: keys.consumerSecret,
      PESAPAL_HOOK_SECRET: hookSecret,
    }),
    orders: () => [...orders.values()],
    pay(order: Order) {
      order.status = 1;
      return tell(order);
    },
    /** All of it went back. Pesapal has no number for a part. */
    reverse(order: Order) {
      order.status = 3;
      return tell(order);
    },
  };
}

function names(order: Order, kind: string) {
  return { OrderTrackingId: order.tracking, OrderMerchantReference: order.id, OrderNotificationType: kind };
}

function failure(code: string) {
  return { error: { error_type: "api_error", code, message: "" }, status: "500" };
}

function checkoutPage(order: Order, action: string) {
  return page(
    "Card page",
    html`<p>KES ${order.amount.toFixed(2)} for ${order.id}</p>
${choices(action, { pay: "Pay", decline: "The bank declines", cancel: "Cancel" })}`,
  );
}
