import { Hono } from "hono";
import { expect, test } from "vitest";
import { replacePage } from "./built-site";
import { finishPage } from "./finish-page";
import { staticFiles } from "./static-files";
import type { HttpEnv } from "./types";

const nonce = "n-1";

test("a page that is rendered again takes the place of the one before, with its tag and its scripts", async () => {
  const site = { dir: "", build: { id: "b1", siteUrl: "", scripts: {} }, files: new Map() };
  const app = new Hono<HttpEnv>().use(staticFiles({ site, tls: false }, () => ({})));
  const get = (headers: Record<string, string> = {}) => app.request("/prices", { headers });
  expect((await get()).status).toBe(404);

  replacePage(site, "/prices", await finishPage(`<p>Old<script nonce="${nonce}">one()</script>`, nonce));
  const old = await get({ "accept-encoding": "gzip, br" });
  expect(old.headers.get("content-encoding")).toBe("br");
  expect(old.headers.get("content-type")).toBe("text/html; charset=utf-8");

  replacePage(site, "/prices", await finishPage(`<p>New<script nonce="${nonce}">two()</script>`, nonce));
  const fresh = await get({ "if-none-match": old.headers.get("etag") ?? "" });
  expect([fresh.status, fresh.headers.get("content-encoding")]).toEqual([200, null]);
  expect(await fresh.text()).toContain("New");
  expect(fresh.headers.get("content-security-policy")).not.toBe(old.headers.get("content-security-policy"));
  expect((await get({ "if-none-match": fresh.headers.get("etag") ?? "" })).status).toBe(304);
});
