import { createHash } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { Config } from "~/config.server";
import { checkEmail, type Email } from "./email";
import { htmlOf, textOf } from "./layout";

export type Mail = {
  /** True when sending the same email again replaces the first instead of adding a second. */
  repeatable: boolean;
  /**
   * `handOver` is awaited at the last moment at which the email can still be held back; when it throws,
   * nothing has been sent.
   */
  send(email: Email, handOver?: () => Promise<void>): Promise<void>;
};

export function openMail(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Mail {
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : outboxMail(join(config.dataDir, "outbox"), config.mailFrom);
}

function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);

  return {
    repeatable: false,
    async send(email, handOver) {
      const { message, envelope } = await compose(email, from);
      // A mail server must forget an email whose end it never saw (RFC 5321, 4.1.1.4), so the end waits for `handOver`.
      const raw = Readable.from(withEnd(message, handOver), { objectMode: false });
      await transport.sendMail({ envelope, raw });
    },
  };
}

async function* withEnd(message: Buffer, handOver?: () => Promise<void>) {
  yield message;
  await handOver?.();
}

/** Without a mail server, emails become files that any mail program opens. */
function outboxMail(folder: string, from: string): Mail {
  return {
    repeatable: true,
    async send(email, handOver) {
      const { message } = await compose(email, from);
      await handOver?.();
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${email.key.replaceAll(":", ".")}.eml`);
      const file = await open(`${path}.part`, "w");
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}

async function compose(unchecked: Email, from: string) {
  const email = checkEmail(unchecked);
  const node = new MailComposer({
    from,
    to: { name: "", address: email.to },
    replyTo: email.replyTo && { name: "", address: email.replyTo },
    subject: email.subject,
    text: textOf(email),
    html: htmlOf(email),
    messageId: messageId(email.key, from),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { message: await node.build(), envelope: node.getEnvelope() };
}

/** The same email always carries the same id, so that a receiver can tell a repeat. */
export function messageId(key: string, from: string) {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
}
