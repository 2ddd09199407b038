import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";

/** PostgreSQL, and Patroni for its sake, refuse to run as root. */
export const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export type Program = { process: ChildProcess; output(): string; kill(): Promise<void> };

/** A program that is killed when the test ends, whatever becomes of it. */
export function startProgram(
  command: string,
  args: string[],
  options: { env?: object; cwd: string; isOwn?: boolean },
): Program {
  const child = spawn(command, args, {
    ...(options.isOwn ? owner : {}),
    cwd: options.cwd,
    env: { PATH: process.env.PATH, HOME: options.cwd, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-8_000);
    });
  }
  const ended = once(child, "exit");
  return {
    process: child,
    output: () => output,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A PostgreSQL server and all its processes, at one blow. */
export function killPostgres(dataDir: string) {
  const file = `${dataDir}/postmaster.pid`;
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (!existsSync(`/proc/${pid}`)) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  for (const one of [pid, ...children.map(Number)]) signal(one);
}

/** One that has ended by itself meanwhile is as good as killed. */
function signal(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
