import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type Staff, staff, staffVerifications } from "~/db/schema";
import type { Services } from "~/services.server";
import { chosenToken, drawToken, hashToken, openAuth, switchedOff } from "./auth.server";

/** Lets a token sign its holder in, once and for 15 minutes: the secret part of a link. */
export async function newSignInToken(
  services: Pick<Services, "db" | "config">,
  email: string,
  token = drawToken(),
): Promise<string> {
  const auth = await openAuth(services);
  await chosenToken.run(token, () => auth.api.signInMagicLink({ body: { email }, headers: new Headers() }));
  return token;
}

/** An invitation waits for longer than a link that somebody has just asked for. */
export async function letTokenLive(db: Database, token: string, until: Date) {
  await db
    .update(staffVerifications)
    .set({ expiresAt: until })
    .where(eq(staffVerifications.identifier, hashToken(token)));
}

export function signInUrl({ config }: Pick<Services, "config">, token: string): string {
  return `${config.siteUrl}/staff/sign-in/${token}`;
}

/** Whom a token would sign in. Looking does not use it up. */
export async function holderOf({ db }: Pick<Services, "db">, token: string): Promise<Staff | undefined> {
  const [found] = await db
    .select({ person: staff })
    .from(staffVerifications)
    .innerJoin(staff, eq(staff.email, sql`${staffVerifications.value}::jsonb ->> 'email'`))
    .where(
      and(eq(staffVerifications.identifier, hashToken(token)), gt(staffVerifications.expiresAt, sql`now()`)),
    );
  return found?.person;
}

/** Whether a link that was mailed to somebody still works. */
export async function hasWaitingLink({ db }: Pick<Services, "db">, email: string): Promise<boolean> {
  const { id, value, expiresAt } = staffVerifications;
  const [found] = await db
    .select({ id })
    .from(staffVerifications)
    // As better-auth writes it. Other kinds of rows hold no such value.
    .where(and(eq(value, JSON.stringify({ email })), gt(expiresAt, sql`now()`)))
    .limit(1);
  return found !== undefined;
}

/** For a link that its owner did not ask for. */
export async function dropToken({ db }: Pick<Services, "db">, token: string) {
  await db.delete(staffVerifications).where(eq(staffVerifications.identifier, hashToken(token)));
}

export type SignedIn = { cookies: string[]; personId: string };

/** Uses a token up. The new session's cookies, or why there is none. */
export async function signInWith(
  services: Pick<Services, "db" | "config">,
  token: string,
  headers = new Headers(),
): Promise<SignedIn | "used-up" | "switched-off"> {
  const auth = await openAuth(services);
  const answer = await auth.api.magicLinkVerify({
    query: { token },
    // Names the device in the list of sessions. The cookies of an earlier session have no part in this.
    headers: new Headers({ "user-agent": headers.get("user-agent") ?? "" }),
    asResponse: true,
  });
  if (answer.ok) {
    const { user } = (await answer.json()) as { user: { id: string } };
    return { cookies: answer.headers.getSetCookie(), personId: user.id };
  }
  return answer.status === 403 && (await codeOf(answer)) === switchedOff ? "switched-off" : "used-up";
}

async function codeOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json()) as { code?: string };
  return body.code;
}
