import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { client } from "./head";

const moments = ["restaurants-moment", "shops-moment", "bars-moment", "rental-moment", "furniture-moment"];
const assets = readdirSync(join(client, "assets"));

test.each(moments)("%s stays within its budget", (name) => {
  const files = assets.filter((asset) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(asset));
  expect(files).toHaveLength(1);
  const weight = gzipSync(readFileSync(join(client, "assets", files[0] ?? ""))).length;
  expect(weight).toBeGreaterThan(1_000);
  // As the specification allows; measured at under 7 KB.
  expect(weight).toBeLessThanOrEqual(35 * 1024);
});
