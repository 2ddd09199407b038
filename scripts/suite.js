// Runs the suites of tests and adds up what they proved.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./steps.js";

/** One run of Vitest; `args` choose its configuration and files. */
export function runVitest(label, args, env = {}) {
  return runSuite(label, "vitest", ["run", "--reporter=./scripts/vitest-progress.js", ...args], env);
}

export function runPlaywright(label, args, env = {}) {
  return runSuite(label, "playwright", ["test", "--reporter=./scripts/playwright-progress.js", ...args], env);
}

/** The reporter shows how far it is and leaves the numbers in a file. */
async function runSuite(label, command, args, env) {
  const folder = mkdtempSync(join(tmpdir(), "velto-suite-"));
  const file = join(folder, "result.json");
  const { status } = await run(command, args, {
    inherit: true,
    env: { ...env, SUITE_LABEL: label, SUITE_RESULT: file },
  });
  const { passed = 0, failed = 0 } = readResult(file);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: failed || Number(status !== 0) };
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** The closing line, and the exit code. */
export function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
