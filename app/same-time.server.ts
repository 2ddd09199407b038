import { setTimeout as sleep } from "node:timers/promises";

/** Answers no sooner than an email takes to queue, so that time does not tell whether one was sent. */
export async function inSameTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(400)]);
  return result;
}
