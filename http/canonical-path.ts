import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/**
 * Each page has one URL, without a trailing slash; a built one in lower case too. Other spellings are redirected
 * permanently. Keys in an address are case-sensitive, so what is rendered keeps its case.
 */
export function canonicalPath(isBuilt: (path: string) => boolean) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    // Looking back keeps it quick: `/\/+$/` alone takes a quarter of a second for `/` 15,000 times and then `b`.
    const plain = pathname.startsWith("//") ? pathname : pathname.replace(/(?<=[^/])\/+$/, "");
    const lower = plain.toLowerCase();
    const canonical = isBuilt(lower) ? lower : plain;
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || canonical === pathname) return next();
    return c.redirect(canonical + search, 308);
  });
}
