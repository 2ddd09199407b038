import { createMiddleware } from "hono/factory";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { chooseEncoding } from "./encoding";
import type { StaticAnswer } from "./static-answers";
import type { HttpEnv } from "./types";

/** Addresses that only the last route, `*`, matches are answered from the built page, without rendering. */
export function notFound(build: ServerBuild, page: StaticAnswer | undefined) {
  const isUnknown = unknownPaths(build.routes);
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (!page || (method !== "GET" && method !== "HEAD") || path.endsWith(".data") || !isUnknown(path))
      return next();
    const encoding = chooseEncoding(c.req.header("accept-encoding"), page.variants);
    const { headers, body } = page.variants[encoding] ?? page.variants.identity;
    const { ETag: _etag, "Cache-Control": _cached, ...kept } = headers;
    return new Response(method === "HEAD" ? null : new Uint8Array(body), {
      status: 404,
      headers: { ...kept, "Cache-Control": "no-store" },
    });
  });
}

export function unknownPaths(routes: ServerBuild["routes"]): (path: string) => boolean {
  const tree = children(routes, undefined);
  return (path) => matchRoutes(tree, path)?.at(-1)?.route.path === "*";
}

function children(routes: ServerBuild["routes"], parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: children(routes, id) };
    });
}
