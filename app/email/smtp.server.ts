import { createTransport } from "nodemailer";
import { type Composer, compose } from "./compose.server";
import type { Mail } from "./mail.server";

export function smtpMail(url: string, composer: Composer): Mail {
  const transport = createTransport(smtpOptions(url));
  return {
    async send(email) {
      await transport.sendMail(await compose(email, composer));
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
