import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { conversations, incomingEmails } from "~/db/schema";
import { emailLimits } from "~/incoming-email/parse-email";
import { readMailbox } from "~/incoming-email/read-mailbox.server";
import { unreadableEmails } from "~/incoming-email/unreadable.server";
import { startCable } from "../cable";
import { createDataDir, createPostgresDatabase, openTestServices } from "../databases";
import { hasDovecot, startDovecot } from "../dovecot";
import { freePort } from "../free-port";
import { postgresTemplate } from "../templates";
import { startSite } from "./site";

/** A mailbox on a real IMAP server, whose emails are read into conversations. */
beforeAll(() => {
  if (!hasDovecot()) throw new Error("dovecot is not installed");
});

const email = (name: string, more = "") =>
  `From: ${name} <${name}@duka.example>\nTo: info@velto.example\nSubject: ${name}\nMessage-ID: <${name}@duka.example>\n${more}\nHello from ${name}\n`;

test("emails are read once, marked as read, and in their order", async () => {
  const { dovecot, read, names } = await open();
  await dovecot.deliver(email("old"), new Date(Date.now() - 30 * 86_400_000));
  await dovecot.deliver(email("anna"));
  await dovecot.deliver(email("ben"));
  expect(await read()).toBe(2);
  expect(await names()).toEqual(["anna", "ben"]);
  // What lay there long before the mailbox was connected stays as it is.
  expect(await dovecot.unread()).toEqual(["old"]);
  expect(await read()).toBe(0);
  await dovecot.deliver(email("anna", "X-Delivered: twice\n"));
  await dovecot.deliver(email("carol"));
  expect(await read()).toBe(1);
  expect(await dovecot.unread()).toEqual(["old"]);
});

test("a server that numbers its emails anew brings none a second time", async () => {
  const { dovecot, read, names } = await open();
  await dovecot.deliver(email("anna"));
  await read();
  await dovecot.renumber();
  await dovecot.deliver(email("ben"));
  expect(await read()).toBe(1);
  expect(await names()).toEqual(["anna", "ben"]);
});

test("two that read at once store each email once", async () => {
  const { dovecot, services, names } = await open();
  const all = Array.from({ length: 12 }, (_, at) => `person${at + 10}`);
  for (const name of all) await dovecot.deliver(email(name));
  const filed = await Promise.all([readMailbox(services), readMailbox(services)]);
  expect(filed.reduce((sum, each) => sum + each)).toBe(all.length);
  expect((await names()).sort()).toEqual(all);
});

test("one that can't be read stops none of the others, and stays unread", async () => {
  const { dovecot, services, read, names } = await open();
  await dovecot.deliver(email("anna"));
  await dovecot.deliver(
    email("bomb", "Content-Type: multipart/mixed; boundary=b\n").concat("--b\n\nx\n".repeat(2_000)),
  );
  await dovecot.deliver(email("huge").concat(`${"x".repeat(998)}\n`.repeat(emailLimits.bytes / 998 + 100)));
  await dovecot.deliver(email("ben"));
  expect(await read()).toBe(2);
  expect(await names()).toEqual(["anna", "ben"]);
  const reasons = (await unreadableEmails(services)).map(({ reason }) => reason).sort();
  expect(reasons).toEqual(["it has too many parts", "it is larger than 20 MB"]);
  expect(await dovecot.unread()).toEqual(["bomb", "huge"]);
  expect(await read()).toBe(0);
  expect(await unreadableEmails(services)).toHaveLength(2);
});

test("a connection that breaks in the middle, and a server that is away, lose nothing", async () => {
  const { dovecot, services, names } = await open(true);
  const all = Array.from({ length: 20 }, (_, at) => `person${at + 10}`);
  for (const name of all) await dovecot.deliver(email(name));
  const reading = readMailbox(services).catch((error: Error) => error);
  await vi.waitUntil(async () => (await names()).length >= 3, { timeout: 60_000, interval: 20 });
  dovecot.cable?.cut();
  expect(await reading).toMatchObject({ message: expect.stringContaining("broke the connection") });
  expect((await names()).length).toBeLessThan(all.length);
  await dovecot.stop();
  await expect(readMailbox(services)).rejects.toThrow("can't be reached");
  dovecot.cable?.mend();
  await dovecot.start();
  await readMailbox(services);
  expect(await names()).toEqual(all);
  expect(await dovecot.unread()).toEqual([]);
});

test("a wrong password and a folder that is not there are said in words", async () => {
  const { dovecot, services } = await open();
  const inbox = services.config.inbox;
  if (!inbox) throw new Error("no inbox");
  const withInbox = (change: Partial<typeof inbox>) => ({
    ...services,
    config: { ...services.config, inbox: { ...inbox, ...change } },
  });
  await expect(readMailbox(withInbox({ password: "wrong" }))).rejects.toThrow(
    "refuses the user or the password",
  );
  await expect(readMailbox(withInbox({ folder: "Nowhere" }))).rejects.toThrow("there is no folder Nowhere");
  expect(await dovecot.unread()).toEqual([]);
});

test("a site that runs reads by itself", async () => {
  const { dovecot, services } = await open();
  await dovecot.deliver(email("anna"));
  const DATABASE_URL = await createPostgresDatabase(postgresTemplate);
  const env = { DATA_DIR: await createDataDir(), DATABASE_URL, INBOX_URL: dovecot.url };
  const site = await startSite({ env });
  await vi.waitUntil(async () => (await dovecot.unread()).length === 0, {
    timeout: 150_000,
    interval: 1_000,
  });
  expect(await site.stop()).toBe(0);
  expect(site.errors).toEqual([]);
  expect(await services.db.$count(incomingEmails)).toBe(0);
});

async function open(throughCable = false) {
  const server = await startDovecot(await freePort());
  onTestFinished(server.remove);
  const cable = throughCable ? await startCable(new URL(server.url)) : undefined;
  const services = await openTestServices("postgres", { INBOX_URL: cable?.url ?? server.url });
  onTestFinished(() => services.close());
  return {
    dovecot: { ...server, cable },
    services,
    read: () => readMailbox(services),
    /** Who wrote, in the order of arrival. */
    async names() {
      const found = await services.db
        .select({ name: conversations.name, at: conversations.createdAt })
        .from(conversations)
        .orderBy(conversations.createdAt);
      return found.map(({ name }) => name);
    },
  };
}
