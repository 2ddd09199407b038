import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect } from "vitest";

type Answer = { path: string; status: number; ms: number };

type Report = { undisturbed: Answer[]; answers: Answer[] };

/** How soon others are to be answered. On a machine that is busy with something else nobody is answered so soon. */
const soonMs = 250;
const busyFactor = 4;

/** Does something to the site and shows that other visitors were answered in the meantime, and soon. */
export async function expectOthersServed<T>(port: number, attack: () => Promise<T>): Promise<T> {
  const prober = new Worker(new URL("prober.js", import.meta.url), { workerData: { port } });
  await once(prober, "message");
  const result = await attack();
  prober.postMessage("leave");
  const [{ undisturbed, answers }] = (await once(prober, "message")) as [Report];
  await prober.terminate();

  const before = slowestOf(undisturbed);
  const slowest = slowestOf(answers);
  console.log(
    `${expect.getState().currentTestName}: ${answers.length} answers, the slowest ${JSON.stringify(slowest)}; without a disturbance ${before.ms} ms`,
  );
  expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  expect(slowest.ms, slowest.path).toBeLessThan(Math.max(soonMs, busyFactor * before.ms));
  return result;
}

function slowestOf(answers: Answer[]): Answer {
  return answers.reduce((most, answer) => (answer.ms > most.ms ? answer : most));
}
