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
 * Lets a few in at once. Senders take turns, so whoever asks for much waits for himself, and between two starts the
 * event loop comes around to everything else. `undefined`: the queue is full.
 */
export function openFairQueue(limits: QueueLimits) {
  /** Whose turn is next comes first. */
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
      // To the end of the line.
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
