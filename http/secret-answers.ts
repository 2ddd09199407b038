import { createMiddleware } from "hono/factory";
import { isSecretPath } from "~/secret-paths";
import type { HttpEnv } from "./types";

/** What a secret address answers is kept out of caches, search engines and other sites' logs, errors and data included. */
export const secretAnswers = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (!isSecretPath(c.req.path)) return;
  c.res.headers.set("Cache-Control", "private, no-store");
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  c.res.headers.set("Referrer-Policy", "no-referrer");
});
