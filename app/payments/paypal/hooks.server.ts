import { type Context, Hono } from "hono";
import { attemptByProviderRef } from "../find.server";
import { followHint } from "../hints.server";
import { type HooksEnv, jsonOf, refuse } from "../hook-guard.server";
import { readWebhook } from "./webhook.server";

export function paypalHooks() {
  return new Hono<HooksEnv>().post("/paypal", webhook);
}

async function webhook(c: Context<HooksEnv>) {
  const services = c.get("services");
  const { paypal } = services.payments;
  const raw = await c.req.text();
  const news = readWebhook(jsonOf(raw));
  if (!paypal || !news) return refuse(c, 401);
  const attempt = await attemptByProviderRef(services.db, "paypal", news.orderId);
  if (!attempt) return c.body(null, 200);
  const genuine = await paypal.isGenuine(raw, (name) => c.req.header(name));
  // PayPal repeats what was not taken.
  if (genuine === undefined) return c.body(null, 503);
  if (!genuine) return refuse(c, 401);
  await followHint(services, attempt, { kind: "webhook", key: `paypal:${news.key}`, event: news.event });
  return c.body(null, 200);
}
