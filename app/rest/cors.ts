import { createMiddleware } from "hono/factory";

/** Any page may post here: no cookie is read, and the key is public. */
export const allowOtherOrigins = createMiddleware(async (c, next) => {
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Access-Control-Expose-Headers", "Content-Range, Location, Retry-After");
  if (c.req.method !== "OPTIONS") return next();

  c.header("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  c.header("Access-Control-Allow-Headers", c.req.header("access-control-request-headers") ?? "*");
  c.header("Access-Control-Max-Age", "86400");
  c.header("Vary", "Access-Control-Request-Headers");
  return c.body(null, 200);
});
