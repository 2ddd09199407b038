import { type Context, Hono } from "hono";
import { attemptByReference } from "../find.server";
import { followHint } from "../hints.server";
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
  if (attempt) {
    await followHint(services, attempt, { kind: "webhook", key: `paystack:${news.key}`, event: news.event });
  }
  // Events about nothing of ours are taken, too: otherwise they would be repeated for days.
  return c.body(null, 200);
}
