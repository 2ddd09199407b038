import { publicPath } from "~/secret-paths";

/**
 * Path of the page of this site that the visitor saw before this one, if the browser tells it: the address of a page that
 * sends no referrer, such as an order's, stays hidden.
 */
export function previousPath(): string {
  const { navigation } = window as { navigation?: Navigation };
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? [];
  const pages = before.length > 0 ? before.map(({ url }) => url).reverse() : [document.referrer];
  return pages.map((url) => pathHere(url ?? "")).find((path) => path !== location.pathname) ?? "";
}

function pathHere(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? publicPath(pathname) : "";
}
