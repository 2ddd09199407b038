import { randomUUID } from "node:crypto";
import { contactMessages } from "~/db/schema";
import type { Email } from "~/email/email";
import type { Lead } from "~/leads/store-leads.server";

/** A message with one email, to sales; `to` adds a confirmation. */
export function sampleLead({
  clientRequestId = randomUUID(),
  message = "Do you deliver to Kisumu?",
  to = [] as string[],
} = {}): Lead<typeof contactMessages> {
  const email = (role: string, to: string): Email => ({
    key: `contact:${clientRequestId}:${role}`,
    to,
    subject: `Message ${clientRequestId}`,
    title: "A message",
    parts: [message],
  });
  return {
    table: contactMessages,
    clientRequestId,
    values: () => ({ name: "Asha", email: "asha@duka.example", message }),
    emails: () => [
      email("sales", "sales@velto.example"),
      ...to.map((address, i) => email(`visitor-${i}`, address)),
    ],
  };
}
