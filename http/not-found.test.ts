import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenServices } from "~/services.server";
import { openSite } from "../tests/app";
import { openTestServices } from "../tests/databases";

const built = readFileSync(new URL("../dist/not-found/index.html", import.meta.url), "utf8");

let services: OpenServices;
beforeAll(async () => {
  services = await openTestServices("pglite");
});
afterAll(() => services?.close());

test.each(["/no-such-page", "/404", "/a/b/c", "/products/none", "/no-such-page?x=1"])(
  "%s is answered from the built page",
  async (path) => {
    const answer = await (await openSite(services)).request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(await answer.text()).toBe(built);
  },
);

test("it comes compressed, and without a body for HEAD", async () => {
  const site = await openSite(services);
  const small = await site.request("/no-such-page", { headers: { "accept-encoding": "br" } });
  expect(small.headers.get("content-encoding")).toBe("br");
  const head = await site.request("/no-such-page", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([404, ""]);
});

test("pages, data and posts go on to React Router", async () => {
  const site = await openSite(services);
  expect((await site.request("/search?q=till")).status).toBe(200);
  expect((await site.request("/_root.data")).status).toBe(200);
  expect((await site.request("/no-such-page", { method: "POST" })).status).toBe(405);
});
