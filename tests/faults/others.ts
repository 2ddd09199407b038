import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect } from "vitest";
import type { Site } from "./site";

type Answer = { path: string; status: number; ms: number; machineMs: number };

/** Does something to the site and shows that other visitors were answered in the meantime, and soon. */
export async function expectOthersServed<T>(
  site: Site,
  attack: () => Promise<T>,
  withinMs: number,
): Promise<T> {
  const { result, answers } = await othersDuring(site, attack);
  const slowest = answers.reduce((most, answer) => (answer.ms > most.ms ? answer : most));
  expect(slowest.ms, slowest.path).toBeLessThan(withinMs);
  return result;
}

/** Does something to the site and tells how other visitors fared. All of them get what they asked for. */
export async function othersDuring<T>(site: Site, attack: () => Promise<T>) {
  const workerData = { port: site.port, pid: site.process.pid, proxyPid: site.proxyPid };
  const prober = new Worker(new URL("prober.js", import.meta.url), { workerData });
  await once(prober, "message");
  const result = await attack();
  prober.postMessage("leave");
  const [answers] = (await once(prober, "message")) as [Answer[]];
  await prober.terminate();

  const slowest = answers.reduce((most, answer) => (answer.ms > most.ms ? answer : most));
  console.log(
    `${expect.getState().currentTestName}: ${answers.length} answers, the slowest ${JSON.stringify(slowest)}`,
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  return { result, answers };
}
