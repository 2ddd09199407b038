import { join } from "node:path";
import type { Config } from "~/config.server";
import { openPapers, type Papers } from "~/papers/papers.server";
import type { Email } from "./email";
import { outboxMail } from "./outbox.server";
import { smtpMail } from "./smtp.server";

export type Mail = {
  /** True when sending the same email again replaces the first instead of adding a second. */
  repeatable: boolean;
  /**
   * `handOver` is awaited at the last moment at which the email can still be held back; when it throws,
   * nothing has been sent.
   */
  send(email: Email, handOver?: () => Promise<void>): Promise<void>;
};

export function openMail(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  papers: Papers = openPapers(),
): Mail {
  const composer = { from: config.mailFrom, papers };
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, composer)
    : outboxMail(join(config.dataDir, "outbox"), composer);
}
