import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { safePath } from "~/secret-paths";
import type { HttpEnv } from "./types";

/** Method, path, status and time. No address, query or body, so the log holds no personal data. */
export function accessLog(log: Logger) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    // 499 as in nginx: the client closed the connection before the answer.
    const status = c.req.raw.signal.aborted ? 499 : c.res.status;
    const line = {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: safePath(c.req.path),
      status,
      ms,
    };
    if (status >= 500) log.error(line, "request");
    else log.info(line, "request");
  });
}
