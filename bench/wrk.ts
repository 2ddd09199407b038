import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { undisturbed } from "./steal";

/** Requests a second, as wrk counts them; an answer other than 2xx spoils the run. */
export async function wrk(url: string, options: { seconds: number; headers: string[] }) {
  const headers = options.headers.flatMap((header) => ["-H", header]);
  const args = ["-t1", "-c32", `-d${options.seconds}s`, ...headers];
  const { stdout } = await promisify(execFile)("wrk", [...args, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

/** The contenders take turns, so that a slow moment of the machine is shared. */
export async function inTurns(rounds: number, contenders: Record<string, () => Promise<number>>) {
  const results: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      results[name] = [...(results[name] ?? []), await undisturbed(run)];
    }
  }
  return results;
}
