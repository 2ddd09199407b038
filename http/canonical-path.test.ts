import { Hono } from "hono";
import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path";
import type { HttpEnv } from "./types";

const built = new Set(["/", "/company", "/products/veltoerp"]);
const app = new Hono<HttpEnv>().use(canonicalPath((path) => built.has(path))).all("*", (c) => c.text("here"));

test.each([
  ["/Company", "/company"],
  ["/Products/VeltoERP/", "/products/veltoerp"],
  ["/orders/find/", "/orders/find"],
  ["/orders/aB3-Key_x//", "/orders/aB3-Key_x"],
  ["/search/?q=M-Pesa", "/search?q=M-Pesa"],
])("%s leads to %s", async (path, canonical) => {
  const moved = await app.request(path);
  expect(moved.status).toBe(308);
  expect(moved.headers.get("location")).toBe(canonical);
});

test.each([
  "/",
  "/company",
  "/orders/aB3-Key_x",
  "/orders/aB3-Key_x.data",
  "/assets/entry-BxY9.js",
  "//evil.example/X/",
])("%s stays as it is", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});

test("a form that is posted is not sent elsewhere", async () => {
  expect((await app.request("/Company/", { method: "POST" })).status).toBe(200);
});
