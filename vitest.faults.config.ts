import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** How soon others are answered is measured with nothing else running. */
const alone = ["tests/faults/hostile.test.ts"];

/** What takes longest begins first, so that nothing waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/(books-one|books-two|fuzz|payments)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Tests that kill, cut and flood the built site. They take minutes, so `npm test` leaves them out.
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    globalSetup: ["tests/built-site.js", "tests/postgres-server.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.test.ts"],
          exclude: alone,
          // Most of them wait most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: "hostile", include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
