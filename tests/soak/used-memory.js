import { renameSync, writeFileSync } from "node:fs";
import { getHeapSpaceStatistics } from "node:v8";
import { isMainThread } from "node:worker_threads";

// Loaded before the site with --expose-gc: writes down every five seconds how many megabytes are left when everything
// unused is gone.
const everyMs = 5_000;
// Workers, such as the one that makes PDFs, load this file too and have a heap of their own.
if (isMainThread) {
  setInterval(note, everyMs).unref();
  note();
}

function note() {
  globalThis.gc();
  // The engine goes on compiling for long; what visitors leave behind lies in the other spaces.
  const spaces = getHeapSpaceStatistics().filter(({ space_name }) => !/code|trusted/.test(space_name));
  const objects = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  const file = process.env.USED_MEMORY_FILE;
  // Whole at once for whoever reads it meanwhile.
  writeFileSync(`${file}.new`, String((objects + process.memoryUsage().external) / 1024 / 1024));
  renameSync(`${file}.new`, file);
}
