import { createMiddleware } from "hono/factory";
import type { PatternOf } from "./route-patterns";
import type { HttpEnv } from "./types";

/** Pages have one address each: lower case and without a slash at the end. Others lead there for good. */
export function canonicalPath(patternOf: PatternOf) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalOf(pathname, patternOf);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || canonical === pathname) return next();
    return c.redirect(canonical + search, 308);
  });
}

/** What the application asks for by itself, or an address that is none of ours, stays as it is. */
export function canonicalOf(path: string, patternOf: PatternOf): string {
  if (path.startsWith("//") || /%|\.[^/]*$/.test(path)) return path;
  const plain = path.replace(/\/+$/, "") || "/";
  const pattern = patternOf(plain).split("/");
  // A key, such as an order's, tells capitals from small letters.
  const segments = plain.slice(1).split("/");
  return `/${segments.map((segment, i) => (pattern[i]?.startsWith(":") ? segment : segment.toLowerCase())).join("/")}`;
}
