import type { Context, Next } from "hono";
import { network } from "./rate-limits.server";
import type { Visitor } from "./visitor.server";

export type QueueLimits = {
  /** How many run at once, in all and of one sender. */
  running: number;
  runningEach: number;
  /** How many may wait, in all and of one sender. */
  waiting: number;
  waitingEach: number;
};

/** Gives the place back. */
export type Leave = () => void;

type Sender = { running: number; waiting: ((leave: Leave | undefined) => void)[] };

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

/**
 * Limits how many tasks run at once. Senders are served round-robin, so one sender's backlog delays only that sender,
 * and the event loop runs once between two starts. `enter` resolves to `undefined` for whom there is no place: when the
 * queue is full that is the last of the longest line, not the newcomer.
 */
export function openFairQueue(limits: QueueLimits) {
  /** In the order of their next turn. */
  const senders = new Map<string, Sender>();
  let running = 0;
  let waiting = 0;
  let starting = false;

  async function enter(name: string): Promise<Leave | undefined> {
    const sender = senders.get(name) ?? { running: 0, waiting: [] };
    if (sender.waiting.length >= limits.waitingEach) return undefined;
    if (waiting >= limits.waiting && !dropFor(sender)) return undefined;
    senders.set(name, sender);
    waiting++;
    startSoon();
    return new Promise((start) => sender.waiting.push(start));
  }

  /** Only from a line that is still the longer one afterwards: otherwise equals would drop each other for ever. */
  function dropFor(newcomer: Sender): boolean {
    let longest = newcomer;
    for (const sender of senders.values()) {
      if (sender.waiting.length > longest.waiting.length) longest = sender;
    }
    if (longest.waiting.length <= newcomer.waiting.length + 1) return false;
    waiting--;
    longest.waiting.pop()?.(undefined);
    return true;
  }

  function startSoon() {
    if (starting || running >= limits.running || waiting === 0) return;
    starting = true;
    setImmediate(() => {
      starting = false;
      if (startNext()) startSoon();
    });
  }

  function startNext(): boolean {
    for (const [name, sender] of senders) {
      if (sender.running >= limits.runningEach) continue;
      const start = sender.waiting.shift();
      if (!start) continue;
      // Re-inserted at the end of the map: its next turn comes last.
      senders.delete(name);
      senders.set(name, sender);
      waiting--;
      running++;
      sender.running++;
      start(() => leave(name, sender));
      return true;
    }
    return false;
  }

  function leave(name: string, sender: Sender) {
    running--;
    sender.running--;
    if (sender.running === 0 && sender.waiting.length === 0) senders.delete(name);
    startSoon();
  }

  return { enter };
}
