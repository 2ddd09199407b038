import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** Pages have one address each: lower case and without a slash at the end. Others lead there for good. */
export const canonicalPath = createMiddleware<HttpEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalOf(pathname);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || canonical === pathname) return next();
  return c.redirect(canonical + search, 308);
});

/** What the application asks for by itself, or an address that is none of ours, stays as it is. */
export function canonicalOf(path: string): string {
  if (path.startsWith("//") || /%|\.[^/]*$/.test(path)) return path;
  const plain = path.replace(/\/+$/, "") || "/";
  const [, order] = /^\/orders\/([^/]+)$/i.exec(plain) ?? [];
  // An order's key tells capitals from small letters.
  if (order && order.toLowerCase() !== "find") return `/orders/${order}`;
  return plain.toLowerCase();
}
