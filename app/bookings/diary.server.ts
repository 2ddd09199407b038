import { gte, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { demoBusy, demoDaysOff } from "~/db/schema";
import { findSetting } from "~/settings/settings.server";
import { nairobiDay } from "~/time/nairobi";
import { listHosts } from "./hosts.server";
import { type DemoHours, usualHours } from "./hours";
import { busyKey, type Diary } from "./slots";

/** What decides which times are free. A booking that is about to move does not stand in its own way. */
export async function readDiary(db: Database, now: Date, movingId?: string): Promise<Diary> {
  const [hours, hosts, daysOff, taken] = await Promise.all([
    demoHours(db),
    listHosts(db),
    db
      .select()
      .from(demoDaysOff)
      .where(gte(demoDaysOff.lastDay, nairobiDay(now))),
    db
      .select()
      .from(demoBusy)
      .where(gte(demoBusy.quarter, sql`${now.toISOString()}::timestamptz - interval '1 day'`)),
  ]);
  const others = taken.filter(({ bookingId }) => bookingId !== movingId);
  const busy = new Set(others.map(({ staffId, quarter }) => busyKey(staffId, quarter)));
  return { hours, hosts, daysOff, busy };
}

/** What an owner set, over what is usual: a setting that is newer than a stored one has its usual value. */
export async function demoHours(db: Database): Promise<DemoHours> {
  return { ...usualHours, ...(await findSetting<Partial<DemoHours>>(db, hoursSetting)) };
}

export const hoursSetting = "demo-hours";
