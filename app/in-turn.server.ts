import type { Context, Next } from "hono";
import { openFairQueue, type QueueLimits } from "./fair-queue";
import { network } from "./rate-limits.server";
import type { Visitor } from "./visitor.server";

/** A queue of its own for what follows, in which networks take turns. `busy` answers for whom there is no place. */
export function inTurn(limits: QueueLimits, busy: (c: Context) => Response | Promise<Response>) {
  const queue = openFairQueue(limits);
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const leave = await queue.enter(network((c.get("visitor") as Visitor | undefined)?.address ?? "unknown"));
    if (!leave) {
      c.header("Retry-After", "2");
      return busy(c);
    }
    try {
      // The client disconnected while it was queued.
      if (c.req.raw.signal.aborted) return c.body(null, 400);
      await next();
      return undefined;
    } finally {
      leave();
    }
  };
}
