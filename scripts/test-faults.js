// `npm run test:faults`: the built site under crashes, outages, floods and malformed input. `-- fuzz` runs one file.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureCommands } from "./apt.js";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { run } from "./steps.js";

await ensureInstalled();
await ensureBuilt();
// What the deployment of the documents needs: nginx in front, psql for compose's database, and a pooler.
await ensureCommands({ nginx: "nginx-light", psql: "postgresql-client", pgbouncer: "pgbouncer" });

const reports = mkdtempSync(join(tmpdir(), "velto-faults-"));
const file = join(reports, "vitest.json");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
const args = ["run", "--config", "vitest.faults.config.ts", ...reporters, ...process.argv.slice(2)];
const { status } = await run("vitest", args, { inherit: true });
const { passed, failed } = outcome();
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function outcome() {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests || Number(status !== 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
