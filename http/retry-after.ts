import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** Whatever can't be done now says when to come back, whichever middleware answered so. */
export const retryAfter = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("Retry-After")) c.res.headers.set("Retry-After", "30");
});
