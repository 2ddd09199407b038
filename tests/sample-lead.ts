import { randomUUID } from "node:crypto";
import { oneRow } from "~/db/one-row";
import { type ContactMessage, contactMessages } from "~/db/schema";
import type { Email } from "~/email/email";
import { noticeOf, storedUnder } from "~/leads/lead.server";
import type { Lead } from "~/leads/store-leads.server";

/** A message with one email, to sales; `to` adds a confirmation. */
export function sampleLead({
  clientRequestId = randomUUID() as string,
  message = "Do you deliver to Kisumu?",
  to = [] as string[],
  id = undefined as string | undefined,
} = {}): Lead<ContactMessage> {
  const email = (role: string, to: string): Email => ({
    key: `contact:${clientRequestId}:${role}`,
    to,
    subject: `Message ${clientRequestId}`,
    title: "A message",
    parts: [message],
  });
  return {
    clientRequestId,
    async store(tx) {
      const earlier = await storedUnder(tx, contactMessages, clientRequestId);
      if (earlier) return { earlier };
      const values = { id, clientRequestId, name: "Asha", email: "asha@duka.example", message };
      const row = oneRow(await tx.insert(contactMessages).values(values).returning());
      return {
        row,
        emails: [
          email("sales", "sales@velto.example"),
          ...to.map((address, i) => email(`visitor-${i}`, address)),
        ],
        about: { subject: "conversation", subjectId: row.id },
        notice: noticeOf(row, "message", row.id),
      };
    },
  };
}
