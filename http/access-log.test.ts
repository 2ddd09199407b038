import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import { accessLog } from "./access-log";
import type { HttpEnv } from "./types";

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
