/** Paths that the service worker can show without a connection. */
export async function keptPages(): Promise<string[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open("velto-pages-1");
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return [...new Set(paths)].filter((path) => !unlisted.has(path)).sort();
}

const unlisted = new Set(["/offline", "/chat-widget"]);
