import { asc, eq, sql } from "drizzle-orm";
import { may } from "~/access/rights";
import { staff } from "~/db/schema";
import type { Role } from "~/roles";
import type { Services } from "~/services-context";
import { type By, requireManager } from "./by";

export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: "active" | "invited" | "off";
  invitedUntil: Date | null;
  lastSeenAt: Date | null;
  hasPasskey: boolean;
  isLastOwner: boolean;
};

/** Everybody with an account: those who work, those who were invited, those who were switched off. */
export async function listPeople({ db }: Pick<Services, "db">, by: By): Promise<Person[]> {
  requireManager(by);
  const people = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      emailVerified: staff.emailVerified,
      disabledAt: staff.disabledAt,
      invitedUntil: staff.invitedUntil,
      lastSeenAt: staff.lastSeenAt,
      hasPasskey: sql<boolean>`exists (select 1 from staff_passkeys where staff_passkeys.user_id = staff.id)`,
    })
    .from(staff)
    .orderBy(
      sql`${staff.disabledAt} is not null`,
      sql`not ${staff.emailVerified}`,
      asc(staff.createdAt),
      asc(staff.name),
    );
  const owners = people.filter(
    (person) => may(person, "people.manage") && !person.disabledAt && person.emailVerified,
  );
  return people.map(({ emailVerified, disabledAt, ...person }) => ({
    ...person,
    state: disabledAt ? "off" : emailVerified ? "active" : "invited",
    isLastOwner: owners.length === 1 && owners[0]?.id === person.id,
  }));
}

export async function findPersonByEmail({ db }: Pick<Services, "db">, email: string) {
  const [person] = await db.select().from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  return person;
}
