import { network, writesPerWindow } from "~/rate-limits.server";

/** Five times as many pages as forms: a whole estate may share one mobile address. */
const mostOfOne = 5 * writesPerWindow.limit;

/**
 * How many visits one network may have in ten minutes. Kept in memory and forgotten as a whole: a count in the database
 * would be the statement that counting in batches saves.
 */
export function openRoom({ limit = mostOfOne, networks = 20_000 } = {}) {
  const counted = new Map<string, number>();
  let endsAt = 0;

  return function hasRoom(address: string, now = Date.now()): boolean {
    if (now >= endsAt) {
      counted.clear();
      endsAt = now + writesPerWindow.windowSeconds * 1000;
    }
    const key = network(address);
    const count = counted.get(key) ?? 0;
    if (count >= limit || (count === 0 && counted.size >= networks)) return false;
    counted.set(key, count + 1);
    return true;
  };
}
