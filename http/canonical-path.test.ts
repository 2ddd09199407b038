import { Hono } from "hono";
import { expect, test } from "vitest";
import { canonicalOf, canonicalPath } from "./canonical-path";
import { routePatterns } from "./route-patterns";
import type { HttpEnv } from "./types";

const paths = [
  "company",
  "search",
  "contact",
  "products/veltoerp",
  "orders/find",
  "orders/:key",
  "news/unsubscribe/:token",
  "*",
];
const patternOf = routePatterns(
  Object.fromEntries(paths.map((path) => [path, { id: path, path, module: {} as never }])),
);

test.each([
  ["/Company", "/company"],
  ["/Products/VeltoERP/", "/products/veltoerp"],
  ["/orders/find/", "/orders/find"],
  ["/Orders/Find", "/orders/find"],
  ["/ORDERS/aB3-Key_x/", "/orders/aB3-Key_x"],
  ["/News/Unsubscribe/aB3-Key_x", "/news/unsubscribe/aB3-Key_x"],
])("%s leads to %s", (path, canonical) => {
  expect(canonicalOf(path, patternOf)).toBe(canonical);
});

test.each([
  "/",
  "/company",
  "/orders/aB3-Key_x",
  "/orders/aB3-Key_x.data",
  "/assets/entry-BxY9.js",
  "//evil.example/X/",
  "/%45/",
])("%s stays as it is", (path) => {
  expect(canonicalOf(path, patternOf)).toBe(path);
});

test("the query is kept, and a form that is posted is not sent elsewhere", async () => {
  const app = new Hono<HttpEnv>().use(canonicalPath(patternOf)).all("*", (c) => c.text("here"));
  const moved = await app.request("/Search/?q=M-Pesa");
  expect(moved.status).toBe(308);
  expect(moved.headers.get("location")).toBe("/search?q=M-Pesa");
  expect((await app.request("/Contact", { method: "POST" })).status).toBe(200);
});
