import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { hashToken } from "~/access/auth.server";
import { newSignInToken, signInUrl } from "~/access/sign-in-link.server";
import { recordAudit } from "~/audit/audit.server";
import { staff } from "~/db/schema";
import { network, openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { signInEmail } from "./emails";
import { findPersonByEmail } from "./people.server";

const hour = 60 * 60;
const linksPerHour = { address: 5, sender: 20 };

export type LinkAnswer = { state: "asked"; askedFor: string } | { state: "too-many"; retryAfter: number };

/**
 * Mails a link to somebody of staff. Nobody learns from the answer whether an address is known: `askedFor` is the
 * hash of the link's token, or of nothing.
 */
export async function mailSignInLink(
  services: Pick<Services, "db" | "config" | "jobs">,
  { email, sender }: { email: string; sender: string },
): Promise<LinkAnswer> {
  const refused = await countLink(services, email, sender);
  if (refused) return { state: "too-many", retryAfter: refused };
  const person = await findPersonByEmail(services, email);
  if (!person || person.disabledAt)
    return { state: "asked", askedFor: hashToken(randomBytes(24).toString("hex")) };
  const token = await newSignInToken(services, person.email);
  const key = hashToken(token);
  await services.jobs.queueEmails(services.db, [
    signInEmail({ key, to: person.email, url: signInUrl(services, token) }),
  ]);
  services.jobs.wake();
  return { state: "asked", askedFor: key };
}

/** Seconds to wait, where there were too many. */
async function countLink(services: Pick<Services, "db">, email: string, sender: string) {
  const hash = await openHash(services);
  const counts = [
    { key: `staff-links-from:${hash(network(sender))}`, limit: linksPerHour.sender },
    { key: `staff-links:${hash(email)}`, limit: linksPerHour.address },
  ];
  for (const count of counts) {
    const { allowed, retryAfter } = await takeToken(services.db, { ...count, windowSeconds: hour });
    if (!allowed) return retryAfter;
  }
  return undefined;
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
