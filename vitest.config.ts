import { defineConfig } from "vitest/config";
import { texts } from "./mdx.config.ts";

const elsewhere = [
  "**/node_modules/**",
  "dist/**",
  "tests/faults/**",
  "tests/browsers/**",
  "tests/cluster/**",
];

/** Puts other modules in the place of ours, which the next file would find there. */
const alone = ["app/papers/replaced-worker.test.ts"];

export default defineConfig({
  plugins: [texts()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    // One real PostgreSQL server for the whole run.
    globalSetup: ["tests/postgres-server.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Modules are loaded once for all files of a worker: half of the time went into loading them again.
        test: {
          name: "shared",
          isolate: false,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...alone],
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
