import { createMiddleware } from "hono/factory";
import { openFairQueue, type QueueLimits } from "./fair-queue";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/**
 * A page takes some 10 ms of the one thread that answers everybody. More than one at once only helps while one waits
 * for the database; who would have to wait for longer than a moment hears so at once.
 */
const limits: QueueLimits = { running: 4, waiting: 200, waitingEach: 20 };

export function renderLimit(given: Partial<QueueLimits> = {}) {
  const queue = openFairQueue({ ...limits, ...given });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const turn = queue.enter(c.get("visitor").address);
    if (!turn) {
      c.header("Retry-After", "2");
      return plainAnswer(c, 503, {
        title: "Too much at once",
        text: "More pages are being asked for than we can make just now. Please try again in a moment.",
      });
    }
    const leave = await turn;
    try {
      // Nobody reads the answer of somebody who has left while waiting.
      if (c.req.raw.signal.aborted) return c.body(null, 400);
      await next();
    } finally {
      leave();
    }
  });
}
