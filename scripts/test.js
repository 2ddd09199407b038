// `npm test`: everything, on a fresh clone too. `npm test -- unit` (or `types`, `lint`, `browser`) runs one part.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { run, step } from "./steps.js";

await ensureInstalled();
const { ensureBrowser } = await import("./browser.js");
const reports = mkdtempSync(join(tmpdir(), "velto-test-"));
const only = process.argv[2];
const total = { passed: 0, failed: 0 };

if (wants("types")) await run("react-router", ["typegen"]);
await Promise.all([
  ensureBuilt(),
  wants("types") && check("Types", "tsc", ["--noEmit"]),
  wants("lint") && check("Lint", "biome", ["ci", "--error-on-warnings", "."]),
]);
if (wants("unit")) await vitest();
if (wants("browser")) await playwright();

rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function wants(part) {
  return !only || only === part;
}

async function check(name, command, args) {
  const { status, output } = await step(name, command, () => run(command, args));
  count(Number(status === 0), Number(status !== 0), status === 0 ? "" : output);
}

async function vitest() {
  const file = join(reports, "vitest.json");
  const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { status, output } = await step("Unit, HTTP and database tests", "Vitest", () => run("vitest", args));
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file) ?? {};
  count(numPassedTests, numFailedTests || Number(status !== 0), status === 0 ? "" : output);
}

async function playwright() {
  const file = join(reports, "playwright.json");
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status, output } = await step("Browser tests", "Chromium", () =>
    run("playwright", ["test", "--reporter=dot,json"], { env }),
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file)?.stats ?? {};
  count(expected, unexpected + flaky || Number(status !== 0), status === 0 ? "" : output);
}

function count(passed, failed, output) {
  total.passed += passed;
  total.failed += failed;
  process.stdout.write(output);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
