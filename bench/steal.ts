import { processorTime } from "../tests/processor-time";

/** When other guests of the same host take more than this share of all processor time, a measurement says little. */
const limit = 0.01;
/** A host that stays busy must not hold the benchmark up for ever. */
const mostRepeats = 2;
const counts = { repeats: 0, disturbed: 0 };

/** Measures again while other guests of the host take the processors; where the system doesn't tell, once. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    const before = processorTime();
    const result = await measure();
    const after = processorTime();
    if ((after.stolenMs - before.stolenMs) / (after.allMs - before.allMs) <= limit) return result;
    if (repeats === mostRepeats) {
      counts.disturbed++;
      return result;
    }
    counts.repeats++;
  }
}

/** For the report. */
export function disturbances(): string {
  return `Where other guests of the host took more than ${limit * 100}% of the processors, pages a second and audits were measured again: ${counts.repeats} times; ${counts.disturbed} measurements count although they were disturbed each time.`;
}
