import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type DemoHost, demoHosts, type Staff, staff } from "~/db/schema";
import { editions } from "~/pos/editions";
import { otherEdition } from "./hours";
import type { Host } from "./slots";

export const allEditions: string[] = [...editions.map(({ slug }) => slug), otherEdition];

export type Colleague = Host & { email: string; takesDemos: boolean };

/** Everybody who works here, with how they give demos. Until an owner says otherwise, owners and sales give all of them. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const rows = await db
    .select({ person: staff, host: demoHosts })
    .from(staff)
    .leftJoin(demoHosts, eq(demoHosts.staffId, staff.id))
    .where(and(isNull(staff.disabledAt), isNull(staff.invitedUntil)))
    .orderBy(staff.name);
  return rows.map(({ person, host }) => colleagueOf(person, host));
}

export async function listHosts(db: Database): Promise<Host[]> {
  return (await listColleagues(db)).filter(({ takesDemos }) => takesDemos);
}

/** Whether there is anybody whose time could be chosen. */
export async function takesBookings(db: Database): Promise<boolean> {
  return (await listHosts(db)).length > 0;
}

function colleagueOf({ id, name, email, role }: Staff, host: DemoHost | null): Colleague {
  return {
    id,
    name,
    email,
    takesDemos: host?.takesDemos ?? role !== "support",
    editions: host?.editions ?? allEditions,
    days: host?.days ?? null,
    opens: host?.opens ?? null,
    closes: host?.closes ?? null,
    callUrl: host?.callUrl ?? null,
  };
}
