import { createMiddleware } from "hono/factory";
import type { PatternOf } from "./route-patterns";
import { withoutTrailingSlashes } from "./trailing-slashes";
import type { HttpEnv } from "./types";

/** Each page has one URL, in lower case and without a trailing slash. Other spellings are redirected permanently. */
export function canonicalPath(patternOf: PatternOf) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalOf(pathname, patternOf);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || canonical === pathname) return next();
    return c.redirect(canonical + search, 308);
  });
}

/** Data requests (`.data`), files and escaped paths are left unchanged. */
export function canonicalOf(path: string, patternOf: PatternOf): string {
  const last = path.slice(path.lastIndexOf("/"));
  if (path.startsWith("//") || path.includes("%") || last.includes(".")) return path;
  const plain = withoutTrailingSlashes(path);
  const pattern = patternOf(plain).split("/");
  // Parameters, such as an order's key, are case-sensitive.
  const segments = plain.slice(1).split("/");
  return `/${segments.map((segment, i) => (pattern[i]?.startsWith(":") ? segment : segment.toLowerCase())).join("/")}`;
}
