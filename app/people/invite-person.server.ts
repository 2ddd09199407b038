import { eq, sql } from "drizzle-orm";
import { newSignInToken, signInUrl } from "~/access/sign-in-link.server";
import { drawToken, hashToken } from "~/access/token.server";
import { recordAudit } from "~/audit/audit.server";
import { staff } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { type By, requireManager } from "./by";
import { invitationEmail } from "./emails";
import type { Invitation } from "./input";

export type Invited = { state: "invited"; id: string; url: string } | { state: "known"; name: string };

type PeopleServices = Pick<Services, "db" | "config"> & {
  jobs?: Pick<Services["jobs"], "queueEmails" | "wake">;
};

/** A new account, and the link that opens it: mailed, or printed where no queue is given. */
export async function invitePerson(services: PeopleServices, by: By, person: Invitation): Promise<Invited> {
  requireManager(by);
  const link = newInvitation(services);
  const invited = await inTransaction(services.db, async (tx): Promise<Invited> => {
    const [added] = await tx
      .insert(staff)
      .values({ ...person, invitedUntil: link.until })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (!added) {
      const [known] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.email, person.email));
      return { state: "known", name: known?.name ?? person.name };
    }
    await newSignInToken({ db: tx }, person.email, link);
    await recordAudit(tx, by, {
      action: "invited",
      subject: "staff",
      subjectId: added.id,
      after: { role: person.role },
    });
    await mail(tx, services, by, person.email, link);
    return { state: "invited", id: added.id, url: link.url };
  });
  services.jobs?.wake();
  return invited;
}

/** A new link for somebody who has not come yet. */
export async function inviteAgain(
  services: PeopleServices,
  by: By,
  id: string,
): Promise<Invited | { state: "gone" }> {
  requireManager(by);
  const [person] = await services.db.select().from(staff).where(eq(staff.id, id));
  if (!person || person.disabledAt) return { state: "gone" };
  if (person.emailVerified) return { state: "known", name: person.name };
  const link = newInvitation(services);
  await inTransaction(services.db, async (tx) => {
    await tx.update(staff).set({ invitedUntil: link.until, updatedAt: sql`now()` }).where(eq(staff.id, id));
    await newSignInToken({ db: tx }, person.email, link);
    await recordAudit(tx, by, { action: "invited again", subject: "staff", subjectId: id });
    await mail(tx, services, by, person.email, link);
  });
  services.jobs?.wake();
  return { state: "invited", id, url: link.url };
}

const invitationDays = 3;

function newInvitation(services: PeopleServices) {
  const token = drawToken();
  const until = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000);
  return { token, until, url: signInUrl(services, token) };
}

async function mail(
  tx: Services["db"],
  { jobs }: PeopleServices,
  by: By,
  to: string,
  link: { token: string; url: string },
) {
  const name = by === "System" ? "Velto" : by.name;
  await jobs?.queueEmails(tx, [invitationEmail({ key: hashToken(link.token), to, url: link.url, by: name })]);
}
