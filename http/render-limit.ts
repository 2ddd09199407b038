import { createMiddleware } from "hono/factory";
import { openFairQueue, type QueueLimits } from "./fair-queue";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/**
 * A page takes some 10 ms of the one thread that answers everybody. More than one at once only helps while one waits
 * for the database; whoever would have to wait for longer than a moment hears so at once.
 */
const pages: QueueLimits = { running: 4, runningEach: 1, waiting: 200, waitingEach: 20 };

/** Forms wait for the database most of the time, and must not wait for pages. */
const forms: QueueLimits = { running: 32, runningEach: 8, waiting: 200, waitingEach: 20 };

export function renderLimit() {
  const queues = { pages: openFairQueue(pages), forms: openFairQueue(forms) };
  return createMiddleware<HttpEnv>(async (c, next) => {
    const queue = c.req.method === "POST" ? queues.forms : queues.pages;
    const turn = queue.enter(c.get("visitor").address);
    if (!turn) {
      c.header("Retry-After", "2");
      return plainAnswer(c, 503, {
        title: "We are very busy",
        text: "We have more visitors than we can serve right now. Please try again in a moment.",
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
