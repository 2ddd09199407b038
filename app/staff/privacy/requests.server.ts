import { desc, eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { auditEvents } from "~/db/schema";
import type { Services } from "~/services-context";

/** What was done at this desk lately, newest first. */
export function recentRequests({ db }: Pick<Services, "db">, actor: Actor) {
  requireRight(actor, "privacy.work");
  return db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      actor: auditEvents.actor,
      action: auditEvents.action,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .where(eq(auditEvents.subject, "privacy"))
    .orderBy(desc(auditEvents.id))
    .limit(10);
}
