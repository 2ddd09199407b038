import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "./site";
import { table } from "./table";
import { atMost, type Findings, tried } from "./target";

/** Somebody tries the site out: how long it takes to open on the embedded database, and what it needs at its peak. */
export async function start(): Promise<Findings> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "velto-start-"));
  const found = [];
  for (const where of ["new data folder", "existing data folder"]) {
    const opened = await tried(`start, ${where}`, () => open(folder.path));
    found.push({ where, seconds: opened?.seconds ?? Number.NaN, value: opened?.peakMb ?? Number.NaN });
  }
  return {
    table: table(
      ["", "open after, s", "memory at the peak, MB"],
      found.map(({ where, seconds, value }) => [where, seconds.toFixed(1), value]),
    ),
    targets: [atMost("memory of a start, MB", 350, found)],
  };
}

async function open(DATA_DIR: string) {
  const started = performance.now();
  await using site = await startSite({ DATA_DIR });
  const seconds = (performance.now() - started) / 1000;
  // The first page of each kind is part of the start.
  for (const path of ["/", "/orders/find"]) await (await fetch(site.url + path)).arrayBuffer();
  return { seconds, peakMb: site.peakMb() };
}
