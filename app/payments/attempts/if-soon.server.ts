import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "~/services-context";

/**
 * What comes of asking a provider, if it comes while somebody can be expected to wait. After that the page is answered
 * without it; the work goes on by itself and writes down what it hears.
 */
export async function ifSoon<T>({ log }: Pick<Services, "log">, work: Promise<T>): Promise<T | undefined> {
  let isLate = false;
  work.catch((error) => {
    if (isLate) log.error({ err: error }, "what a provider said late could not be written down");
  });
  const late = sleep(soonMs, undefined, { ref: false }).then(() => {
    isLate = true;
    return undefined;
  });
  return Promise.race([work, late]);
}

const soonMs = 12_000;
