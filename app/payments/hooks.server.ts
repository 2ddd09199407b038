import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { servicesFor } from "~/services-context";
import type { HooksEnv } from "./hook-guard.server";
import { providerHooks } from "./providers.server";
import type { PayServices } from "./services";

/**
 * Where providers tell us how payments ended. No cookies, no origin: a secret in the address or a signature over
 * the body opens them. Mounted at `/hooks`.
 */
export function hooksApp(services: PayServices) {
  const app = new Hono<HooksEnv>()
    .use(bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text("Too large", 413) }))
    .use((c, next) => {
      c.set("services", servicesFor(services, c.get("requestId") ?? ""));
      return next();
    });
  for (const hooks of providerHooks()) app.route("/", hooks);
  return app.all("*", (c) => c.text("Not found", 404));
}
