/** An hour of this is worth a look: some 10% of what a site uses. */
const mostPerHour = 10;
const everyMs = 5_000;
/** A process settles in its first minutes; shorter runs report a slope and judge none. */
const judgedFrom = 120;

/** Samples a process's memory until `end`, which tells the slope in MB an hour. */
export function watchMemory(readMb: () => number) {
  const samples = [readMb()];
  const timer = setInterval(() => samples.push(readMb()), everyMs);
  return {
    end() {
      clearInterval(timer);
      return { first: samples.at(0), last: samples.at(-1), ...judge(samples) };
    },
  };
}

export function judge(samples: number[]) {
  // The first third is the warming up.
  const settled = samples.slice(Math.floor(samples.length / 3));
  const slope = slopeOf(settled) * (3_600_000 / everyMs);
  return { slope, isFlat: samples.length < judgedFrom || slope <= mostPerHour };
}

/** Of the straight line that fits best, by least squares: how much it rises from one value to the next. */
export function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [rise, run] = [0, 0];
  for (const [index, value] of values.entries()) {
    rise += (index - middle) * (value - mean);
    run += (index - middle) ** 2;
  }
  return run === 0 ? 0 : rise / run;
}
