import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import { getMimeType } from "hono/utils/mime";
import { isAskedAbout } from "~/prerendered";
import type { BuiltFile } from "./built-site";
import type { FinishedText } from "./finish-page";
import type { FactsOf } from "./route-facts";
import { fileSecurityHeaders, securityHeaders } from "./security-headers";
import type { HttpEnv, HttpOptions } from "./types";

/** Answers GET and HEAD for built files: texts from memory, the rest by the library. All else goes on to the application. */
export function staticFiles({ site, tls }: Pick<HttpOptions, "site" | "tls">, factsOf: FactsOf) {
  const serve = serveStatic<HttpEnv>({ root: site?.dir });
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (!site || !isRead(c.req.method)) return next();
    const isOld = site.isOld?.has(c.req.path);
    // Files are made anew within seconds; a page is rendered until it is.
    if (isOld && extname(c.req.path)) await site.together;
    else if (isOld) return next();
    const file = site.files.get(c.req.path);
    if (!file || isAskedAbout(c.req.url.slice(c.req.url.indexOf("/", "https://".length)))) return next();
    const headers = headersOf(c.req.path, file, site.build.id, factsOf, tls);
    // Hono's `etag` would answer once the file is open, and leave it so.
    if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304, headers);
    if (file.text) return answerText(c, file.name, file.text, headers);
    const found = await serve(c, next);
    // A file that is gone is answered by the application.
    if (!(found instanceof Response)) return;
    for (const [name, value] of Object.entries(headers)) found.headers.set(name, value);
    return found;
  });
}

function answerText(c: Context, name: string, text: FinishedText, headers: Record<string, string>) {
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["br", "gzip"],
    default: "identity",
    match: (accepted, { supports }) =>
      supports.find((type) => accepted.some((one) => one.type === type && one.q > 0)) ?? "identity",
  });
  const { br, gzip, content } = text;
  const body = { br, gzip }[encoding] ?? content;
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    "Content-Type": getMimeType(name) ?? "application/octet-stream",
    "Content-Length": String(body.length),
    ...(body === content ? {} : { "Content-Encoding": encoding }),
  });
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function headersOf(
  path: string,
  { name, etag, text, scripts }: BuiltFile,
  buildId: string,
  factsOf: FactsOf,
  tls: boolean,
): Record<string, string> {
  const type = extname(name);
  const { framedBySelf } = factsOf(path);
  return {
    ETag: etag,
    "Cache-Control": cacheControl(path),
    ...(ownAnswers.has(type)
      ? securityHeaders({ scriptHashes: scripts, framedBySelf, tls })
      : fileSecurityHeaders(type, tls)),
    // The service worker shows this page under any URL, also that of an order, which is secret.
    ...(/^(\/sw)?\/offline$/.test(path) ? { "Referrer-Policy": "no-referrer" } : {}),
    ...(text ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
    // The service worker keeps pages of one build only.
    ...(type === ".html" ? { "X-Build": buildId } : {}),
  };
}

function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (/^\/(media|share|illustrations)\//.test(path))
    return "public, max-age=86400, stale-while-revalidate=604800";
  return "public, max-age=0, must-revalidate";
}

/** What a browser may show by itself, and not as a part of a page. */
const ownAnswers = new Set([".html", ".json", ".webmanifest", ".xml", ".txt"]);
