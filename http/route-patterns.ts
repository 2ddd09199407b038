import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";
import { withoutTrailingSlashes } from "./trailing-slashes";

/** The pattern of the route that answers a path, such as `orders/:key`; `*` where only the last route does. */
export type PatternOf = (path: string) => string;

/**
 * Answers as React Router's `matchRoutes` does, which compiles all routes anew at every call: too much work for every
 * request, before any limit.
 */
export function routePatterns(routes: ServerBuild["routes"]): PatternOf {
  const router = new TrieRouter<string>();
  for (const pattern of patternsOf(routes).sort(mostSpecificFirst)) {
    router.add("GET", `/${pattern}`, pattern);
  }
  return (path) => {
    const plain = withoutTrailingSlashes(decoded(path).toLowerCase());
    return router.match("GET", plain)[0][0]?.[0] ?? "";
  };
}

export function patternsOf(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && (route.path !== undefined || route.index === true))
    .map((route) => fullPath(routes, route?.id));
}

/** The pattern of one route, its parents' included. */
export function fullPath(routes: ServerBuild["routes"], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  return route ? [fullPath(routes, route.parentId), route.path].filter(Boolean).join("/") : "";
}

/** A word before a parameter before `*`, segment by segment. */
function mostSpecificFirst(a: string, b: string): number {
  return kinds(a).localeCompare(kinds(b));
}

function kinds(pattern: string): string {
  return pattern
    .split("/")
    .map((segment) => (segment === "*" ? 3 : segment.startsWith(":") ? 2 : 1))
    .join("");
}

function decoded(path: string): string {
  try {
    return path
      .split("/")
      .map((segment) => encodeSlash(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return path;
  }
}

/** An escaped slash is part of its segment. */
function encodeSlash(segment: string): string {
  return segment.replaceAll("/", "%2F");
}
