import { createMiddleware } from "hono/factory";
import { openFairQueue, type QueueLimits } from "./fair-queue";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/**
 * Rendering takes some 10 ms of the one thread that serves all visitors; running several at once only helps while one
 * waits for the database. Over the limit the answer is an immediate 503.
 */
const pages: QueueLimits = { running: 4, runningEach: 1, waiting: 200, waitingEach: 20 };

/** Forms mostly wait for the database, and should not queue behind pages. */
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
      // The client disconnected while it was queued.
      if (c.req.raw.signal.aborted) return c.body(null, 400);
      await next();
    } finally {
      leave();
    }
  });
}
