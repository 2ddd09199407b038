import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** The pattern of the route that answers a path, such as `orders/:key`; `*` where only the last route does. */
export type PatternOf = (path: string) => string;

export function routePatterns(routes: ServerBuild["routes"]): PatternOf {
  const tree = children(routes, undefined);
  return (path) =>
    (matchRoutes(tree, path) ?? [])
      .map(({ route }) => route.path)
      .filter(Boolean)
      .join("/");
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
