import { createHash } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { Config } from "~/config.server";
import { htmlOf, textOf } from "./layout";
import { checkLetter, type Letter } from "./letter";

export type Mail = {
  /** True when sending the same letter again replaces the first instead of adding a second. */
  repeatable: boolean;
  /**
   * `handOver` is awaited at the last moment at which the letter can still be held back; when it throws,
   * nothing has been sent.
   */
  send(letter: Letter, handOver?: () => Promise<void>): Promise<void>;
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
    async send(letter, handOver) {
      const { message, envelope } = await compose(letter, from);
      // A mail server must forget a letter whose end it never saw (RFC 5321, 4.1.1.4), so the end waits for `handOver`.
      const raw = Readable.from(withEnd(message, handOver), { objectMode: false });
      await transport.sendMail({ envelope, raw });
    },
  };
}

async function* withEnd(message: Buffer, handOver?: () => Promise<void>) {
  yield message;
  await handOver?.();
}

/** Without a mail server, letters become files that any mail program opens. */
function outboxMail(folder: string, from: string): Mail {
  return {
    repeatable: true,
    async send(letter, handOver) {
      const { message } = await compose(letter, from);
      await handOver?.();
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${letter.key.replaceAll(":", ".")}.eml`);
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

async function compose(unchecked: Letter, from: string) {
  const letter = checkLetter(unchecked);
  const node = new MailComposer({
    from,
    to: { name: "", address: letter.to },
    replyTo: letter.replyTo && { name: "", address: letter.replyTo },
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
    messageId: messageId(letter.key, from),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { message: await node.build(), envelope: node.getEnvelope() };
}

/** The same letter always carries the same id, so that a receiver can tell a repeat. */
export function messageId(key: string, from: string) {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1];
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@${domain}>`;
}
