import { z } from "zod";
import { bodyOf, patience } from "../call.server";
import type { PaypalClient } from "./client.server";

/** Which order a webhook speaks of, and the event's own id. Undefined for events that are not about one. */
export function readWebhook(body: unknown): { orderId: string; key: string; event: string } | undefined {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return undefined;
  const { id: key, event_type: event, resource } = parsed.data;
  const orderId = event.startsWith("CHECKOUT.ORDER.")
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
  return orderId ? { orderId, key, event } : undefined;
}

/** PayPal itself says whether it sent this. Its answer is `undefined` when it can't be asked. */
export async function isGenuine(
  client: PaypalClient,
  webhookId: string,
  rawBody: string,
  header: (name: string) => string | undefined,
): Promise<boolean | undefined> {
  const told = JSON.stringify({
    auth_algo: header("paypal-auth-algo") ?? "",
    cert_url: header("paypal-cert-url") ?? "",
    transmission_id: header("paypal-transmission-id") ?? "",
    transmission_sig: header("paypal-transmission-sig") ?? "",
    transmission_time: header("paypal-transmission-time") ?? "",
    webhook_id: webhookId,
  });
  // The body goes in as it came: read and written again, `1.0` becomes `1` and the signature no longer fits.
  const body = `${told.slice(0, -1)},"webhook_event":${rawBody}}`;
  const path = "/v1/notifications/verify-webhook-signature";
  const reply = await client.send({ path, body, timeoutMs: patience.question });
  const answer = reply && bodyOf(reply, verification);
  return answer && answer.verification_status === "SUCCESS";
}

const verification = z.object({ verification_status: z.string() });

const webhook = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.object({
    id: z.string().max(60).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().max(60).optional() }).nullish() })
      .nullish(),
  }),
});
