import { asc, eq, gte } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { demoDaysOff, staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";

/** Those of today and to come, with whose they are. */
export function readDaysOff({ db }: Pick<Services, "db">, actor: Actor) {
  requireRight(actor, "hours.change");
  return db
    .select({
      id: demoDaysOff.id,
      firstDay: demoDaysOff.firstDay,
      lastDay: demoDaysOff.lastDay,
      name: staff.name,
    })
    .from(demoDaysOff)
    .leftJoin(staff, eq(staff.id, demoDaysOff.staffId))
    .where(gte(demoDaysOff.lastDay, nairobiDay(new Date())))
    .orderBy(asc(demoDaysOff.firstDay));
}
