import { defineConfig } from "vitest/config";

// A cluster of real programs that loses its head. It takes minutes, so `npm test` leaves it out.
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    globalSetup: ["tests/built-site.js"],
    include: ["tests/cluster/*.test.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
