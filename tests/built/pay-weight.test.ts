import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const assets = new URL("../../dist/client/assets/", import.meta.url);

test("paying adds at most 20 KB of script to the application", () => {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, assets)))
    .filter((source) => source.includes("pay__foot"));
  expect(scripts).toHaveLength(1);
  expect(gzipSync(scripts[0] as Buffer).length).toBeLessThan(20 * 1024);
});
