// `npm test`: everything, on a fresh clone too. `npm test -- unit` or `-- browser` runs one part.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, projectEnv, root, say } from "./front-door.js";

ensureInstalled();
const { ensureBrowser } = await import("./browser.js");
const reports = mkdtempSync(join(tmpdir(), "velto-test-"));
const only = process.argv[2];
const total = { passed: 0, failed: 0 };

if (wants("types")) check("Types", "react-router", ["typegen"], "tsc", ["--noEmit"]);
if (wants("lint")) check("Lint", "biome", ["ci", "--error-on-warnings", "."]);
ensureBuilt();
if (wants("unit")) vitest();
if (wants("browser")) await playwright();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function wants(part) {
  return !only || only === part;
}

function check(name, ...commands) {
  say(`${name} ...`);
  for (let i = 0; i < commands.length; i += 2) {
    const { status, stdout, stderr } = exec(commands[i], commands[i + 1], "pipe");
    if (status !== 0) {
      process.stdout.write(`${stdout}${stderr}`);
      total.failed += 1;
      return;
    }
  }
  total.passed += 1;
}

function vitest() {
  say("Unit, HTTP and database tests ...");
  const file = join(reports, "vitest.json");
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { status, stdout, stderr } = exec("vitest", args, "pipe");
  const report = readReport(file);
  const failed = report?.numFailedTests ?? 0;
  count(report?.numPassedTests ?? 0, failed || (status === 0 ? 0 : 1));
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
}

async function playwright() {
  say("Browser tests ...");
  const file = join(reports, "playwright.json");
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status, stdout, stderr } = exec("playwright", ["test", "--reporter=line,json"], "pipe", env);
  const stats = readReport(file)?.stats;
  const failed = stats?.unexpected ?? 0;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), failed || (status === 0 ? 0 : 1));
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function exec(command, args, stdio, env = {}) {
  return spawnSync(command, args, {
    cwd: root,
    env: projectEnv(env),
    stdio: ["ignore", stdio, stdio],
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
}
