import { readdirSync } from "node:fs";

/** Paths built into files. Everything else is rendered per request: search results, orders, form answers, 404. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return [...getStaticPaths().filter((path) => !perRequest.has(path)), ...articlePaths()];
}

const perRequest = new Set(["/search", "/orders/find", "/chat/hand-over", "/*", "*"]);

function articlePaths(): string[] {
  const files = readdirSync(new URL("./blog/articles", import.meta.url));
  return files.map((file) => `/blog/${file.replace(".mdx", "")}`);
}
