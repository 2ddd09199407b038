import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { EdgeEnv } from "./types.ts";

/** Method, path, status and time. No address, no query, no body: nothing in the log tells who it was. */
export function accessLog(log: Logger) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    const line = {
      id: c.get("requestId"),
      method: c.req.method,
      path: safePath(c.req.path),
      status: c.res.status,
      ms,
    };
    if (c.res.status >= 500) log.error(line, "request");
    else log.info(line, "request");
  });
}

/** An order's key opens its page, so it is a secret. */
export function safePath(path: string): string {
  return path.replace(/^\/+orders\/+(?!find(?:\.data)?$)[^/.]+/i, "/orders/:key").slice(0, 200);
}
