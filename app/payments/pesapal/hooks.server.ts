import { type Context, Hono } from "hono";
import { followHint } from "../attempts/hints.server";
import { attemptByProviderRef, attemptByReference } from "../find.server";
import { type HooksEnv, jsonOf, refuse } from "../hook-guard.server";
import { isSame } from "../token-hash.server";
import { readNotification } from "./notification.server";

export function pesapalHooks() {
  return new Hono<HooksEnv>().on(["GET", "POST"], "/pesapal/:secret", notification);
}

/** Says that something happened to an order, and not what. Pesapal wants its three names back. */
async function notification(c: Context<HooksEnv, "/pesapal/:secret">) {
  const services = c.get("services");
  const { pesapal } = services.payments;
  if (!pesapal || !isSame(c.req.param("secret"), pesapal.hookSecret)) return refuse(c);
  const posted = c.req.method === "POST" ? jsonOf(await c.req.text()) : undefined;
  const news = readNotification({ ...c.req.query(), ...(posted as object | undefined) });
  if (news) {
    const { trackingId: providerRef, reference } = news;
    const attempt =
      (await attemptByProviderRef(services.db, "pesapal", providerRef)) ??
      (await attemptByReference(services.db, "pesapal", reference));
    if (attempt) await followHint(services, attempt, { kind: "webhook", providerRef, wait: false });
  }
  return c.json({
    orderNotificationType: "IPNCHANGE",
    orderTrackingId: news?.trackingId ?? "",
    orderMerchantReference: news?.reference ?? "",
    status: 200,
  });
}
