import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { accessLog, safePath } from "./access-log";
import type { HttpEnv } from "./types";

test("an order's key never reaches the log", () => {
  expect(safePath("/orders/Zx81-secret_key")).toBe("/orders/:key");
  expect(safePath("/orders/Zx81-secret_key.data")).toBe("/orders/:key.data");
  expect(safePath("//Orders//find-secret_key")).toBe("/orders/:key");
  expect(safePath("/orders/find")).toBe("/orders/find");
  expect(safePath("/orders/find.data")).toBe("/orders/find.data");
  expect(safePath("/news/unsubscribe/Zx81-secret_key")).toBe("/news/unsubscribe/:token");
  expect(safePath("/news/confirm/contact~0123-4567~Zx81-secret_key")).toBe("/news/confirm/:token");
  expect(safePath("/news/confirm/demo~0123-4567~Zx81-secret_key.data")).toBe("/news/confirm/:token.data");
  expect(safePath("/staff/sign-in/AbCdEfGh.data")).toBe("/staff/sign-in/:token.data");
  expect(safePath("/staff/sign-in")).toBe("/staff/sign-in");
  expect(safePath("/demos/0123456789abcdef.data")).toBe("/demos/:key.data");
  expect(safePath("//Demos//0123456789abcdef/velto-demo.ics")).toBe("/demos/:key/velto-demo.ics");
  expect(safePath("/staff/calendar/Zx81-secret_key/demos.ics")).toBe("/staff/calendar/:secret/demos.ics");
  expect(safePath("/contact")).toBe("/contact");
});

test("a visitor who leaves in the middle is no error of ours", async () => {
  const lines: { level: number; status: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const leaving = new AbortController();
  const app = new Hono<HttpEnv>().use(accessLog(log)).post("/", (c) => {
    leaving.abort();
    return c.text("failed", 500);
  });
  await app.request("/", { method: "POST", signal: leaving.signal });
  expect(lines).toMatchObject([{ level: 30, status: 499 }]);
});
