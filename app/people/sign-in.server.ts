import { eq } from "drizzle-orm";
import { hasWaitingLink, newSignInToken, signInUrl } from "~/access/sign-in-link.server";
import { drawToken, hashToken } from "~/access/token.server";
import { recordAudit } from "~/audit/audit.server";
import { staff } from "~/db/schema";
import { takeSignInRoom } from "~/email/budget.server";
import { signInLinksQueue } from "~/jobs/queues.server";
import { network, openHash, takeToken } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { signInEmail } from "./emails";
import { findPersonByEmail } from "./people.server";

const hour = 60 * 60;
/** From one network to one address, from one network to all, and for a person who is signed in. */
const linksPerHour = { pair: 5, sender: 20, proof: 5 };

export type LinkAnswer = { state: "asked"; askedFor: string } | { state: "too-many"; retryAfter: number };

type Needed = Pick<Services, "db" | "config" | "jobs">;

/**
 * Somebody asks for a link. The address is looked for by a job, so neither the answer nor the time that it takes tells
 * whether it is known: `askedFor` is the hash of the link's token, if there will be a link.
 */
export async function askForSignInLink(
  services: Needed,
  { email, sender }: { email: string; sender: string },
): Promise<LinkAnswer> {
  const hash = await openHash(services);
  const from = hash(network(sender));
  const refused =
    (await countLink(services, `staff-links-from:${from}`, linksPerHour.sender)) ??
    (await countLink(services, `staff-links:${from}:${hash(email)}`, linksPerHour.pair));
  if (refused) return refused;
  const token = drawToken();
  const asked: AskedLink = { email, token };
  await services.jobs.queueJob(services.db, signInLinksQueue, asked, new Date());
  return { state: "asked", askedFor: hashToken(token) };
}

type AskedLink = { email: string; token: string };

/** Starts mailing what was asked for. On every server; each job is done by one. */
export async function workOnSignInLinks(services: Services) {
  const turns = { pollingIntervalSeconds: 1, batchSize: 1 };
  await services.jobs.boss.work<AskedLink>(signInLinksQueue, turns, async ([job]) => {
    if (job) await mailSignInLink(services, job.data);
  });
}

/**
 * Mails a link, if the address is that of somebody of staff. Other people who ask in somebody's name keep nobody out:
 * the links that they had sent lie in that person's mailbox, and work.
 */
export async function mailSignInLink(services: Needed, { email, token }: AskedLink): Promise<void> {
  const person = await findPersonByEmail(services, email);
  if (!person || person.disabledAt) return;
  const mayMail = await takeSignInRoom(services, person.email);
  // None is left where each was used: by its person, since nobody else has them.
  if (mayMail || !(await hasWaitingLink(services, person.email)))
    await mailLink(services, person.email, token);
}

/** The same for a person who is signed in, whom nobody else can use up. */
export async function mailProofLink(
  services: Needed,
  { id, email }: { id: string; email: string },
): Promise<LinkAnswer> {
  const refused = await countLink(services, `staff-proofs:${id}`, linksPerHour.proof);
  if (refused) return refused;
  const token = drawToken();
  await mailLink(services, email, token);
  return { state: "asked", askedFor: hashToken(token) };
}

/** Where there were too many. */
async function countLink({ db }: Needed, key: string, limit: number): Promise<LinkAnswer | undefined> {
  const { allowed, retryAfter } = await takeToken(db, { key, limit, windowSeconds: hour });
  return allowed ? undefined : { state: "too-many", retryAfter };
}

async function mailLink(services: Needed, to: string, token: string) {
  await newSignInToken(services, to, { token });
  const email = signInEmail({ key: hashToken(token), to, url: signInUrl(services, token) });
  await services.jobs.queueEmails(services.db, [email]);
  services.jobs.wake();
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
