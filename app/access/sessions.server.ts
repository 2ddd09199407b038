import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { staff, staffSessions } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import type { Actor } from "./rights";
import { readSignedCookie, signCookie } from "./signed-cookie.server";
import { drawToken, hashToken, isToken } from "./token.server";

/** Who is signed in, and since when they last proved it. */
export type StaffSession = Actor & { sessionId: string; signedInAt: Date; singleKeys: boolean };

export type SignedIn = { cookie: string; personId: string };

type Needed = Pick<Services, "db" | "config">;

const hour = 60 * 60;

/** A session ends after 12 hours without a request, and after 30 days at the latest. */
const idleSeconds = 12 * hour;

/** Call it after a link or a passkey was verified. `headers` name the device in the list of sessions. */
export async function startSession(
  services: Needed,
  personId: string,
  headers: Headers,
): Promise<SignedIn | "switched-off"> {
  const token = drawToken();
  const started = await inTransaction(services.db, async (tx) => {
    // The update also locks the row: switching a person off at the same time refuses or ends this session.
    const [person] = await tx
      .update(staff)
      .set({ emailVerified: true, invitedUntil: null, lastSeenAt: sql`now()` })
      .where(and(eq(staff.id, personId), isNull(staff.disabledAt)))
      .returning({ id: staff.id });
    if (!person) return false;
    await tx.insert(staffSessions).values({
      token: hashToken(token),
      userId: personId,
      userAgent: headers.get("user-agent") ?? "",
      expiresAt: idleEnd(),
    });
    return true;
  });
  return started ? { cookie: await sessionCookie(services, token), personId } : "switched-off";
}

/** The session of a request, and the cookies that prolong it. */
export async function findSession(
  services: Needed,
  headers: Headers,
): Promise<{ session: StaffSession; cookies: string[] } | undefined> {
  const token = await readSignedCookie(services, headers, cookieName);
  if (!token || !isToken(token)) return undefined;
  const [found] = await services.db
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.userId))
    .where(
      and(
        // Sessions from before decision 179 hold the token itself, for 30 days at most.
        inArray(staffSessions.token, [hashToken(token), token]),
        gt(staffSessions.expiresAt, sql`now()`),
        gt(staffSessions.createdAt, sql`now() - interval '30 days'`),
        isNull(staff.disabledAt),
      ),
    );
  if (!found) return undefined;
  const { session, person } = found;
  await noteVisit(services, person);
  const isProlonged = session.expiresAt.getTime() < idleEnd().getTime() - (hour / 4) * 1000;
  if (isProlonged) await prolong(services, session.id);
  return {
    session: {
      id: person.id,
      name: person.name,
      email: person.email,
      role: person.role,
      singleKeys: person.singleKeys,
      sessionId: session.id,
      signedInAt: session.createdAt,
    },
    cookies: isProlonged ? [await sessionCookie(services, token)] : [],
  };
}

/** Takes the cookie back; the session itself is ended by `dropSession`. */
export function noSessionCookie(services: Needed): Promise<string> {
  return signCookie(services, { name: cookieName, value: "", maxAge: 0 });
}

const cookieName = "staff.session_token";

/** Whether the browser has a session cookie of the staff side. The session itself is not checked. */
export function isOfStaff(headers: Headers): boolean {
  return headers.get("cookie")?.includes(cookieName) ?? false;
}

function sessionCookie(services: Needed, token: string): Promise<string> {
  return signCookie(services, { name: cookieName, value: token, maxAge: idleSeconds });
}

function idleEnd(): Date {
  return new Date(Date.now() + idleSeconds * 1000);
}

/** 'Last here' on the page of people, to a few minutes. */
async function noteVisit({ db }: Needed, person: { id: string; lastSeenAt: Date | null }) {
  if (person.lastSeenAt && person.lastSeenAt.getTime() > Date.now() - 5 * 60 * 1000) return;
  await db.update(staff).set({ lastSeenAt: sql`now()` }).where(eq(staff.id, person.id));
}

async function prolong({ db }: Needed, id: string) {
  await db
    .update(staffSessions)
    .set({ expiresAt: idleEnd(), updatedAt: sql`now()` })
    .where(eq(staffSessions.id, id));
}
