import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { rolesWith } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { type DemoHost, demoHosts, type Staff, staff } from "~/db/schema";
import { editions } from "~/pos/editions";
import { otherEdition } from "./hours";
import type { Host } from "./slots";

export const allEditions: string[] = [...editions.map(({ slug }) => slug), otherEdition];

export type Colleague = Host & { email: string; takesDemos: boolean };

/** All people of the staff, with how they give demos: until an owner sets it, each one with the right gives all of them. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const rows = await db
    .select({ person: staff, host: demoHosts, takesDemos })
    .from(staff)
    .leftJoin(demoHosts, eq(demoHosts.staffId, staff.id))
    .where(and(isNull(staff.disabledAt), isNull(staff.invitedUntil)))
    .orderBy(staff.name);
  return rows.map(({ person, host, takesDemos }) => colleagueOf(person, host, takesDemos));
}

const takesDemos = sql<boolean>`coalesce(${demoHosts.takesDemos}, ${inArray(staff.role, rolesWith("demos.give"))})`;

export async function listHosts(db: Database): Promise<Host[]> {
  return (await listColleagues(db)).filter(({ takesDemos }) => takesDemos);
}

/** Whether there is anybody whose time could be chosen. */
export async function takesBookings(db: Database): Promise<boolean> {
  return (await listHosts(db)).length > 0;
}

function colleagueOf({ id, name, email }: Staff, host: DemoHost | null, takesDemos: boolean): Colleague {
  return {
    id,
    name,
    email,
    takesDemos,
    editions: host?.editions ?? allEditions,
    days: host?.days ?? null,
    opens: host?.opens ?? null,
    closes: host?.closes ?? null,
    callUrl: host?.callUrl ?? null,
  };
}
