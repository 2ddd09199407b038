// Runs programs and shows long steps while they take.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { say, showProgress, stopwatch } from "./progress.js";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const running = new Map();
let progress;

/** Shows `label` while `work` runs. `waitsFor` names what takes the time; `work` may note what stays on the screen. */
export async function step(label, waitsFor, work) {
  const elapsed = stopwatch();
  running.set(label, () => `${label}: ${elapsed()} (${waitsFor})`);
  if (!process.stderr.isTTY) say(`${label} ...`);
  progress ??= showProgress(() => [...running.values()].map((words) => words()).join(", "));
  try {
    return await work((line) => progress.note(line));
  } finally {
    running.delete(label);
    const words = `${label}: ${elapsed()}`;
    if (running.size > 0) progress.note(words);
    else progress = void progress.end(words);
  }
}

/** Runs a program to its end and collects what it prints, or gives it on line by line. */
export function run(command, args, { env = {}, inherit = false, onLine } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const stdio = inherit ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio });
    for (const stream of [child.stdout, child.stderr]) {
      if (onLine && stream) createInterface({ input: stream }).on("line", onLine);
      else stream?.on("data", (chunk) => output.push(chunk));
    }
    const done = (status, extra = "") =>
      resolve({ status, output: Buffer.concat(output).toString() + extra });
    child.on("error", (error) => done(1, error.message));
    child.on("close", (status, signal) => done(status ?? 1, signal ? `${command}: ${signal}\n` : ""));
  });
}

/** Like `run`, for what nothing can go on without: a failure prints its output and ends the process. */
export async function mustRun(command, args, options) {
  const { status, output } = await run(command, args, options);
  if (status === 0) return;
  process.stderr.write(`${output}\n${command} ${args.join(" ")} failed\n`);
  process.exit(status);
}

export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra };
}

/** The pinned Node of the project where it is installed, else the one that runs this. */
export function projectNode() {
  const pinned = join(bin, "node");
  return existsSync(pinned) ? pinned : process.execPath;
}
