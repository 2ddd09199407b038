import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { type Staff, staff, staffVerifications } from "~/db/schema";
import type { Services } from "~/services-context";
import { type SignedIn, startSession } from "./sessions.server";
import { drawToken, hashToken } from "./token.server";

type Db = Pick<Services, "db">;

/** Lets a token sign its holder in, once: the secret part of a link. */
export async function newSignInToken(
  { db }: Db,
  email: string,
  {
    token = drawToken(),
    until = new Date(Date.now() + 15 * 60 * 1000),
  }: { token?: string; until?: Date } = {},
): Promise<string> {
  const link = { identifier: hashToken(token), value: valueFor(email), expiresAt: until };
  await db.insert(staffVerifications).values({ id: randomUUID(), ...link });
  return token;
}

export function signInUrl({ config }: Pick<Services, "config">, token: string): string {
  return `${config.siteUrl}/staff/sign-in/${token}`;
}

/** Whom a token would sign in. Looking does not use it up. */
export async function holderOf({ db }: Db, token: string): Promise<Staff | undefined> {
  const [found] = await db
    .select({ person: staff })
    .from(staffVerifications)
    .innerJoin(staff, eq(staff.email, sql`${staffVerifications.value}::jsonb ->> 'email'`))
    .where(isUsable(token));
  return found?.person;
}

/** Whether a link that was mailed to somebody still works. */
export async function hasWaitingLink({ db }: Db, email: string): Promise<boolean> {
  const { id, value, expiresAt } = staffVerifications;
  const [found] = await db
    .select({ id })
    .from(staffVerifications)
    .where(and(eq(value, valueFor(email)), gt(expiresAt, sql`now()`)))
    .limit(1);
  return found !== undefined;
}

/** For a link that its owner did not ask for. */
export async function dropToken({ db }: Db, token: string) {
  await db.delete(staffVerifications).where(eq(staffVerifications.identifier, hashToken(token)));
}

/** Uses a token up. The new session, or why there is none. */
export async function signInWith(
  services: Pick<Services, "db" | "config">,
  token: string,
  headers = new Headers(),
): Promise<SignedIn | "used-up" | "switched-off"> {
  const person = await holderOf(services, token);
  // Of two who open a link at once, one deletes it.
  const [used] = await services.db.delete(staffVerifications).where(isUsable(token)).returning();
  return person && used ? startSession(services, person.id, headers) : "used-up";
}

/** What tells a link from a passkey's challenge, which is kept in the same table. */
function valueFor(email: string): string {
  return JSON.stringify({ email });
}

function isUsable(token: string) {
  const { identifier, expiresAt } = staffVerifications;
  return and(eq(identifier, hashToken(token)), gt(expiresAt, sql`now()`));
}
