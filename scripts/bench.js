import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureCommands } from "./apt.js";
import { ensureBrowser } from "./browser.js";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { mustRun, root, step } from "./steps.js";

await ensureInstalled();
await ensureBuilt();
const missing = await ensureCommands({ nginx: "nginx-light", openssl: "openssl" });
if (missing.length > 0) {
  console.error(`Please install ${missing.join(" and ")} first.`);
  process.exit(1);
}
if (!existsSync(join(root, "bench/node_modules/lighthouse"))) {
  await step("Installing Lighthouse", "npm", () =>
    mustRun("npm", ["ci", "--prefix", "bench", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
}
// The headless shell: a whole browser draws its own window beside the page, on the cores that are measured.
const env = { CHROMIUM_PATH: await ensureBrowser() };
await step("Benchmark", "one part after the other", (onLine) =>
  mustRun("tsx", ["bench/run.ts", ...process.argv.slice(2)], { onLine, env }),
);
