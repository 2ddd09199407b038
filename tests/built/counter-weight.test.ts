import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./head";

test("the lineup's own script, with the counter and the comparison, stays within its budget", () => {
  const assets = join(client, "assets");
  const files = readdirSync(assets).filter((name) => /^lineup-[\w-]+\.js\.br$/.test(name));
  expect(files).toHaveLength(1);
  const weight = statSync(join(assets, files[0] ?? "")).size;
  expect(weight).toBeGreaterThan(1_000);
  // 1,480 bytes before the counter, which may bring 3 KB, and about 500 for the comparison.
  expect(weight).toBeLessThanOrEqual(1_480 + 3 * 1024 + 500);
});
