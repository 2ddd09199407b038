import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { site } from "~/site";
import { freePort } from "../free-port";

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

export type Site = {
  url: string;
  port: number;
  process: ChildProcess;
  /** The proxy in front, where there is one. */
  proxyPid?: number;
  /** The exit code, once it has ended; null if it was killed. */
  ended: Promise<number | null>;
  /** What the site has logged as an error. */
  errors: LogLine[];
  /** Hears every line of the log. */
  onLog(listener: (line: LogLine) => void): void;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish; the exit code tells how that went. */
  stop(): Promise<number | null>;
};

export type SiteOptions = { env: Record<string, string>; port?: number; nodeOptions?: string[] };

/** What a build without a SITE_URL was made for, so that emails may be sent. */
const defaults = { HOST: "127.0.0.1", TRUST_PROXY: "1", SITE_URL: site.origin };

/** The built site as a process of its own, answering. Whatever is still running when its test ends is killed. */
export async function startSite({ env, port, nodeOptions = [] }: SiteOptions): Promise<Site> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [...nodeOptions, "scripts/serve.js"], {
    env: { PATH: process.env.PATH, ...defaults, PORT: String(chosen), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  let output = "";
  child.stderr.on("data", (chunk) => {
    output = (output + chunk).slice(-4_000);
  });
  async function kill() {
    child.kill("SIGKILL");
    await ended;
  }
  onTestFinished(kill);

  const errors: LogLine[] = [];
  const listeners: ((line: LogLine) => void)[] = [(line) => void (line.level >= 50 && errors.push(line))];
  createInterface({ input: child.stdout }).on("line", (text) => {
    for (const listener of listeners) listener(readLine(text));
  });
  await new Promise<void>((resolve, reject) => {
    listeners.push(({ msg }) => void (msg.includes("is open at") && resolve()));
    ended.then(() => reject(new Error(`The site did not open:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    process: child,
    ended,
    errors,
    onLog: (listener) => void listeners.push(listener),
    kill,
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

type Memory = { rss: number; heap: number; external: number };

/** Megabytes that are left when everything unused is gone; for a site started with `memory.js`. */
export async function memoryOf(running: Site): Promise<Memory> {
  return (await report(running, "memory")).memory as Memory;
}

type Sockets = { sockets: number; accepted: number };

/** How many connections are open and how many ever came; for a site started with `sockets.js`. */
export async function socketsOf(running: Site): Promise<Sockets> {
  return (await report(running, "sockets")) as LogLine & Sockets;
}

function report(running: Site, about: string): Promise<LogLine> {
  return new Promise((resolve) => {
    running.onLog((line) => void (line.msg === about && resolve(line)));
    running.process.kill("SIGUSR2");
  });
}

function readLine(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { level: 50, msg: text };
  }
}
