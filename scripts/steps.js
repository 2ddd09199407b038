// Shows long steps: on a terminal one line with the elapsed seconds, elsewhere one plain line each.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const running = new Map();
let ticker;

/** Shows `label` while `work` runs. `waitsFor` names what takes the time. */
export async function step(label, waitsFor, work) {
  if (!process.stderr.isTTY) {
    say(`${label} ...`);
    return work();
  }
  running.set(label, { waitsFor, started: Date.now() });
  ticker ??= setInterval(showRunning, 200).unref();
  try {
    return await work();
  } finally {
    const seconds = secondsSince(running.get(label).started);
    running.delete(label);
    process.stderr.write(`\r\x1b[K${label}: ${seconds} s\n`);
    if (running.size === 0) ticker = void clearInterval(ticker);
  }
}

/** Runs a program to its end and collects what it prints. */
export function run(command, args, { env = {}, inherit = false } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const stdio = inherit ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio });
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
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

export function say(line) {
  if (!process.env.QUIET) console.error(line);
}

export function projectEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra };
}

/** The pinned Node of the project where it is installed, else the one that runs this. */
export function projectNode() {
  const pinned = join(bin, "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

function showRunning() {
  const [first] = running;
  if (!first) return;
  const [label, { waitsFor, started }] = first;
  const others = running.size > 1 ? `, and ${running.size - 1} more` : "";
  const line = `${label}: ${secondsSince(started)} s (${waitsFor})${others}`;
  process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
}

function secondsSince(started) {
  return Math.round((Date.now() - started) / 1000);
}
