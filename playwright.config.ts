import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.js";

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: "tests/browser",
  // What is expected must come; how fast is for the benchmark. These end what hangs, on a slow machine too.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${port}`,
    // Motion and the worker have tests of their own. For all others they would be painted, and installed, in each.
    reducedMotion: "reduce",
    serviceWorkers: "block",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    // The database is embedded, as with `npm start`.
    command: "node --liftoff-only tests/browser/site.js",
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
