import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { hashToken } from "~/access/auth.server";
import { findWaitingLink, newSignInToken, signInUrl } from "~/access/sign-in-link.server";
import { recordAudit } from "~/audit/audit.server";
import { staff } from "~/db/schema";
import { takeSignInRoom } from "~/email/budget.server";
import { network, openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { signInEmail } from "./emails";
import { findPersonByEmail } from "./people.server";

const hour = 60 * 60;
/** From one network to one address, from one network to all, and for a person who is signed in. */
const linksPerHour = { pair: 5, sender: 20, proof: 5 };

export type LinkAnswer = { state: "asked"; askedFor: string } | { state: "too-many"; retryAfter: number };

type Needed = Pick<Services, "db" | "config" | "jobs">;

/**
 * Mails a link to somebody of staff. Nobody learns from the answer whether an address is known: `askedFor` is the
 * hash of the link's token, or of nothing. Other people who ask in somebody's name keep nobody out: the links that
 * they had sent lie in that person's mailbox, and work.
 */
export async function mailSignInLink(
  services: Needed,
  { email, sender }: { email: string; sender: string },
): Promise<LinkAnswer> {
  const hash = await openHash(services);
  const from = hash(network(sender));
  const refused =
    (await countLink(services, `staff-links-from:${from}`, linksPerHour.sender)) ??
    (await countLink(services, `staff-links:${from}:${hash(email)}`, linksPerHour.pair));
  if (refused) return refused;
  const person = await findPersonByEmail(services, email);
  if (!person || person.disabledAt) return asked(hashToken(randomBytes(24).toString("hex")));
  const mayMail = await takeSignInRoom(services, person.email);
  // None is left where each was used: by its person, since nobody else has them.
  const waiting = mayMail ? undefined : await findWaitingLink(services, person.email);
  return asked(waiting ?? (await mailLink(services, person.email)));
}

/** The same for a person who is signed in, whom nobody else can use up. */
export async function mailProofLink(
  services: Needed,
  { id, email }: { id: string; email: string },
): Promise<LinkAnswer> {
  const refused = await countLink(services, `staff-proofs:${id}`, linksPerHour.proof);
  return refused ?? asked(await mailLink(services, email));
}

/** Where there were too many. */
async function countLink({ db }: Needed, key: string, limit: number): Promise<LinkAnswer | undefined> {
  const { allowed, retryAfter } = await takeToken(db, { key, limit, windowSeconds: hour });
  return allowed ? undefined : { state: "too-many", retryAfter };
}

function asked(askedFor: string): LinkAnswer {
  return { state: "asked", askedFor };
}

/** Gives the hash of the link's token. */
async function mailLink(services: Needed, to: string): Promise<string> {
  const token = await newSignInToken(services, to);
  const key = hashToken(token);
  const email = signInEmail({ key, to, url: signInUrl(services, token) });
  await services.jobs.queueEmails(services.db, [email]);
  services.jobs.wake();
  return key;
}

export async function recordSignIn({ db }: Pick<Services, "db">, personId: string, by: "link" | "passkey") {
  await recordByPerson({ db }, personId, { action: "signed in", subject: "session", after: { by } });
}

export async function recordNewPasskey({ db }: Pick<Services, "db">, personId: string) {
  await recordByPerson({ db }, personId, {
    action: "added a passkey",
    subject: "staff",
    subjectId: personId,
  });
}

async function recordByPerson(
  { db }: Pick<Services, "db">,
  personId: string,
  entry: Parameters<typeof recordAudit>[2],
) {
  const [person] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, personId));
  if (person) await recordAudit(db, person, entry);
}
