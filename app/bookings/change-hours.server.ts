import { and, eq, gte, isNull, lt } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { demoBookings, demoDaysOff, demoHosts, staff } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { setSetting } from "~/settings/settings.server";
import { atNairobi, daysAfter, nairobiDay } from "~/time/nairobi";
import { hoursSetting } from "./diary.server";
import type { DemoHours } from "./hours";
import type { DaysOffInput, HostInput } from "./settings-input";

/** What is offered from now on. A demo that is booked stays where it is. */
export async function changeHours({ db }: Pick<Services, "db">, actor: Actor, hours: DemoHours) {
  requireRight(actor, "hours.change");
  await inTransaction(db, async (tx) => {
    await setSetting(tx, hoursSetting, hours);
    const { days, ...rest } = hours;
    const after = { ...rest, days: days.join(" ") };
    await recordAudit(tx, actor, { action: "change-demo-hours", subject: "settings", after });
  });
}

/** Whether somebody gives demos, of what, when and where. */
export async function changeHost({ db }: Pick<Services, "db">, actor: Actor, input: HostInput) {
  requireRight(actor, "hours.change");
  const { id: staffId, ...values } = input;
  return inTransaction(db, async (tx) => {
    const [person] = await tx
      .select({ name: staff.name })
      .from(staff)
      .where(and(eq(staff.id, staffId), isNull(staff.disabledAt)));
    if (!person) return undefined;
    await tx
      .insert(demoHosts)
      .values({ staffId, ...values })
      .onConflictDoUpdate({ target: demoHosts.staffId, set: values });
    const { takesDemos, editions, days, opens, closes } = values;
    await recordAudit(tx, actor, {
      action: "change-demo-host",
      subject: "staff",
      subjectId: staffId,
      after: { takesDemos, editions: editions.join(" "), days: days?.join(" ") ?? null, opens, closes },
    });
    return person;
  });
}

/** Gives how many demos are booked in these days; they stay where they are. */
export async function addDaysOff({ db }: Pick<Services, "db">, actor: Actor, input: DaysOffInput) {
  requireRight(actor, "hours.change");
  return inTransaction(db, async (tx) => {
    // Those that are over are of no use to anybody.
    await tx.delete(demoDaysOff).where(lt(demoDaysOff.lastDay, nairobiDay(new Date())));
    await tx.insert(demoDaysOff).values(input);
    await recordAudit(tx, actor, { action: "add-days-off", subject: "settings", after: { ...input } });
    return tx.$count(
      demoBookings,
      and(
        eq(demoBookings.state, "booked"),
        input.staffId ? eq(demoBookings.staffId, input.staffId) : undefined,
        gte(demoBookings.startsAt, atNairobi(input.firstDay)),
        lt(demoBookings.startsAt, atNairobi(daysAfter(input.lastDay, 1))),
      ),
    );
  });
}

export async function removeDaysOff({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "hours.change");
  await inTransaction(db, async (tx) => {
    const [removed] = await tx.delete(demoDaysOff).where(eq(demoDaysOff.id, id)).returning();
    if (!removed) return;
    const { staffId, firstDay, lastDay } = removed;
    const before = { staffId, firstDay, lastDay };
    await recordAudit(tx, actor, { action: "remove-days-off", subject: "settings", before });
  });
}
