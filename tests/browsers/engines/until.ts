import { setTimeout as pause } from "node:timers/promises";

/** Asks again until the answer is yes. */
export async function until(
  isTrue: () => Promise<boolean>,
  complaint: string | (() => string | Promise<string>),
  seconds = 20,
) {
  const end = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(typeof complaint === "string" ? complaint : await complaint());
    await pause(40);
  }
}
