export type QueueLimits = {
  /** How many run at once, in all and of one sender. */
  running: number;
  runningEach: number;
  /** How many may wait, in all and of one sender. */
  waiting: number;
  waitingEach: number;
};

type Sender = { running: number; waiting: ((leave: () => void) => void)[] };

/**
 * Limits how many tasks run at once. Senders are served round-robin, so one sender's backlog delays only that sender,
 * and the event loop runs once between two starts. `enter` returns `undefined` when the queue is full.
 */
export function openFairQueue(limits: QueueLimits) {
  /** In the order of their next turn. */
  const senders = new Map<string, Sender>();
  let running = 0;
  let waiting = 0;
  let starting = false;

  function enter(name: string): Promise<() => void> | undefined {
    const sender = senders.get(name) ?? { running: 0, waiting: [] };
    if (waiting >= limits.waiting || sender.waiting.length >= limits.waitingEach) return undefined;
    senders.set(name, sender);
    waiting++;
    startSoon();
    return new Promise((start) => sender.waiting.push(start));
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
