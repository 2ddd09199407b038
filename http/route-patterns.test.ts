import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { patternsOf, routePatterns } from "./route-patterns";

const { routes } = (await import(
  /* @vite-ignore */ new URL("../dist/server/index.js", import.meta.url).href
)) as ServerBuild;

test("every path has the pattern that React Router answers it with", () => {
  const patternOf = routePatterns(routes);
  const tree = children(undefined);
  const paths = patternsOf(routes).flatMap(spellings);
  expect(paths.length).toBeGreaterThan(500);
  for (const path of [...paths, "/", "//", "//contact", "/orders/a%2Fb", "/%63ontact"]) {
    const matches = matchRoutes(tree, path) ?? [];
    const pattern = matches.map(({ route }) => route.path).filter(Boolean);
    expect(patternOf(path), path).toBe(pattern.join("/"));
  }
});

/** A path of the pattern in several spellings, and its neighbours. */
function spellings(pattern: string): string[] {
  const path = `/${pattern.replaceAll(/:\w+/g, "aB3-Key_x").replaceAll("*", "some/thing")}`;
  const neighbours = ["/more", "/new", ".data"].map((end) => path + end);
  return [
    path,
    `${path}/`,
    `${path}//`,
    path.toUpperCase(),
    path.replace(/\/[^/]+$/, ""),
    path.replace(/[^/]+$/, "other"),
    ...neighbours,
  ];
}

function children(parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>;
      return index ? { id, path, index } : { id, path, children: children(id) };
    });
}
