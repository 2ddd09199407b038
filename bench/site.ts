import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilReady } from "../tests/browser/ready";
import { freePort } from "../tests/free-port";

/**
 * The built site as its own process, as `npm start` runs it. Without a `DATA_DIR` it gets a new folder that is removed
 * with it.
 */
export async function startSite(env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "velto-bench-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = env.DATABASE_URL ? [] : ["--liftoff-only", "--max-semi-space-size=4"];
  const child = spawn(process.execPath, [...flags, ...nodeOptions, "scripts/serve.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await untilReady(child, url);

  async function stop() {
    process.off("exit", kill);
    child.kill("SIGTERM");
    await once(child, "exit");
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    url,
    rssMb: () => memoryMb(child.pid, "VmRSS"),
    peakMb: () => memoryMb(child.pid, "VmHWM"),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function memoryMb(pid: number | undefined, line: string): number {
  const kb = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}
