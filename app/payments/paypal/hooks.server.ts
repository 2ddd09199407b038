import { type Context, Hono } from "hono";
import type { Database } from "~/db/open.server";
import type { PaymentAttempt } from "~/db/schema";
import { followHint } from "../attempts/hints.server";
import { noteDispute } from "../disputes.server";
import { attemptByProviderRef, attemptByReference, paymentByReceipt } from "../find.server";
import { type HooksEnv, jsonOf, mayVerify, refuse } from "../hook-guard.server";
import { type PaypalNews, readWebhook } from "./webhook";

export function paypalHooks() {
  return new Hono<HooksEnv>().post("/paypal", webhook);
}

async function webhook(c: Context<HooksEnv>) {
  const services = c.get("services");
  const { paypal } = services.payments;
  const raw = await c.req.text();
  const news = readWebhook(jsonOf(raw));
  if (!paypal || !news) return refuse(c, 401);
  const place = await placeOf(services.db, news);
  // About nothing of ours: nothing is kept, so nobody asks PayPal who signed it.
  if (!place) return c.body(null, 200);
  if (!(await mayVerify(services, place.attemptId ?? place.orderId))) return c.body(null, 429);
  const genuine = await paypal.isGenuine(raw, (name) => c.req.header(name));
  // PayPal repeats what was not taken.
  if (genuine === undefined) return c.body(null, 503);
  if (!genuine) return refuse(c, 401);
  const { key, event, claim } = news;
  if (claim) await noteDispute(services, { provider: "paypal", ...place, ...claim });
  if (place.attemptId) {
    const attempt = { id: place.attemptId, provider: "paypal" } as const;
    await followHint(services, attempt, { kind: "webhook", key: `paypal:${key}`, event, wait: false });
  }
  return c.body(null, 200);
}

type Place = { orderId: string; attemptId: string | null };

async function placeOf(db: Database, news: PaypalNews): Promise<Place | undefined> {
  const { orderId, captureId, reference } = news;
  const ordered = orderId && (await attemptByProviderRef(db, "paypal", orderId));
  if (ordered) return ofAttempt(ordered);
  const paid = captureId && (await paymentByReceipt(db, "paypal", captureId));
  if (paid) return paid;
  const named = reference && (await attemptByReference(db, "paypal", reference));
  return named ? ofAttempt(named) : undefined;
}

function ofAttempt({ id, orderId }: PaymentAttempt): Place {
  return { orderId, attemptId: id };
}
