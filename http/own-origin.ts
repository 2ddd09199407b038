import { csrf } from "hono/csrf";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/**
 * CSRF protection. Two origins are ours: the request's, and that of `SITE_URL`, since behind a TLS proxy that is not
 * trusted the request looks like http.
 */
export function ownOriginOnly(siteUrl: string) {
  const check = csrf({ origin: (origin, c) => origin === c.get("visitor").origin || origin === siteUrl });
  return createMiddleware<HttpEnv>(async (c, next) => {
    // Browsers send at least one of the two with a POST. A program that sends neither carries no visitor's cookies.
    if (c.req.header("origin") || c.req.header("sec-fetch-site")) return check(c, next);
    await next();
  });
}
