import { spawn } from "node:child_process";
import { once } from "node:events";

export type Program = { output: string; stop(): Promise<void> };

type ProgramOptions = { env?: Record<string, string>; isReady?: (output: string) => boolean };

/**
 * Starts a program and waits until what it prints says that it is ready, where it says so. It ends with its starter, however that ends:
 * the kernel sees to it.
 */
export async function startProgram(
  command: string,
  args: string[],
  options: ProgramOptions,
): Promise<Program> {
  const { env, isReady = () => true } = options;
  const child = spawn("setpriv", ["--pdeathsig", "KILL", command, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  await new Promise<void>((resolve, reject) => {
    function read(chunk: Buffer | "") {
      output = (output + chunk).slice(-20_000);
      if (isReady(output)) resolve();
    }
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then(() => reject(new Error(`${command} ended:\n${output}`)), reject);
    read("");
  });
  return { output, stop };

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(force);
  }
}
