import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared/index.js";
import SMTPConnection from "nodemailer/lib/smtp-connection/index.js";
import { type Composer, compose } from "./compose.server";
import type { Mail } from "./mail.server";

type Envelope = Parameters<SMTPConnection["send"]>[0];

/**
 * Uses nodemailer's connection rather than its transport, which reads a message ahead, while its recipient may
 * still be refused. The connection starts reading when the server has asked for the text.
 */
export function smtpMail(url: string, composer: Composer): Mail {
  const options = smtpOptions(url);
  return {
    repeatable: false,
    async send(email, handOver) {
      const { message, envelope } = await compose(email, composer);
      let handingOver: Promise<void> | undefined;
      const connection = new SMTPConnection(options);
      try {
        await deliver(connection, options.auth, envelope as Envelope, text());
      } finally {
        connection.close();
        // Whoever asked for the hand-over must know its outcome, also when the connection broke meanwhile.
        await Promise.allSettled([handingOver]);
      }

      // A mail server must drop an email whose end it never saw (RFC 5321, 4.1.1.4), so the end waits for `handOver`.
      async function* text() {
        yield message;
        handingOver = handOver?.();
        await handingOver;
      }
    },
  };
}

/** The URL's own query wins: `?ignoreTLS=true` sends in the clear, `?tls.rejectUnauthorized=false` trusts any certificate. */
export function smtpOptions(url: string): SMTPConnection.Options & { auth?: Credentials } {
  const { hostname, searchParams } = new URL(url);
  return {
    // Of no meaning for smtps://, which is encrypted from its first byte.
    requireTLS: !isLoopback(hostname) && searchParams.get("ignoreTLS") !== "true",
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // nodemailer has one limit of silence for all that follows. RFC 5321, 4.5.3.2 wants up to five minutes for a
    // command and ten for the answer to an email's end, without which nobody knows whether it was taken.
    socketTimeout: 10 * 60_000,
    ...parseConnectionUrl(url),
  };
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

type Credentials = { user: string; pass: string };

function deliver(
  connection: SMTPConnection,
  credentials: Credentials | undefined,
  envelope: Envelope,
  text: AsyncGenerator<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on("error", reject);
    connection.once("end", () => reject(new Error("The mail server closed the connection.")));
    connection.connect((error) => {
      if (error) return reject(error);
      if (!credentials || !connection.allowsAuth) return send();
      connection.login({ credentials }, (error) => (error ? reject(error) : send()));
    });

    function send() {
      const message = Readable.from(text, { objectMode: false });
      connection.send(envelope, message, (error) => (error ? reject(error) : resolve()));
    }
  });
}
