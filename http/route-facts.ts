import type { ServerBuild } from "react-router";
import { pathOf } from "~/prerendered";
import type { RouteFacts } from "~/route-facts";

export type FactsOf = (path: string) => RouteFacts;

type Routes = ServerBuild["routes"];

/**
 * What the route of a path says about itself, however the path is spelt: React Router matches it in any case, with
 * escapes, with extra slashes and as data.
 */
export function routeFacts(routes: Routes): FactsOf {
  const known = Object.keys(routes)
    .map((id) => ({ pattern: pathOf(routes, id), facts: factsOfRoute(routes, id) }))
    .filter(({ facts }) => Object.keys(facts).length > 0)
    .sort((a, b) => (wordsFirst(a.pattern) < wordsFirst(b.pattern) ? -1 : 1))
    .map(({ pattern, facts }) => ({ rule: ruleOf(pattern), facts }));
  return (path) => {
    const plain = tidy(path);
    return known.find(({ rule }) => rule.test(plain))?.facts ?? {};
  };
}

function factsOfRoute(routes: Routes, id: string | undefined): RouteFacts {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return {};
  return { ...factsOfRoute(routes, route.parentId), ...(route.module.handle as RouteFacts | undefined) };
}

/** `/orders/find` comes before `/orders/:key`, and that before `/*`. */
function wordsFirst(pattern: string): string {
  return pattern.replaceAll(":", "\ufffe").replaceAll("*", "\uffff");
}

function ruleOf(pattern: string): RegExp {
  const rule = pattern.replaceAll(".", "\\.").replaceAll("*", ".*").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${rule}$`, "i");
}

function tidy(path: string): string {
  return decodeURIComponent(path)
    .replace(/\/+/g, "/")
    .replace(/(\/?\.data|\/)$/, "");
}
