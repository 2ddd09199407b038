import type { ServerBuild } from "react-router";
import { machines } from "./catalogue/machines";
import { englishPath } from "./language/language";

/** Paths built into files. Everything else is rendered per request: search results, orders, form answers, the staff side. */
export function builtPaths(routes: Routes): string[] {
  return Object.entries(routes)
    .filter(([, route]) => route?.path || route?.index)
    .map(([id]) => pathOf(routes, id) || "/")
    .filter((path) => !/[:*]/.test(path) && !perRequest.has(englishPath(path)) && !isStaff(path));
}

/** Pages that everybody can open at one address, built or not: inside the site's frame, without a key in it. */
export function publicPaths(routes: Routes): string[] {
  return Object.entries(routes)
    .filter(([id, route]) => route && (route.path || route.index) && isFramed(routes, id))
    .map(([id]) => pathOf(routes, id) || "/")
    .filter((path) => !/[:*]/.test(path));
}

function isFramed(routes: Routes, id: string | undefined): boolean {
  return id !== undefined && (id === "shell/layout" || isFramed(routes, routes[id]?.parentId));
}

/** The whole path of a route, as it stands in `routes.ts`. */
export function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return "";
  return pathOf(routes, route.parentId) + (route.path ? `/${route.path}` : "");
}

type Routes = ServerBuild["routes"];

/** A built page knows no query. These name, find or keep what their visitor asks about or has chosen, so with that in the address they are rendered. */
export function isAskedAbout(url: string): boolean {
  return (
    /^(\/sw)?\/(contact|request-demo)\?(.*&)?(about|order)=|^(\/sw)?\/help\?(.*&)?q=/.test(url) ||
    /^\/pricing\?(.*&)?(trade|shops|tills|own)=/.test(url) ||
    aboutCounter.test(url)
  );
}

const aboutCounter = new RegExp(
  `^(?:/sw)?/products/hardware\\?(.*&)?(trade|${machines.map(({ id }) => id).join("|")})=`,
);

const perRequest = new Set([
  "/search",
  "/products/hardware/order",
  "/products/hardware/stock",
  "/orders/find",
  "/products/hardware/quotation",
  "/chat/hand-over",
]);

function isStaff(path: string): boolean {
  return path === "/staff" || path.startsWith("/staff/");
}
