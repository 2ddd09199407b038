import { createMiddleware } from "hono/factory";
import { isSecretPath } from "~/secret-paths";
import type { HttpEnv } from "./types";

/**
 * Nothing of the staff side, and nothing that a secret address opens, is kept by a cache or found by a search engine,
 * errors and data included. A secret address is told to no other site.
 */
export const privateAnswers = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  const isSecret = isSecretPath(c.req.path);
  if (!isSecret && !isStaffPath(c.req.path)) return;
  c.res.headers.set("Cache-Control", "private, no-store");
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  if (isSecret) c.res.headers.set("Referrer-Policy", "no-referrer");
});

/** However it is spelt: the router takes an address in any case and with slashes to spare. */
function isStaffPath(path: string): boolean {
  return /^\/+staff(?![\w-])/i.test(path);
}
