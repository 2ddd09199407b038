import { z } from "zod";
import { decimalOf, minorOf } from "~/money/decimals";
import { aboutPesapal } from "~/payment-providers/pesapal";
import { bodyOf, type Reply, traceOf } from "../call.server";
import { isCurrency } from "../money";
import type { Adapter, Charge, Charged, Checked, Provider, Started } from "../provider";
import { variables } from "../settings";
import { openClient, type PesapalClient, pesapalError } from "./client.server";
import { examinePesapal } from "./examine.server";
import { pesapalHooks } from "./hooks.server";
import { openNotification } from "./notification.server";
import { type PesapalSettings, pesapalSettings, pesapalVariables } from "./settings";

export type Pesapal = Provider & { hookSecret: string };

/** Cards on Pesapal's own page, in shillings: the second choice beside Paystack. */
export const pesapal: Adapter<PesapalSettings, Pesapal> = {
  settings: variables(pesapalVariables, pesapalSettings),
  open: openPesapal,
  hooks: pesapalHooks,
};

function openPesapal(settings: PesapalSettings, siteUrl: string): Pesapal {
  const client = openClient(settings);
  const hookUrl = `${siteUrl}/hooks/pesapal/${settings.hookSecret}`;
  const notificationId = openNotification(client, hookUrl);
  return {
    ...aboutPesapal,
    isTest: settings.isTest,
    // Its page stands on the host of its interface.
    checkoutOrigins: [new URL(settings.baseUrl).origin],
    hookSecret: settings.hookSecret,
    async start(charge) {
      const id = await notificationId();
      if (!id) return { state: "refused", reason: "busy", trace: { code: "no notification id" } };
      return submitOrder(client, charge, id);
    },
    check: (charged) => transactionStatus(client, charged),
    examine: () => examinePesapal(client, hookUrl),
  };
}

async function submitOrder(client: PesapalClient, charge: Charge, notificationId: string): Promise<Started> {
  const reply = await client.start("/api/Transactions/SubmitOrderRequest", {
    id: charge.reference,
    currency: charge.amount.currency,
    amount: Number(decimalOf(charge.amount.minor)),
    description: `Velto order ${charge.account}`,
    callback_url: charge.returnUrl,
    cancellation_url: charge.cancelUrl,
    redirect_mode: "TOP_WINDOW",
    notification_id: notificationId,
    billing_address: { email_address: charge.email, country_code: "KE" },
  });
  if (!reply) return { state: "refused", reason: "busy", trace: { code: "no token" } };
  const order = bodyOf(reply, submitted);
  if (order) {
    const { order_tracking_id: providerRef, redirect_url: checkoutUrl } = order;
    return { state: "accepted", providerRef, checkoutUrl, trace: traceOf(reply) };
  }
  const code = bodyOf(reply, pesapalError)?.error.code;
  const trace = traceOf(reply, { code });
  return code ? { state: "refused", reason: "our-fault", trace } : { state: "unclear", trace };
}

async function transactionStatus(
  client: PesapalClient,
  { providerRef, reference }: Charged,
): Promise<Checked> {
  if (!providerRef) return { state: "unknown", trace: { code: "no reference" } };
  const query = new URLSearchParams({ orderTrackingId: providerRef });
  const reply = await client.ask(`/api/Transactions/GetTransactionStatus?${query}`);
  return reply ? readStatus(reply, reference) : { state: "unknown", trace: { code: "no token" } };
}

export function readStatus(reply: Reply, reference: string): Checked {
  const code = bodyOf(reply, pesapalError)?.error.code;
  // Not paid yet, told as an error and sometimes with status 500.
  if (code === "payment_details_not_found") return { state: "pending", trace: traceOf(reply, { code }) };
  const answer = code ? undefined : bodyOf(reply, statusAnswer);
  if (!answer) return { state: "unknown", trace: traceOf(reply, { code }) };
  const trace = traceOf(reply, { code: String(answer.status_code) });
  // A notification named this order of theirs for ours.
  if (answer.merchant_reference !== reference)
    return { state: "unknown", trace: { ...trace, code: "another order" } };
  if (answer.status_code === 1 || answer.status_code === 3) {
    const minor = minorOf(answer.amount);
    if (!minor || !isCurrency(answer.currency) || !answer.confirmation_code)
      return { state: "unknown", trace };
    const amount = { currency: answer.currency, minor };
    const returned = answer.status_code === 3 ? amount : undefined;
    return { state: "paid", receipt: answer.confirmation_code, amount, paidAt: null, returned, trace };
  }
  if (answer.status_code === 2) return { state: "failed", reason: "declined", final: false, trace };
  return { state: "pending", trace };
}

const submitted = z.object({ order_tracking_id: z.string().min(1), redirect_url: z.url() });

const statusAnswer = z.object({
  status_code: z.coerce.number(),
  amount: z.number(),
  currency: z.string(),
  confirmation_code: z.string().nullish(),
  merchant_reference: z.string(),
});
