import { csrf } from "hono/csrf";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/**
 * A form on another site must not post in our visitor's name. Our own origins are the one of the request and the
 * one of `SITE_URL`: behind a TLS proxy that is not trusted the request only looks like http.
 */
export function ownOriginOnly(siteUrl: string) {
  const check = csrf({ origin: (origin, c) => origin === c.get("visitor").origin || origin === siteUrl });
  return createMiddleware<HttpEnv>(async (c, next) => {
    // A browser that posts sends at least one of the two; a program that sends neither acts for nobody else.
    if (c.req.header("origin") || c.req.header("sec-fetch-site")) return check(c, next);
    await next();
  });
}
