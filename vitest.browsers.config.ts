import { defineConfig } from "vitest/config";

// The main journeys in Firefox and WebKit. They need programs of the system, so `npm test` leaves them out.
export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    include: ["tests/browsers/*.test.ts"],
    globalSetup: ["tests/built-site.js", "tests/browsers/site.ts"],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Each file has its engines to itself; on two processors more of them only wait for each other.
    maxWorkers: 2,
  },
});
