import { renameSync, writeFileSync } from "node:fs";

// Loaded before the site with --expose-gc: writes down every ten seconds how many megabytes are left when everything
// unused is gone.
const everyMs = 10_000;
setInterval(note, everyMs).unref();
note();

function note() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  const file = process.env.USED_MEMORY_FILE;
  // Whole at once for whoever reads it meanwhile.
  writeFileSync(`${file}.new`, String((heapUsed + external) / 1024 / 1024));
  renameSync(`${file}.new`, file);
}
