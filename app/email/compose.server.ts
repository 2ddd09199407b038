import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { Papers } from "~/papers/papers.server";
import { deliverableAddress } from "./address";
import { checkEmail, type Email, EmailError } from "./email";
import { htmlOf, textOf } from "./render.server";

export type Composer = { from: string; papers: Pick<Papers, "draw"> };

/** An email as bytes, and the one mailbox it goes to. */
export async function compose(unchecked: Email, { from, papers }: Composer) {
  const email = checkEmail(unchecked);
  const node = new MailComposer({
    from,
    to: { name: "", address: email.to },
    replyTo: email.replyTo && { name: "", address: email.replyTo },
    subject: email.subject,
    text: textOf(email),
    html: htmlOf(email),
    messageId: messageId(email.key, from),
    attachments: await drawAll(email, papers),
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = node.getEnvelope();
  // What the library made of the address decides, whatever the check above thought of it.
  const [recipient = "", ...more] = [envelope.to].flat().map(String);
  if (more.length > 0 || deliverableAddress(recipient) !== email.to) throw new EmailError("to");
  return { message: await node.build(), envelope };
}

/** The same email always carries the same id, so that a receiver can tell a repeat. */
export function messageId(key: string, from: string) {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
}

/** What goes along is drawn when it is sent, like the email itself: a job holds what it says. */
function drawAll({ attachments = [] }: Email, papers: Composer["papers"]) {
  return Promise.all(
    attachments.map(async ({ name, paper }) => ({
      filename: name,
      content: await papers.draw(paper),
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
