import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import { isAskedAbout } from "~/prerendered";
import type { BuiltFile, BuiltSite } from "./built-site";
import type { FactsOf } from "./route-facts";
import { fileSecurityHeaders, securityHeaders } from "./security-headers";
import type { HttpEnv } from "./types";

/** Answers GET and HEAD for built files, as they were compressed by the build. All else goes on to the application. */
export function staticFiles(site: BuiltSite, factsOf: FactsOf, tls: boolean) {
  const serve = serveStatic<HttpEnv>({ root: site.dir, precompressed: true });
  const files = new Map(
    [...site.files].map(([path, file]) => [path, headersOf(path, file, site, factsOf, tls)]),
  );
  return createMiddleware<HttpEnv>(async (c, next) => {
    const headers = isRead(c.req.method) && files.get(c.req.path);
    if (!headers || isAskedAbout(c.req.path + queryOf(c.req.url))) return next();
    // Hono's `etag` would answer once the file is open, and leave it so.
    if (c.req.header("if-none-match")?.includes(headers.ETag)) return c.body(null, 304, headers);
    const found = await serve(c, next);
    for (const [name, value] of Object.entries(headers)) found?.headers.set(name, value);
    return found;
  });
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Not by `new URL`, which throws for some of the hosts that are sent. */
function queryOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at);
}

function headersOf(path: string, { name, etag }: BuiltFile, site: BuiltSite, factsOf: FactsOf, tls: boolean) {
  const type = extname(name);
  const { framedBySelf } = factsOf(path);
  return {
    ETag: etag,
    "Cache-Control": cacheControl(path),
    ...(ownAnswers.has(type)
      ? securityHeaders({ scriptHashes: site.build.scripts[path], framedBySelf, tls })
      : fileSecurityHeaders(type, tls)),
    // The service worker shows this page under any URL, also that of an order, which is secret.
    ...(path === "/offline" ? { "Referrer-Policy": "no-referrer" } : {}),
    ...(seekable.has(type) ? { "Accept-Ranges": "bytes" } : { Vary: "Accept-Encoding" }),
    ...(ofOneBuild.has(type) ? { "X-Build": site.build.id } : {}),
    ...(type === ".data" ? { "Content-Type": "text/x-script; charset=utf-8" } : {}),
  };
}

function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (/^\/(media|share|illustrations)\//.test(path))
    return "public, max-age=86400, stale-while-revalidate=604800";
  return "public, max-age=0, must-revalidate";
}

/** What a browser may show by itself, and not as a part of a page. */
const ownAnswers = new Set([".html", ".data", ".json", ".webmanifest", ".xml", ".txt"]);

const seekable = new Set([".mp4", ".webm"]);

/** Marked with the build, since the service worker keeps pages and data of one build only. */
const ofOneBuild = new Set([".html", ".data"]);
