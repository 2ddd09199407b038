import { defineConfig } from "vitest/config";

// Tests that kill, cut and flood the built site. They take minutes, so `npm test` leaves them out.
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["tests/faults/*.test.ts"],
    globalSetup: ["tests/postgres-server.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Most of them wait most of the time.
    maxWorkers: 3,
  },
});
