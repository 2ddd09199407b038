import { createHmac, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Context } from "../context";
import { choices, page } from "../page";

type Charge = {
  code: string;
  reference: string;
  amount: number;
  email: string;
  returnUrl: string;
  cancelUrl: string;
  status: "abandoned" | "success" | "failed";
  paidAt?: number;
};

export type PaystackSimulator = ReturnType<typeof paystackSimulator>;

/** Paystack's interface and its payment page. */
export function paystackSimulator(context: Context, secretKey: string) {
  const charges = new Map<string, Charge>();

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
    });

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
    const body = JSON.stringify({ event: "charge.success", data: dataOf(charge) });
    const signature = createHmac("sha512", secretKey).update(body).digest("hex");
    await context.post(`${context.siteUrl}/hooks/paystack`, body, { "x-paystack-signature": signature });
  }

  return { app, charges: () => [...charges.values()], act, tell };
}

function dataOf(charge: Charge) {
  return {
    id: 4_099_260_516,
    domain: "test",
    status: charge.status,
    reference: charge.reference,
    amount: charge.amount,
    requested_amount: charge.amount,
    currency: "KES",
    channel: "card",
    gateway_response: charge.status === "failed" ? "Declined" : "Successful",
    message: null,
    paid_at: charge.paidAt ? new Date(charge.paidAt).toISOString() : null,
    metadata: "",
    authorization: { last4: "4081", brand: "visa", channel: "card", country_code: "KE" },
    customer: { email: charge.email },
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
