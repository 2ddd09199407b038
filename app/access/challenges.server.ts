import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { staffVerifications } from "~/db/schema";
import type { Services } from "~/services-context";
import { readSignedCookie, signCookie } from "./signed-cookie.server";

type Needed = Pick<Services, "db" | "config">;

const seconds = 5 * 60;

/** Stores the challenge that a passkey is to sign, with its purpose. The cookie binds the response to this browser. */
export async function askChallenge(services: Needed, challenge: string, purpose: string): Promise<string> {
  await services.db.insert(staffVerifications).values({
    id: randomUUID(),
    identifier: challenge,
    value: valueFor(purpose),
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
  return signCookie(services, { name: cookieName, value: challenge, maxAge: seconds });
}

/** Uses the challenge of this browser up, whatever becomes of the answer. */
export async function takeChallenge(
  services: Needed,
  headers: Headers,
  purpose: string,
): Promise<string | undefined> {
  const challenge = await readSignedCookie(services, headers, cookieName);
  if (!challenge) return undefined;
  const { identifier, value, expiresAt } = staffVerifications;
  const [taken] = await services.db
    .delete(staffVerifications)
    .where(and(eq(identifier, challenge), eq(value, valueFor(purpose)), gt(expiresAt, sql`now()`)))
    .returning({ challenge: identifier });
  return taken?.challenge;
}

const cookieName = "staff.passkey";

function valueFor(purpose: string): string {
  return JSON.stringify({ passkey: purpose });
}
