import { join } from "node:path";
import type { Config } from "~/config";
import { type Documents, openDocuments } from "~/documents/documents.server";
import type { Email } from "./email";
import { outboxMail } from "./outbox.server";
import { smtpMail } from "./smtp.server";

export type Mail = { send(email: Email): Promise<void> };

export function openMail(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  documents: Documents = openDocuments(),
): Mail {
  const composer = { from: config.mailFrom, documents };
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, composer)
    : outboxMail(join(config.dataDir, "outbox"), composer);
}
