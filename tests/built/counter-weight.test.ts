import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./head";

test("the lineup's own script, with the counter and the comparison, stays within its budget", () => {
  const assets = join(client, "assets");
  // The page, and its client action: React Router puts that into a file of its own where it stands alone.
  const files = readdirSync(assets).filter((name) => /^lineup-[\w-]+\.js\.br$/.test(name));
  const weight = files.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
  expect(weight).toBeGreaterThan(1_000);
  // 1,480 bytes before the counter, which may bring 3 KB, and about 500 for the comparison.
  expect(weight).toBeLessThanOrEqual(1_480 + 3 * 1024 + 500);
});
