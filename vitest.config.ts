import { reactRouter } from "@react-router/dev/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { liveConstants } from "./live-constants.config.ts";
import { texts } from "./mdx.config.ts";

const elsewhere = [
  "**/node_modules/**",
  "dist/**",
  "tests/faults/**",
  "tests/browsers/**",
  "tests/cluster/**",
];

/** Read what the build made. */
const built = ["tests/built/**/*.test.ts"];

/** Puts other modules in the place of ours, which the next file would find there. */
const alone = ["app/documents/replaced-worker.test.ts"];

export default defineConfig({
  // With React Router's own plugin `server.ts` runs from its sources, so that no test of a page waits for a build.
  plugins: [liveConstants(), texts(), reactRouter(), asBuilt()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  envPrefix: ["VITE_", "SITE_URL"],
  test: {
    env: { NODE_ENV: "production" },
    // Pages name and hold styles as they do when built.
    css: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // As `npm start` runs it: optimising the embedded database's engine takes seconds for each that is opened.
    execArgv: ["--liftoff-only"],
    projects: [
      {
        extends: true,
        test: {
          name: "sources",
          // One real PostgreSQL server for the whole run.
          globalSetup: ["tests/postgres-server.ts"],
          // Modules are loaded once for all files of a worker: half of the time went into loading them again.
          isolate: false,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...built, ...alone],
        },
      },
      {
        extends: true,
        test: { name: "built", globalSetup: ["tests/built-site.js"], isolate: false, include: built },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});

/** Pages are rendered by the build of React that the site runs with: the one for development takes far longer. */
function asBuilt(): Plugin {
  return { name: "as-built", enforce: "post", config: () => ({ oxc: { jsx: { development: false } } }) };
}
