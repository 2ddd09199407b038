import type { DocumentFile } from "~/documents/document";
import type { Language } from "~/language/language";
import { deliverableAddress } from "./address";

/**
 * An email as it is queued: what it says, not what it looks like. Text and HTML are made of it when it is
 * sent. `key` names it for good, e.g. `order:VLT-7K3M:buyer`; it holds nothing personal.
 */
export type Email = {
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  title: string;
  parts: EmailPart[];
  /** Of its words; English unless it says otherwise. */
  language?: Language;
  /** A calendar entry that goes along (iMIP, RFC 6047). */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** Where a mail program's own unsubscribe button posts to (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: DocumentFile[];
  /**
   * Written by a person: no program's email, and part of a thread, by the key of our email before it or by the Message-ID
   * of theirs.
   */
  byPerson?: { repliesTo?: string; messageId?: string };
};

/** What an email says, top to bottom. A plain string is a paragraph. */
export type EmailPart =
  | string
  | { facts: Fact[] }
  /** Typed by somebody outside, and shown as such. */
  | { quote: string | Fact[] }
  | { action: { label: string; url: string } };

export type Fact = [label: string, value: string];

/** Refuses what could turn into another header or another recipient; makes a subject one line. */
export function checkEmail(email: Email): Email {
  if (!/^[A-Za-z0-9:._-]{1,120}$/.test(email.key)) throw new EmailError("key");
  const { unsubscribeUrl } = email;
  if (unsubscribeUrl !== undefined && !/^https?:\/\/[!-;=?-~]+$/.test(unsubscribeUrl)) {
    throw new EmailError("unsubscribeUrl");
  }
  if (email.attachments?.some(({ name }) => !/^[\w.-]{1,80}\.pdf$/.test(name))) {
    throw new EmailError("attachments");
  }
  const { messageId } = email.byPerson ?? {};
  if (messageId !== undefined && !/^<[!-;=?-~]{3,250}>$/.test(messageId)) throw new EmailError("byPerson");
  return {
    ...email,
    to: checkAddress(email.to, "to"),
    replyTo: email.replyTo === undefined ? undefined : checkAddress(email.replyTo, "replyTo"),
    subject: oneLine(email.subject).slice(0, 200).toWellFormed(),
  };
}

/** Trying again would not help: the email itself is wrong. */
export class EmailError extends Error {
  override name = "EmailError";

  constructor(field: keyof Email) {
    super(`The email's ${field} can't be used.`);
  }
}

function checkAddress(value: string, field: keyof Email): string {
  const address = deliverableAddress(value);
  if (!address) throw new EmailError(field);
  return address;
}

function oneLine(value: string) {
  return value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
