import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type MailServer = {
  url: string;
  /** What arrived, oldest first. */
  emails: (Email & { recipients: string[]; secure: boolean })[];
  close(): Promise<void>;
};

/** A real SMTP server. `onEmail` may throw to refuse an email, after the whole of it has arrived. */
export async function startMailServer(
  onEmail: (email: Email, attempt: number) => void | Promise<void> = () => {},
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const emails: MailServer["emails"] = [];
  let attempt = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...options,
    async onData(stream, session, done) {
      try {
        const email = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        await onEmail(email, ++attempt);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        emails.push({ ...email, recipients, secure: session.secure });
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
