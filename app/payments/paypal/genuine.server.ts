import { z } from "zod";
import { bodyOf, patience } from "../call.server";
import type { PaypalClient } from "./client.server";

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
