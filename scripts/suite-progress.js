import { writeFileSync } from "node:fs";
import { counted, showProgress, stopwatch } from "./progress.js";

/** What both reporters do: count, show how far the suite is, and print each failure as soon as it is there. */
export function suiteProgress(total, of = "") {
  const label = process.env.SUITE_LABEL ?? "Tests";
  const elapsed = stopwatch();
  const count = { passed: 0, failed: 0 };
  let done = 0;
  const progress = showProgress(
    () =>
      `${label}: ${counted(done)} of ${counted(total)}${of}, ${counted(count.failed)} failed, ${elapsed()}`,
  );
  return {
    pass: () => count.passed++,
    fail(name, message) {
      count.failed++;
      progress.note(`\nFAILED ${name}\n${message.trim().replaceAll(/^/gm, "  ")}\n`);
    },
    step: () => done++,
    end() {
      progress.end(
        `${label}: ${counted(count.passed)} passed, ${counted(count.failed)} failed, ${elapsed()}`,
      );
      if (process.env.SUITE_RESULT) writeFileSync(process.env.SUITE_RESULT, JSON.stringify(count));
    },
  };
}
