import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { assignedEmail } from "./emails";

/** What was given to somebody: nothing of the customer's, since the email is read anywhere. */
export type Given = { what: "conversation" } | { what: "order"; reference: string };

/** Mails a person that work is theirs now, once for all of it. Nobody is told of what they took themselves. */
export async function tellAssigned(
  { jobs, config }: Pick<Services, "jobs" | "config">,
  tx: Database,
  actor: Actor,
  ownerId: string | null,
  given: { path: string; things: Given[] },
) {
  if (!ownerId || ownerId === actor.id || given.things.length === 0) return;
  const [person] = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, ownerId), isNull(staff.disabledAt)));
  if (!person) return;
  const url = `${config.siteUrl}${given.path}`;
  const { things } = given;
  await jobs.queueEmails(tx, [
    assignedEmail({ key: randomUUID(), to: person.email, url, by: actor.name, things }),
  ]);
}
