import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** Nothing of the staff side is kept by a cache or found by a search engine, errors and data included. */
export const staffAnswers = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  if (!isStaffPath(c.req.path)) return;
  c.res.headers.set("Cache-Control", "private, no-store");
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
});

/** However it is spelt: the router takes an address in any case and with slashes to spare. */
export function isStaffPath(path: string): boolean {
  return /^\/+staff(?![\w-])/i.test(path);
}
