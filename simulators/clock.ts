export type Clock = ReturnType<typeof openClock>;

/**
 * The simulators' time. For people it is the real one; for tests it stands still until it is advanced, and what is
 * due then has happened when `advance` is done.
 */
export function openClock({ isReal }: { isReal: boolean }) {
  let time = Date.now();
  let tasks: { at: number; run: () => Promise<void> }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const now = () => (isReal ? Date.now() : time);

  function after(seconds: number, run: () => Promise<void>) {
    if (!isReal) {
      tasks.push({ at: time + seconds * 1_000, run });
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, seconds * 1_000);
    timers.add(timer);
  }

  async function advance(seconds: number) {
    const end = time + seconds * 1_000;
    for (let next = soonest(end); next; next = soonest(end)) {
      tasks = tasks.filter((task) => task !== next);
      time = Math.max(time, next.at);
      await next.run();
    }
    time = end;
  }

  function soonest(end: number) {
    return tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  function stop() {
    for (const timer of timers) clearTimeout(timer);
    tasks = [];
  }

  return { now, after, advance, stop };
}
