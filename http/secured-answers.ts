import { createMiddleware } from "hono/factory";
import { securityHeaders } from "./security-headers";
import type { HttpEnv } from "./types";

/** The same headers as on built files, unless a handler has set its own. */
export function securedAnswers(tls: boolean) {
  const defaults = Object.entries({ ...securityHeaders({ tls }), "Cache-Control": "no-store" });
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    for (const [name, value] of defaults) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
