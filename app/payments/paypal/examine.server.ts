import { z } from "zod";
import { decimalOf } from "~/money/decimals";
import { bodyOf, patience } from "../call.server";
import type { Finding } from "../provider";
import { issueOf, type PaypalClient } from "./client.server";
import type { PaypalSettings } from "./settings";

/** Lists the webhooks of the app: ours must be there, with our address and every event that we read. */
export async function examinePaypal(
  client: PaypalClient,
  { webhookId, rate }: PaypalSettings,
  siteUrl: string,
): Promise<Finding[]> {
  const path = "/v1/notifications/webhooks";
  const reply = await client.send({ path, method: "GET", timeoutMs: patience.question });
  if (!reply) {
    const says =
      "PayPal gives no access token. PAYPAL_CLIENT_ID or PAYPAL_CLIENT_SECRET is wrong or of the other environment, or PayPal can't be reached.";
    return [{ state: "wrong", says }];
  }
  const shillings = `A dollar is ${decimalOf(rate)} shillings (KES_PER_USD). Look at it once a week.`;
  return [
    { state: "right", says: "PayPal gives an access token." },
    aboutWebhook(bodyOf(reply, webhooks)?.webhooks, { webhookId, url: `${siteUrl}/hooks/paypal` }) ?? {
      state: "unsure",
      says: `PayPal does not list its webhooks: ${issueOf(reply)?.issue ?? "no readable answer"}.`,
    },
    { state: "right", says: shillings },
  ];
}

type Webhooks = z.output<typeof webhooks>["webhooks"];

function aboutWebhook(
  list: Webhooks | undefined,
  { webhookId, url }: { webhookId: string; url: string },
): Finding | undefined {
  if (!list) return undefined;
  const own = list.find(({ id }) => id === webhookId);
  if (!own) return { state: "wrong", says: `PayPal knows no webhook ${webhookId} (PAYPAL_WEBHOOK_ID).` };
  if (own.url !== url) return { state: "wrong", says: `PayPal reports to ${own.url}. It must be ${url}.` };
  const names = new Set(own.event_types.map(({ name }) => name));
  const missing = names.has("*") ? [] : wantedEvents.filter((event) => !names.has(event));
  return missing.length > 0
    ? { state: "wrong", says: `PayPal does not report these events: ${missing.join(", ")}.` }
    : { state: "right", says: "PayPal reports here, with every event that is read." };
}

/** Refunds, reversals and disputes come by these alone: nobody asks about a payment once it is booked. */
export const wantedEvents = [
  "CHECKOUT.ORDER.APPROVED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.DECLINED",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
];

const webhooks = z.object({
  webhooks: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      event_types: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
});
