import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port";
import { temporaryFolder } from "../temporary-folder";

test.runIf(process.platform === "linux")(
  "the first start, with the embedded database, takes less than 350 MB",
  async () => {
    const port = await freePort();
    const ours = { DATA_DIR: temporaryFolder(), DATABASE_URL: "", LOG_LEVEL: "warn" };
    const env = { ...process.env, ...ours, PORT: String(port) };
    const start = spawn(process.execPath, ["scripts/start.js"], { env, stdio: "ignore" });
    onTestFinished(async () => {
      start.kill("SIGTERM");
      await once(start, "exit");
    });
    while (!(await isReady(port))) {
      expect(start.exitCode).toBe(null);
      await sleep(100);
    }
    const [server] = procFile(start.pid, `task/${start.pid}/children`).split(" ");
    const [, peak = ""] = procFile(server, "status").match(/VmHWM:\s+(\d+) kB/) ?? [];
    expect(Number(peak)).toBeGreaterThan(0);
    expect(Number(peak) / 1024).toBeLessThan(350);
  },
  300_000,
);

async function isReady(port: number) {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
  return answer?.ok;
}

function procFile(pid: number | string | undefined, name: string) {
  return readFileSync(join("/proc", String(pid), name), "utf8");
}
