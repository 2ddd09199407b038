import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Services, servicesFor } from "~/services.server";
import type { HooksEnv } from "./hook-guard.server";
import { mpesaHooks } from "./mpesa/hooks.server";
import { paypalHooks } from "./paypal/hooks.server";
import { paystackHooks } from "./paystack/hooks.server";
import { pesapalHooks } from "./pesapal/hooks.server";

/**
 * Where providers tell us how payments ended. No cookies, no origin: a secret in the address or a signature over
 * the body opens them. Mounted at `/hooks`.
 */
export function hooksApp(services: Services) {
  return new Hono<HooksEnv>()
    .use(bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text("Too large", 413) }))
    .use((c, next) => {
      c.set("services", servicesFor(services, c.get("requestId") ?? ""));
      return next();
    })
    .route("/", mpesaHooks())
    .route("/", paystackHooks())
    .route("/", paypalHooks())
    .route("/", pesapalHooks())
    .all("*", (c) => c.text("Not found", 404));
}
