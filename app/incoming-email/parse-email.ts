import PostalMime, { type Address, type Email } from "postal-mime";
import { isDeliverableAddress } from "~/email/address";
import { isAutomatic } from "./automatic";
import { readBounce } from "./bounce";
import { type ReceivedFile, readFiles } from "./files";
import { textOfHtml } from "./html-text";
import { splitQuoted } from "./quoted-text";

export type ParsedEmail = {
  kind: "message" | "automatic" | "bounce";
  messageId: string | null;
  fromName: string;
  fromEmail: string | null;
  /** Every address that it went to. */
  recipients: string[];
  /** Message-IDs of the emails before it, the nearest first. */
  before: string[];
  subject: string;
  body: string;
  quoted: string;
  /** Why our email did not arrive. */
  reason: string | null;
  files: ReceivedFile[];
  /** As the mail server judged. */
  isSpam: boolean;
};

/** The email itself can't be read: another try gives the same. Its message is in plain words and about nobody. */
export class UnreadableEmailError extends Error {
  override name = "UnreadableEmailError";
}

export const emailLimits = { bytes: 20 * 1024 * 1024, parts: 1_000, text: 20_000 };

/** Reads an email as its bytes came. Whatever a stranger sends takes a limited time and amount of memory. */
export async function parseEmail(raw: Buffer): Promise<ParsedEmail> {
  if (raw.byteLength > emailLimits.bytes) throw new UnreadableEmailError("it is larger than 20 MB");
  if (boundariesIn(raw) > emailLimits.parts) throw new UnreadableEmailError("it has too many parts");
  const email = await parsed(raw);
  const subject = cut(oneLine(email.subject ?? ""), 500);
  const bounce = readBounce(email, subject);
  const from = mailboxOf(email.from);
  const fromEmail = from && isDeliverableAddress(from.address) ? from.address : null;
  const { said, quoted } = splitQuoted(textIn(email));
  const header = (key: string) => email.headers.filter((each) => each.key === key).map(({ value }) => value);
  return {
    kind: bounce ? "bounce" : isAutomatic(email.headers, subject) ? "automatic" : "message",
    messageId: idsIn(email.messageId)[0] ?? null,
    fromName: cut(oneLine(from?.name || fromEmail || ""), 120),
    fromEmail,
    recipients: [
      ...new Set(
        ["to", "cc", "delivered-to", "x-original-to", "envelope-to"]
          .flatMap(header)
          .concat(bounce ? (beginOf(raw).match(ourAddress) ?? []) : [])
          .flatMap((value) => value.toLowerCase().split(/[\s<>,;:"()]+/))
          .filter((word) => word.includes("@")),
      ),
    ].slice(0, 100),
    before: [
      ...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).reverse(), ...oursIn(raw, bounce)]),
    ],
    subject,
    body: cut(said, emailLimits.text),
    quoted: cut(quoted, emailLimits.text),
    reason: bounce?.reason ?? null,
    files: readFiles(email.attachments),
    isSpam: header("x-spam-flag").some((value) => /^yes/i.test(value.trim())),
  };
}

/** With a conversation's token, as a bounce repeats it. */
const ourAddress = /[\w.-]{1,31}\+[0-9a-f]{32}@[\w.-]{1,200}/g;

async function parsed(raw: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: 30,
      maxHeadersSize: 256 * 1024,
      forceRfc822Attachments: true,
    });
  } catch (error) {
    throw new UnreadableEmailError("its parts could not be told apart", { cause: error });
  }
}

/** Lines that may begin a part. */
function boundariesIn(raw: Buffer): number {
  let count = 0;
  for (let at = raw.indexOf("\n--"); at >= 0; at = raw.indexOf("\n--", at + 3)) count += 1;
  return count;
}

function textIn({ text, html }: Email): string {
  // NUL, which the database takes in no text.
  return (text?.trim() ? text : html ? textOfHtml(html) : "")
    .slice(0, 200_000)
    .replaceAll("\u0000", "")
    .toWellFormed();
}

function mailboxOf(address: Address | undefined) {
  return address?.group ? address.group[0] : address;
}

function idsIn(header: string | undefined): string[] {
  return (header?.match(/<[!-;=?-~]{3,250}>/g) ?? []).slice(-50);
}

/** A bounce repeats our email, or its headers: there its Message-ID is found, whatever the report looks like. */
function oursIn(raw: Buffer, bounce: object | undefined): string[] {
  return bounce ? (beginOf(raw).match(/<[0-9a-f]{32}@[\w.-]{1,200}>/g) ?? []).slice(0, 20) : [];
}

/** As far as a bounce and the head of what it repeats reach. */
function beginOf(raw: Buffer): string {
  return raw.toString("latin1", 0, 1_000_000);
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .toWellFormed();
}

function cut(text: string, length: number): string {
  const letters = [...text.slice(0, 2 * length + 2)];
  return letters.length <= length ? letters.join("") : `${letters.slice(0, length - 1).join("")}…`;
}
