import { createHmac, randomBytes, randomInt } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../context";
import { choices, page } from "../page";
import { openAfterwards } from "./afterwards";
import { type Charge, dataOf } from "./charge";

const secretKey = "sk_test_simulated";

export type PaystackSimulator = ReturnType<typeof paystackSimulator>;

/** Paystack's interface and its payment page. */
export function paystackSimulator(context: Context) {
  const charges = new Map<string, Charge>();
  const afterwards = openAfterwards(context, sign);

  const app = new Hono()
    .get("/checkout/:code", (c) => {
      const charge = find(c.req.param("code"));
      if (!charge) return c.notFound();
      return c.html(checkoutPage(charge, `${context.url()}/paystack/checkout/${charge.code}`));
    })
    .post("/checkout/:code", async (c) => {
      const charge = find(c.req.param("code"));
      if (!charge) return c.notFound();
      const { do: choice } = (await c.req.parseBody()) as { do: string };
      await act(charge, choice);
      if (choice === "cancel") return c.redirect(charge.cancelUrl, 303);
      if (choice === "close")
        return c.html(page("You closed the page after paying", html`<p>Go back to the shop.</p>`));
      return c.redirect(`${charge.returnUrl}?trxref=${charge.reference}&reference=${charge.reference}`, 303);
    })
    .use(async (c, next) => {
      if (c.req.header("authorization") === `Bearer ${secretKey}`) return next();
      return c.json(refusal("Invalid key", "invalid_Key"), 401);
    })
    .post("/transaction/initialize", async (c) => {
      const body = (await c.req.json()) as Record<string, unknown>;
      const { email, amount, currency, reference, callback_url, metadata } = body;
      if (!/@/.test(String(email)))
        return c.json(refusal("Invalid Email Address Passed", "invalid_params"), 400);
      if (!Number.isInteger(Number(amount)) || Number(amount) < 300) {
        return c.json(refusal("Invalid Amount Sent", "invalid_params"), 400);
      }
      if (currency !== "KES")
        return c.json(refusal("Currency not supported by merchant", "unsupported_currency"), 403);
      if (!/^[A-Za-z0-9.=-]+$/.test(String(reference))) {
        return c.json(refusal("Invalid reference", "invalid_params"), 400);
      }
      if (charges.has(String(reference))) {
        return c.json(refusal("Duplicate Transaction Reference", "duplicate_reference"), 400);
      }
      const code = randomBytes(8).toString("hex");
      charges.set(String(reference), {
        id: randomInt(1_000_000_000, 5_000_000_000),
        code,
        reference: String(reference),
        amount: Number(amount),
        email: String(email),
        returnUrl: String(callback_url),
        cancelUrl: String((metadata as { cancel_action?: string })?.cancel_action),
        status: "abandoned",
      });
      const authorization_url = `${context.url()}/paystack/checkout/${code}`;
      return c.json({
        status: true,
        message: "Authorization URL created",
        data: { authorization_url, access_code: code, reference },
      });
    })
    .get("/transaction/verify/:reference", (c) => {
      const charge = charges.get(c.req.param("reference"));
      if (!charge) return c.json(refusal("Transaction reference not found.", "transaction_not_found"), 400);
      return c.json({ status: true, message: "Verification successful", data: dataOf(charge) });
    })
    .get("/refund", (c) => {
      const { perPage = "50", page: number = "1", from } = c.req.query();
      const since = from ? Date.parse(from) : 0;
      const rows = afterwards.refunds().filter(({ at }) => at >= since);
      const start = (Number(number) - 1) * Number(perPage);
      const data = rows.slice(start, start + Number(perPage)).map(afterwards.rowOf);
      return c.json({ status: true, message: "Refunds retrieved", data, meta: { total: rows.length } });
    })
    .get("/balance", (c) =>
      c.json({
        status: true,
        message: "Balances retrieved",
        data: [{ currency: "KES", balance: 1_700_000 }],
      }),
    );

  function find(code: string) {
    return [...charges.values()].find((charge) => charge.code === code);
  }

  async function act(charge: Charge, choice: string) {
    if (choice === "decline") charge.status = "failed";
    if (choice !== "pay" && choice !== "close" && choice !== "silent") return;
    charge.status = "success";
    charge.paidAt = context.clock.now();
    if (choice !== "silent") await tell(charge);
  }

  async function tell(charge: Charge) {
    await sign("charge.success", dataOf(charge));
  }

  async function sign(event: string, data: object) {
    const body = JSON.stringify({ event, data });
    const signature = createHmac("sha512", secretKey).update(body).digest("hex");
    await context.post(`${context.siteUrl}/hooks/paystack`, body, { "x-paystack-signature": signature });
  }

  return {
    app,
    path: "/paystack",
    env: (url: string) => ({ PAYSTACK_BASE_URL: url, PAYSTACK_SECRET_KEY: secretKey }),
    charges: () => [...charges.values()],
    act,
    tell,
    ...afterwards,
  };
}

function refusal(message: string, code: string) {
  return {
    status: false,
    message,
    meta: { nextStep: "Read the documentation" },
    type: "validation_error",
    code,
  };
}

function checkoutPage(charge: Charge, action: string) {
  return page(
    "Card page",
    html`<p>KES ${(charge.amount / 100).toFixed(2)} for ${charge.reference}</p>
${choices(action, {
  pay: "Pay",
  decline: "The bank declines",
  cancel: "Cancel",
  close: "Pay, then close the page",
  silent: "Pay, and the webhook is lost",
})}`,
  );
}
