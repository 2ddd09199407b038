import { type Context, Hono } from "hono";
import { followHint } from "../attempts/hints.server";
import { noteDispute } from "../disputes.server";
import { attemptByReference } from "../find.server";
import { type HooksEnv, jsonOf, refuse } from "../hook-guard.server";
import { readWebhook } from "./webhook";

export function paystackHooks() {
  return new Hono<HooksEnv>().post("/paystack", webhook);
}

async function webhook(c: Context<HooksEnv>) {
  const services = c.get("services");
  const { paystack } = services.payments;
  const raw = new Uint8Array(await c.req.arrayBuffer());
  if (!paystack?.isSigned(raw, c.req.header("x-paystack-signature") ?? "")) return refuse(c, 401);
  const news = readWebhook(jsonOf(new TextDecoder().decode(raw)));
  const attempt = news && (await attemptByReference(services.db, "paystack", news.reference));
  // Events about nothing of ours are taken, too: otherwise they would be repeated for days.
  if (!attempt) return c.body(null, 200);
  const { event, claim, key } = news;
  if (claim) {
    const place = { orderId: attempt.orderId, attemptId: attempt.id };
    await noteDispute(services, { provider: "paystack", ...place, ...claim });
  }
  await followHint(services, attempt, {
    kind: "webhook",
    key: key && `paystack:${key}`,
    event,
    wait: false,
  });
  return c.body(null, 200);
}
