import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root, run } from "./front-door.js";

ensureInstalled();
ensureBuilt();
if (!existsSync(join(root, "bench/node_modules/lighthouse"))) {
  run("npm", ["ci", "--prefix", "bench", "--no-audit", "--no-fund", "--loglevel=error"], { quiet: true });
}
run("tsx", ["bench/run.ts", ...process.argv.slice(2)]);
