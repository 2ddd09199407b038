import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** Every 503 has a `Retry-After`, whichever middleware answered. */
export const retryAfter = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.res.headers.set("Retry-After", "30");
});
