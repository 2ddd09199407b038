import { chmod, mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "~/config";
import { type Documents, openDocuments } from "~/documents/documents.server";
import { type Composer, compose } from "./compose.server";
import type { Email } from "./email";

/** Sends an email, and gives the Message-ID that it left with. */
export type Mail = { send(email: Email): Promise<string> };

export function openMail(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  documents: Documents = openDocuments(),
): Mail {
  const composer = { from: config.mailFrom, documents };
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, composer)
    : outboxMail(join(config.dataDir, "outbox"), composer);
}

function smtpMail(url: string, composer: Composer): Mail {
  const transport = createTransport(smtpOptions(url));
  return {
    async send(email) {
      const composed = await compose(email, composer);
      await transport.sendMail(composed);
      return composed.messageId;
    },
  };
}

/** The URL's own query wins: `?ignoreTLS=true` sends in the clear, `?tls.rejectUnauthorized=false` trusts any certificate. */
export function smtpOptions(url: string) {
  const { hostname, searchParams } = new URL(url);
  return {
    url,
    // Of no meaning for smtps://, which is encrypted from its first byte.
    requireTLS: !isLoopback(hostname) && searchParams.get("ignoreTLS") !== "true",
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // nodemailer has one limit of silence for all that follows. RFC 5321, 4.5.3.2 wants up to five minutes for a
    // command and ten for the answer to an email's end: whoever gives up sooner sends twice.
    socketTimeout: 10 * 60_000,
  };
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Without a mail server, emails become files that any mail program opens, and only this user can read. */
function outboxMail(folder: string, composer: Composer): Mail {
  const transport = createTransport({ streamTransport: true });
  return {
    async send(email) {
      const composed = await compose(email, composer);
      const { message } = await transport.sendMail(composed);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const path = join(folder, `${email.key.replaceAll(":", ".")}.eml`);
      const file = await open(`${path}.part`, "w", 0o600);
      try {
        await file.chmod(0o600);
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return composed.messageId;
    },
  };
}
