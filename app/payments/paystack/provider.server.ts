import { z } from "zod";
import { aboutPaystack } from "~/payment-providers/paystack";
import { bodyOf, callAgain, patience, type Reply, traceOf } from "../call.server";
import { isCurrency } from "../money";
import type { Adapter, Charge, Charged, Checked, Provider, Started } from "../provider";
import { variables } from "../settings";
import { examinePaystack } from "./examine.server";
import { paystackHooks } from "./hooks.server";
import { refundedOf } from "./refunds.server";
import { type PaystackSettings, paystackSettings, paystackVariables } from "./settings";
import { isSigned } from "./signature.server";
import { paystackStatement } from "./statement-format";

export type Paystack = Provider & {
  /** Whether a webhook's body was signed with our key. */
  isSigned(rawBody: Uint8Array, signature: string): boolean;
};

/** Cards on Paystack's own page, in shillings. */
export const paystack: Adapter<PaystackSettings, Paystack> = {
  settings: variables(paystackVariables, paystackSettings),
  open: openPaystack,
  hooks: paystackHooks,
  statement: paystackStatement,
};

function openPaystack(settings: PaystackSettings): Paystack {
  return {
    ...aboutPaystack,
    isTest: settings.isTest,
    checkoutOrigins: [settings.checkoutOrigin],
    start: (charge) => initialize(settings, charge),
    check: (charged) => verify(settings, charged),
    examine: (siteUrl) => examinePaystack((path) => ask(settings, path), siteUrl),
    isSigned: (rawBody, signature) => isSigned(rawBody, signature, settings.secretKey),
  };
}

async function initialize(settings: PaystackSettings, charge: Charge): Promise<Started> {
  const reply = await callAgain(
    {
      url: `${settings.baseUrl}/transaction/initialize`,
      headers: { ...authorization(settings), "content-type": "application/json" },
      body: JSON.stringify({
        email: charge.email,
        amount: charge.amount.minor,
        currency: charge.amount.currency,
        reference: charge.reference,
        callback_url: charge.returnUrl,
        channels: ["card"],
        metadata: { order: charge.account, cancel_action: charge.cancelUrl },
      }),
    },
    patience.start,
  );
  return readInitialize(reply);
}

export function readInitialize(reply: Reply): Started {
  const opened = bodyOf(reply, initialized);
  if (opened) {
    const { reference: providerRef, authorization_url: checkoutUrl } = opened.data;
    return { state: "accepted", providerRef, checkoutUrl, trace: traceOf(reply) };
  }
  const refusal = bodyOf(reply, refused);
  const trace = traceOf(reply, { code: refusal?.code ?? undefined });
  // The first call arrived and its answer was lost. Its page is unknown, so nobody can pay there.
  if (refusal?.code === "duplicate_reference") return { state: "refused", reason: "busy", trace };
  if (reply.reached && reply.status === 429) return { state: "refused", reason: "busy", trace };
  return refusal && reply.reached && reply.status < 500
    ? { state: "refused", reason: "our-fault", trace }
    : { state: "unclear", trace };
}

async function verify(settings: PaystackSettings, charged: Charged): Promise<Checked> {
  const reply = await ask(settings, `/transaction/verify/${encodeURIComponent(charged.reference)}`);
  const told = readVerify(reply);
  if (told.state !== "paid" || told.returned || !told.amount) return told;
  // A charge that was refunded in part is still a `success`: only the list of refunds tells.
  const { amount, paidAt } = told;
  const returned = await refundedOf((path) => ask(settings, path), charged.reference, { amount, paidAt });
  if (returned) return { ...told, returned: returned.minor > 0 ? returned : undefined };
  // New money counts without it. Where it was booked before, the refunds were what was asked for.
  return charged.isPaid ? { state: "unknown", trace: { ...told.trace, code: "no list of refunds" } } : told;
}

function ask(settings: PaystackSettings, path: string): Promise<Reply> {
  const url = settings.baseUrl + path;
  return callAgain({ url, method: "GET", headers: authorization(settings) }, patience.question);
}

export function readVerify(reply: Reply): Checked {
  const answer = bodyOf(reply, verified);
  if (!answer) {
    const refusal = bodyOf(reply, refused);
    const unknown = refusal && /reference not found/i.test(refusal.message);
    const trace = traceOf(reply, { code: unknown ? "not found" : undefined });
    return { state: unknown ? "pending" : "unknown", trace };
  }
  const { reference, status, amount, requested_amount, currency, paid_at } = answer.data;
  const trace = traceOf(reply, { code: status });
  if (status === "success" || status === "reversed") {
    if (!isCurrency(currency)) return { state: "unknown", trace: { ...trace, code: `paid in ${currency}` } };
    // Where fees are passed to the buyer, `amount` is more than we asked for.
    const asked = { currency, minor: requested_amount ?? amount };
    const paidAt = paid_at ? new Date(paid_at) : null;
    const returned = status === "reversed" ? asked : undefined;
    return { state: "paid", receipt: reference, amount: asked, paidAt, returned, trace };
  }
  if (status === "failed") return { state: "failed", reason: "declined", final: false, trace };
  // `abandoned` is also the answer for a page that was just opened.
  return { state: "pending", trace };
}

function authorization({ secretKey }: PaystackSettings) {
  return { authorization: `Bearer ${secretKey}` };
}

const initialized = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.url(), reference: z.string() }),
});

const refused = z.object({
  status: z.literal(false),
  message: z.string().default(""),
  code: z.string().nullish(),
});

const verified = z.object({
  status: z.literal(true),
  data: z.object({
    // Paystack's own `id` has 64 bits, more than a number of JSON keeps.
    reference: z.string().min(1),
    status: z.string(),
    amount: z.number().int().nonnegative(),
    requested_amount: z.number().int().positive().nullish(),
    currency: z.string(),
    paid_at: z.iso.datetime({ offset: true }).nullish(),
  }),
});
