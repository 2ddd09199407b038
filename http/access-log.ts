import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
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

/** The key of an order, a quotation or a demo opens its page, a secret its calendar; tokens end a subscription or sign in, providers report under secret addresses. */
export function safePath(path: string): string {
  return path
    .replace(/^\/+orders\/+(?!find(?:\.data)?$)[^/.]+/i, "/orders/:key")
    .replace(/^\/+demos\/+[^/.]+/i, "/demos/:key")
    .replace(/^\/+quotations\/+[^/.]+/i, "/quotations/:key")
    .replace(/^\/+staff\/+calendar\/+[^/.]+/i, "/staff/calendar/:secret")
    .replace(/^\/+(hooks\/+(?:stk|c2b|pesapal)|pay\/+(?:return|cancel))\/+[^/.]+/i, "/$1/:secret")
    .replace(/^\/+news\/+(confirm|unsubscribe)\/+[^/.]+/i, "/news/$1/:token")
    .replace(/^\/+staff\/+sign-in\/+[^/.]+/i, "/staff/sign-in/:token")
    .slice(0, 200);
}
