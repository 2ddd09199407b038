import { readFileSync } from "node:fs";

/** Of all cores, in milliseconds: what they have had, and what other guests of the host took. Only Linux tells. */
export function processorTime(): { allMs: number; stolenMs: number } {
  if (process.platform !== "linux") return { allMs: performance.now(), stolenMs: 0 };
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  // user, nice, system, idle, iowait, irq, softirq, steal; in hundredths of a second
  const times = first.trim().split(/\s+/).slice(1, 9).map(Number);
  return { allMs: times.reduce((sum, time) => sum + time, 0) * 10, stolenMs: (times[7] ?? 0) * 10 };
}
