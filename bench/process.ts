import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site";
import { table } from "./table";
import type { Findings } from "./target";

/** Start with and without a database folder, and memory before and after 10,000 pages. */
export async function startAndMemory(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-bench-"));
  const cold = await startSite({ DATA_DIR: dataDir });
  const before = cold.rssMb();
  for (let i = 0; i < 10_000; i += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, j) => read(cold.url + paths[(i + j) % paths.length])));
  }
  const after = cold.rssMb();
  await cold.stop();
  const warm = await startSite({ DATA_DIR: dataDir });
  await warm.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const rows = [
    ["start, new data folder", `${(cold.startMs / 1000).toFixed(1)} s`],
    ["start, existing data folder", `${(warm.startMs / 1000).toFixed(1)} s`],
    ["memory (RSS) after start", `${before} MB`],
    ["memory (RSS) after 10,000 requests", `${after} MB`],
  ];
  return { table: table(["what", "value"], rows), targets: [] };
}

/** Built pages, and pages rendered on request. */
const paths = ["/", "/products/hardware", "/search?q=mpesa", "/no-such-page", "/blog"];

async function read(url: string) {
  await (await fetch(url)).arrayBuffer();
}
