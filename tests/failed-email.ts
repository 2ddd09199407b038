import { eq } from "drizzle-orm";
import { sentEmails } from "~/db/schema";
import type { Email } from "~/email/email";
import { listFailedEmails } from "~/jobs/failed-emails.server";
import { failedEmailsQueue } from "~/jobs/queues.server";
import type { Services } from "~/services-context";

/** An email among the failed ones, as the queue leaves it after a refusal, and its id. */
export async function failEmail(
  services: Services,
  email: Partial<Email> & { key: string },
): Promise<string> {
  const whole = {
    to: "ruth@diaries.example",
    subject: "Your order",
    title: "Your order",
    parts: ["Asante."],
    ...email,
  };
  await services.db.delete(sentEmails).where(eq(sentEmails.emailKey, email.key));
  await services.jobs.boss.insert(failedEmailsQueue, [{ data: { version: 1, email: whole } }]);
  const found = (await listFailedEmails(services)).find((each) => each.email.key === email.key);
  if (!found) throw new Error("The email is not among the failed ones.");
  return found.id;
}
