import { createMiddleware } from "hono/factory";
import { chooseEncoding } from "./encoding";
import type { PatternOf } from "./route-patterns";
import type { StaticAnswer } from "./static-answers";
import type { HttpEnv } from "./types";

/** URLs that only the last route, `*`, matches are answered with the built page. In development it is rendered. */
export function notFound(patternOf: PatternOf, page: StaticAnswer | undefined) {
  const isUnknown = (path: string) => patternOf(path) === "*";
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { method, path } = c.req;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || path.endsWith(".data") || !isUnknown(path)) return next();
    if (!page) {
      await next();
      c.res = new Response(c.res.body, { status: 404, headers: c.res.headers });
      return;
    }
    const encoding = chooseEncoding(c.req.header("accept-encoding"), page.variants);
    const { headers, body } = page.variants[encoding] ?? page.variants.identity;
    const { ETag: _etag, "Cache-Control": _cached, ...kept } = headers;
    return new Response(method === "HEAD" ? null : new Uint8Array(body), {
      status: 404,
      headers: { ...kept, "Cache-Control": "no-store" },
    });
  });
}
