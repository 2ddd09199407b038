import { createMiddleware } from "hono/factory";
import { isSecretPath } from "~/secret-paths";
import { securityHeaders } from "./security-headers";
import type { HttpEnv } from "./types";

/**
 * On every answer of the application, errors and data included. Nothing of the staff side, and nothing that a secret
 * address opens, is kept by a cache or found by a search engine; a secret address is told to no other site. A 503 says
 * when to come back. The rest stands as on built files, unless a handler has set its own.
 */
export function answerHeaders(tls: boolean) {
  const usual = { ...securityHeaders({ tls }), "Cache-Control": "no-store" };
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const isSecret = isSecretPath(c.req.path);
    if (isSecret || isStaffPath(c.req.path)) {
      headers.set("Cache-Control", "private, no-store");
      headers.set("X-Robots-Tag", "noindex, nofollow");
    }
    if (isSecret) headers.set("Referrer-Policy", "no-referrer");
    for (const [name, value] of Object.entries(status === 503 ? { ...usual, "Retry-After": "30" } : usual)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  });
}

/** However it is spelt: the router takes an address in any case and with slashes to spare. */
function isStaffPath(path: string): boolean {
  return /^\/+staff(?![\w-])/i.test(path);
}
