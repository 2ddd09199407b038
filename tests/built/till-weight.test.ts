import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtHtml, client } from "./head";

const assets = readdirSync(join(client, "assets"));

test("the till's code and styles, beyond the application, stay within their budget", () => {
  const script = assetOf(/^till-[\w-]{8}\.js$/);
  const styles = assetOf(/^till-[\w-]{8}\.css$/);
  const weight = [script, styles].reduce((sum, name) => sum + gzipSync(readAsset(name)).length, 0);
  // Measured, with 15% of room; the specification allows 60 KB.
  expect(weight).toBeLessThanOrEqual(24_700);
});

test("the till is in no file that a page loads by itself", () => {
  const holders = assets.filter((name) => name.endsWith(".js") && readAsset(name).includes("till-tile"));
  expect(holders).toEqual([assetOf(/^till-[\w-]{8}\.js$/)]);
});

test("two pages have the till, and name its file to fetch ahead", () => {
  const pages = builtHtml().filter(({ root }) => root.querySelector(".till"));
  const ahead = pages.map(({ path, root }) => [
    path,
    root.querySelector('link[href^="/assets/till-"]')?.getAttribute("rel"),
  ]);
  expect(ahead.sort()).toEqual([
    ["/products/veltopos", "near-modulepreload"],
    ["/products/veltopos/try", "late-modulepreload"],
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
