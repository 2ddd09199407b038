import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Site = { url: string; startMs: number; rssMb: () => number; stop: () => Promise<void> };

/** The built site as its own process. Without `dataDir` it gets a new folder that goes with it. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "velto-bench-"));
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/serve.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      TRUST_PROXY: "1",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await openedAt(child);
  return {
    url,
    startMs: performance.now() - started,
    rssMb: () => residentMb(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openedAt(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const url = String(chunk).match(/http:\/\/[\w.]+:\d+/)?.[0];
    if (url) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new Error("The site did not start");
}

function residentMb(pid: number): number {
  const kb = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1];
  return Math.round(Number(kb) / 1024);
}
