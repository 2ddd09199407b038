import { and, count, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { demoBookings } from "~/db/schema";
import { atNairobi, daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import type { Host } from "./slots";

/**
 * Does `write` for the first host whose time is not taken by somebody else in this very moment. The database decides:
 * whoever comes second meets the key of `demo_busy`, and the next host is tried. Nothing when nobody is left.
 */
export async function takeTime<T>(
  tx: Database,
  hosts: Host[],
  write: (tx: Database, host: Host) => Promise<T>,
): Promise<T | undefined> {
  for (const host of hosts) {
    try {
      return await tx.transaction((savepoint) => write(savepoint, host));
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return undefined;
}

function isTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
  return code === "23505" && constraint === "demo_busy_once";
}

/** Those with the fewest demos in that week come first. */
export async function fairOrder(db: Database, hosts: Host[], at: Date): Promise<Host[]> {
  if (hosts.length < 2) return hosts;
  const day = nairobiDay(at);
  const monday = daysAfter(day, -((weekdayOf(day) + 6) % 7));
  const inWeek = and(
    gte(demoBookings.startsAt, atNairobi(monday, "00:00")),
    lt(demoBookings.startsAt, atNairobi(daysAfter(monday, 7), "00:00")),
    inArray(demoBookings.state, ["booked", "held", "missed"]),
  );
  const loads = await db
    .select({ id: demoBookings.staffId, count: count() })
    .from(demoBookings)
    .where(inWeek)
    .groupBy(demoBookings.staffId);
  const load = new Map(loads.map(({ id, count }) => [id, count]));
  return hosts.toSorted((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0));
}
