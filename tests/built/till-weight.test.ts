import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtHtml, client } from "./head";

const assets = readdirSync(join(client, "assets"));

test("the till's code, beyond the application, stays within its budget", () => {
  const weight = gzipSync(readAsset(assetOf(/^till-[\w-]{8}\.js$/))).length;
  // As the specification allows.
  expect(weight).toBeLessThanOrEqual(60 * 1024);
});

test("the till is in no file that a page loads by itself", () => {
  const holders = assets.filter((name) => name.endsWith(".js") && readAsset(name).includes("till-tile"));
  expect(holders).toEqual([assetOf(/^till-[\w-]{8}\.js$/)]);
});

test("two pages have the till", () => {
  const pages = builtHtml().filter(({ root }) => root.querySelector(".till"));
  expect(pages.map(({ path }) => path).sort()).toEqual([
    "/products/veltopos",
    "/products/veltopos/try",
    "/sw/products/veltopos",
    "/sw/products/veltopos/try",
  ]);
});

function assetOf(pattern: RegExp): string {
  const found = assets.filter((name) => pattern.test(name));
  expect(found).toHaveLength(1);
  return found[0] ?? "";
}

function readAsset(name: string): Buffer {
  return readFileSync(join(client, "assets", name));
}
