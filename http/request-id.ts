import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** One id per request: in the answer, in the log, and on the error page that a visitor may read out to us. */
export const requestId = createMiddleware<HttpEnv>(async (c, next) => {
  const id = randomUUID().slice(0, 8);
  c.set("requestId", id);
  await next();
  c.header("X-Request-Id", id);
});
