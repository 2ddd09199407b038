import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtHtml, client } from "./head";

const moments = {
  "restaurants-moment": "/products/veltopos/restaurants",
  "shops-moment": "/products/veltopos/retail",
  "bars-moment": "/products/veltopos/bars-wines-spirits",
  "rental-moment": "/products/veltopos/rental",
  "furniture-moment": "/products/veltopos/furniture",
};
const assets = readdirSync(join(client, "assets"));

test.each(Object.entries(moments))("%s stays within its budget, and one page names it", (name, path) => {
  const files = assets.filter((asset) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(asset));
  expect(files).toHaveLength(1);
  const weight = gzipSync(readFileSync(join(client, "assets", files[0] ?? ""))).length;
  expect(weight).toBeGreaterThan(1_000);
  // Measured at under 7 KB; the specification allows 35.
  expect(weight).toBeLessThanOrEqual(9_000);

  const naming = builtHtml().filter(({ root }) => root.querySelector(`link[href^="/assets/${name}-"]`));
  expect(naming.map((page) => page.path)).toEqual([path]);
  const link = naming[0]?.root.querySelector(`link[href^="/assets/${name}-"]`);
  expect(link?.getAttribute("rel")).toBe("near-modulepreload");
});
