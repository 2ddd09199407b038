import type { EmailPart } from "./layout";

/** An email as it is queued; text and HTML are made of it when it is sent. `key` names it for good, e.g. `order:VLT-7K3M:buyer`; it holds nothing personal. */
export type Email = {
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  title: string;
  parts: EmailPart[];
};

/** Refuses what could turn into another header or another recipient; makes a subject one line. */
export function checkEmail(email: Email): Email {
  if (!/^[A-Za-z0-9:._-]{1,120}$/.test(email.key)) throw new EmailError("key");
  if (!isAddress(email.to)) throw new EmailError("to");
  if (email.replyTo !== undefined && !isAddress(email.replyTo)) throw new EmailError("replyTo");
  return { ...email, subject: oneLine(email.subject).slice(0, 200) };
}

export class EmailError extends Error {
  override name = "EmailError";

  constructor(field: keyof Email) {
    super(`The email's ${field} can't be used.`);
  }
}

function isAddress(value: string) {
  return value.length <= 254 && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(value);
}

function oneLine(value: string) {
  return value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
