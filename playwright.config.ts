import { defineConfig } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: "tests/browser",
  timeout: 60_000,
  // What is expected must come; how fast is for the benchmark. A shared machine may stand still for seconds.
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
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
    command: "node tests/browser/site.js",
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
