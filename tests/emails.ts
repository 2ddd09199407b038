import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import PostalMime, { type Email as ReceivedEmail } from "postal-mime";
import { afterAll, beforeAll, vi } from "vitest";
import { openDocuments } from "~/documents/documents.server";
import { compose } from "~/email/compose.server";
import type { Email } from "~/email/email";
import * as render from "~/email/render.server";
import { type EmailJob, emailsQueue } from "~/jobs/queues.server";
import type { OpenServices } from "~/services.server";
import type { Services } from "~/services-context";
import { type DatabaseKind, openTestServices } from "./databases";
import { type MailServer, startMailServer } from "./mail-server";

/** Waits until no email is due or under way, then opens all emails in the outbox. */
export async function emailsInOutbox(services: Services): Promise<ReceivedEmail[]> {
  await emailsSettled(services);
  const folder = join(services.config.dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The keys of all emails that were queued, sent or not. */
export async function queuedEmails(services: Pick<Services, "db">): Promise<string[]> {
  return (await emailJobs(services)).map(({ data }) => data.email.key).sort();
}

export function emailJobs({ db }: Pick<Services, "db">): Promise<JobWithMetadata<EmailJob>[]> {
  return new PgBoss({ db: fromDrizzle(db as never, sql) }).findJobs<EmailJob>(emailsQueue);
}

/** Waits until no email is due or under way. Those that are tried again later stay where they are. */
export async function emailsSettled(services: Services) {
  await vi.waitUntil(
    async () => {
      services.jobs.wake();
      return !(await emailJobs(services)).some(isDueOrActive);
    },
    { timeout: 20_000, interval: 25 },
  );
}

function isDueOrActive({ state, startAfter }: JobWithMetadata): boolean {
  if (state === "active") return true;
  // Through Drizzle it comes as text.
  return (state === "created" || state === "retry") && new Date(startAfter) <= new Date();
}

/** Services whose emails go to a real SMTP server, for the tests of one file or one `describe`. */
export function openMailbox(kind: DatabaseKind, env: Record<string, string> = {}) {
  const mailbox = {} as { services: OpenServices; emails: MailServer["emails"] };
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    mailbox.services = await openTestServices(kind, { SMTP_URL: server.url, ...env });
    mailbox.emails = server.emails;
  });
  afterAll(async () => {
    await mailbox.services?.close();
    await server?.close();
  });
  return mailbox;
}

/** An email as mail servers see it. */
export async function bytesOf(email: Email): Promise<Buffer> {
  const options = await compose(email, { from: "Velto <info@velto.example>", documents: openDocuments() });
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(options);
  return message as Buffer;
}

/** An email as its reader sees it. */
export function textOf(email: Email | undefined): string {
  return email ? render.textOf(email) : "";
}

export function htmlOf(email: Email | undefined): string {
  return email ? render.htmlOf(email) : "";
}
