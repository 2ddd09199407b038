import { defineConfig } from "vitest/config";
import { texts } from "./mdx.config.ts";

export default defineConfig({
  plugins: [texts()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "dist/**", "tests/faults/**", "tests/browsers/**", "tests/cluster/**"],
    // One real PostgreSQL server for the whole run.
    globalSetup: ["tests/postgres-server.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
