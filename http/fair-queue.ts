export type QueueLimits = {
  /** How many run at once. */
  running: number;
  /** How many may wait, in all and of one sender. */
  waiting: number;
  waitingEach: number;
};

type Waiter = (leave: () => void) => void;

/**
 * Lets a few in at once. Senders take turns, so one who asks for much waits for himself and not the others for him;
 * between two starts the event loop gets to everything else. `undefined`: the queue is full.
 */
export function openFairQueue({ running, waiting, waitingEach }: QueueLimits) {
  /** Each sender's waiters; the sender whose turn is next comes first. */
  const queues = new Map<string, Waiter[]>();
  let inside = 0;
  let queued = 0;
  let starting = false;

  function enter(sender: string): Promise<() => void> | undefined {
    const own = queues.get(sender) ?? [];
    if (queued >= waiting || own.length >= waitingEach) return undefined;
    const turn = new Promise<() => void>((start) => own.push(start));
    queues.set(sender, own);
    queued++;
    startSoon();
    return turn;
  }

  function startSoon() {
    if (starting || inside >= running || queued === 0) return;
    starting = true;
    setImmediate(() => {
      starting = false;
      startNext();
      startSoon();
    });
  }

  function startNext() {
    const [next] = queues;
    if (!next) return;
    const [sender, own] = next;
    const start = own.shift();
    queues.delete(sender);
    if (own.length > 0) queues.set(sender, own);
    queued--;
    inside++;
    start?.(() => {
      inside--;
      startSoon();
    });
  }

  return { enter };
}
