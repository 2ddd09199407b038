/** Paths built into files. Everything else is rendered per request: search results, orders, form answers, 404. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return getStaticPaths().filter((path) => !perRequest.has(path));
}

const perRequest = new Set(["/search", "/orders/find", "/chat/hand-over", "/*", "*"]);
