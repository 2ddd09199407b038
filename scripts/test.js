// `npm test`: everything, on a fresh clone too. `npm test -- unit` (or `types`, `lint`, `browser`) runs one part.
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { run, step } from "./steps.js";
import { finish, runPlaywright, runVitest } from "./suite.js";

await ensureInstalled();
const { ensureBrowser } = await import("./browser.js");
const only = process.argv[2];
const total = { passed: 0, failed: 0 };

if (wants("types")) await run("react-router", ["typegen"]);
await Promise.all([
  (wants("unit") || wants("browser")) && ensureBuilt(),
  wants("types") &&
    check("Types", "tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.json"]),
  wants("lint") && check("Lint", "biome", ["ci", "--error-on-warnings", "."]),
]);
if (wants("unit")) add(await runVitest("Unit, HTTP and database tests", []));
if (wants("browser")) {
  add(await runPlaywright("Browser tests", [], { CHROMIUM_PATH: await ensureBrowser() }));
}
finish(total);

function wants(part) {
  return !only || only === part;
}

async function check(name, command, args) {
  const { status, output } = await step(name, command, () => run(command, args));
  add({ passed: Number(status === 0), failed: Number(status !== 0) });
  if (status !== 0) process.stdout.write(output);
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
