import { type Actor, may } from "~/access/rights";
import { emailSubject, isToVisitor } from "~/email/email-subject";
import { textOf } from "~/email/render.server";
import { rightOverEmail } from "~/failed-emails/email-right";
import { listFailedEmails } from "~/jobs/failed-emails.server";
import type { Services } from "~/services-context";
import { emailsTexts } from "./content";
import { reasonOf } from "./reason";

/** A page's worth; the oldest come first, and go when they are dealt with. */
const pageSize = 50;

export type ShownEmail = Awaited<ReturnType<typeof shownEmails>>["emails"][number];

/** The failed emails as a page shows them. `show` names the one whose text is wanted. */
export async function shownEmails(services: Services, actor: Actor, show: string | null) {
  const all = await listFailedEmails(services);
  const emails = all.slice(0, pageSize).map(({ email, ...failed }) => ({
    id: failed.id,
    to: email.to,
    subject: mayDecide(actor, email.key) ? email.subject : emailsTexts.aboutMoney,
    failedAt: failed.failedAt,
    ...reasonOf(failed),
    said: failed.reason,
    maySee: maySee(actor, email.key),
    mayDecide: mayDecide(actor, email.key),
    isToVisitor: isToVisitor(email.key),
  }));
  const shown = all.find(({ id, email }) => id === show && maySee(actor, email.key));
  return { emails, count: all.length, text: shown && { id: shown.id, text: textOf(shown.email) } };
}

function mayDecide(actor: Actor, key: string): boolean {
  return may(actor, rightOverEmail(key));
}

/** A link that signs somebody in is for nobody's eyes. */
function maySee(actor: Actor, key: string): boolean {
  return emailSubject(key) !== undefined && mayDecide(actor, key);
}
