import { and, eq, isNull, sql } from "drizzle-orm";
import { rowsColumn } from "~/db/one-statement.server";
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
    .select({ person: staff, host: demoHosts, takesDemos })
    .from(staff)
    .leftJoin(demoHosts, ownSettings)
    .where(worksHere)
    .orderBy(staff.name);
  return rows.map(({ person, host, takesDemos }) => colleagueOf(person, host, takesDemos));
}

const ownSettings = eq(demoHosts.staffId, staff.id);
const worksHere = and(isNull(staff.disabledAt), isNull(staff.invitedUntil));
const takesDemos = sql<boolean>`coalesce(${demoHosts.takesDemos}, ${staff.role} <> 'support')`;

/** Those who give demos, as a column for a statement that asks for more than that. */
export const hostsColumn = rowsColumn(
  { name: staff.name },
  sql`from ${staff} left join ${demoHosts} on ${ownSettings} where ${and(worksHere, takesDemos)} order by ${staff.name}`,
);

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
