import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const client = new URL("../../dist/client/", import.meta.url).pathname;

test("the chat weighs at most 110 KB, its index included, and brings no React", () => {
  const html = readFileSync(join(client, "chat-widget/index.html"), "utf8");
  const scripts = [...html.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(scripts).toEqual([expect.stringMatching(/^assets\/widget-client-[\w-]+\.js$/)]);
  const files = ["chat-widget/index.html", "search-index.json", ...scripts];
  const weight = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0);
  // Measured at 76 KB: room for answers to come, not for a library.
  expect(weight).toBeLessThanOrEqual(110 * 1024);
});

test("the chat's own words are in no script but its own", () => {
  const assets = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  const holders = assets.filter((name) =>
    readFileSync(join(client, "assets", name), "utf8").includes("know that"),
  );
  expect(holders.filter((name) => !name.startsWith("widget-"))).toEqual([]);
  expect(holders.length).toBeGreaterThan(0);
});
