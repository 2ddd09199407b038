import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Documents } from "~/documents/documents.server";
import { checkEmail, type Email } from "./email";
import { htmlOf, textOf } from "./render.server";

export type Composer = { from: string; documents: Pick<Documents, "draw"> };

/** An email as the library sends it, to one mailbox. */
export async function compose(unchecked: Email, { from, documents }: Composer) {
  const email = checkEmail(unchecked);
  return {
    from,
    to: { name: "", address: email.to },
    replyTo: email.replyTo && { name: "", address: email.replyTo },
    subject: email.subject,
    text: textOf(email),
    html: htmlOf(email),
    // As a part that calendars read, and as a file for programs that show only those.
    icalEvent: email.calendar && { ...email.calendar, filename: "velto-demo.ics" },
    messageId: messageId(email.key, from),
    attachments: await drawAll(email, documents),
    ...threadOf(email, from),
    headers: { ...(!email.byPerson && { "Auto-Submitted": "auto-generated" }), ...unsubscribeHeaders(email) },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Whatever the check above thought of the address, and the library makes of it.
    maxRecipients: 1,
  } satisfies SendMailOptions;
}

/** Whether an email that came in is one that we sent ourselves. */
export function isOwnMessageId(id: string, from: string): boolean {
  const [local = "", domain] = id.replace(/^<|>$/g, "").split("@");
  return /^[0-9a-f]{32}$/.test(local) && domain === domainOf(from);
}

/** The same email always carries the same id, so that a receiver can tell a repeat. */
export function messageId(key: string, from: string) {
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domainOf(from)}>`;
}

function domainOf(from: string): string | undefined {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
}

function threadOf({ byPerson }: Email, from: string) {
  const { repliesTo, messageId: theirs } = byPerson ?? {};
  const before = theirs ?? (repliesTo && messageId(repliesTo, from));
  return before ? { inReplyTo: before, references: before } : {};
}

/** What goes along is drawn when it is sent, like the email itself: a job holds what it says. */
function drawAll({ attachments = [] }: Email, documents: Composer["documents"]) {
  return Promise.all(
    attachments.map(async ({ name, paper }) => ({
      filename: name,
      content: await documents.draw(paper),
      contentType: "application/pdf",
    })),
  );
}

function unsubscribeHeaders({ unsubscribeUrl }: Email): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
