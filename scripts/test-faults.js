// `npm run test:faults`: kills, cuts, floods and feeds nonsense to the built site. `-- fuzz` runs one file.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, projectEnv, root, say } from "./front-door.js";

ensureInstalled();
ensureBuilt();
ensurePrograms();

const reports = mkdtempSync(join(tmpdir(), "velto-faults-"));
const file = join(reports, "vitest.json");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
const args = ["run", "--config", "vitest.faults.config.ts", ...reporters, ...process.argv.slice(2)];
const { status } = spawnSync("vitest", args, { cwd: root, env: projectEnv(), stdio: "inherit" });
const { passed, failed } = outcome();
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** What the README's deployment needs: nginx in front, and psql for the script that makes compose's database. */
function ensurePrograms() {
  const missing = [
    { name: "nginx-light", check: ["nginx", ["-v"]] },
    { name: "postgresql-client", check: ["psql", ["--version"]] },
  ].filter(({ check: [command, args] }) => spawnSync(command, args).error);
  const canInstall = process.getuid?.() === 0 && !spawnSync("apt-get", ["--version"]).error;
  if (missing.length === 0 || !canInstall) return;
  const names = missing.map(({ name }) => name).join(" ");
  say(`Installing ${names} ...`);
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${names}`;
  const env = projectEnv({ DEBIAN_FRONTEND: "noninteractive" });
  const { status, stderr } = spawnSync("sh", ["-c", install], { env, encoding: "utf8" });
  if (status !== 0) say(`${names} could not be installed:\n${stderr}`);
}

function outcome() {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { passed: report.numPassedTests, failed: report.numFailedTests || Number(status !== 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
