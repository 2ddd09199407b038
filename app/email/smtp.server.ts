import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { compose } from "./compose.server";
import type { Mail } from "./mail.server";

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(smtpOptions(url) as Parameters<typeof createTransport>[0]);
  return {
    repeatable: false,
    async send(email, handOver) {
      const { message, envelope } = await compose(email, from);
      // A mail server must drop an email whose end it never saw (RFC 5321, 4.1.1.4), so the end waits for `handOver`.
      const raw = Readable.from(withEnd(message, handOver), { objectMode: false });
      await transport.sendMail({ envelope, raw });
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
    // command and ten for the answer to an email's end, without which nobody knows whether it was taken.
    socketTimeout: 10 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

async function* withEnd(message: Buffer, handOver?: () => Promise<void>) {
  yield message;
  await handOver?.();
}
