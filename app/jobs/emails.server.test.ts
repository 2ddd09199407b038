import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openPool } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import { openMail } from "~/email/mail.server";
import { openLog } from "~/log.server";
import type { Services } from "~/services.server";
import { startCable } from "../../tests/cable";
import {
  createPostgresDatabase,
  emptyDatabase,
  onEachDatabase,
  openTestTools,
  query,
} from "../../tests/databases";
import { emailsInOutbox, emailsSettled } from "../../tests/emails";
import { startMailServer } from "../../tests/mail-server";
import { postgresTemplate } from "../../tests/templates";
import { sendOnce } from "./emails.server";

const email = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "Your order",
  parts: ["Asante."],
};

onEachDatabase((services, kind) => {
  beforeEach(() => emptyDatabase(services()));

  test("a queued email is sent once, even when it is queued again", async () => {
    await services().jobs.queueEmails(services().db, [email, email]);
    await emailsSettled(services());
    await services().jobs.queueEmails(services().db, [email]);
    expect(await emailsInOutbox(services())).toHaveLength(1);
    expect(await services().jobs.failedEmails()).toEqual([]);
  });

  test("a server that refuses is tried again later, and the email arrives once", async () => {
    const server = await startMailServer((_, attempt) => {
      if (attempt === 1) throw Object.assign(new Error("greylisted"), { responseCode: 451 });
    });
    const own = await openTestTools(kind, { SMTP_URL: server.url });
    await own.jobs.queueEmails(own.db, [email]);
    await emailsSettled(own);
    expect(server.emails).toHaveLength(0);
    const [waiting] = await jobs(own);
    expect(waiting).toMatchObject({ state: "retry", retry_count: 0 });
    expect(waiting?.wait).toBeGreaterThan(10);

    await own.db.execute(sql`update pgboss.job set start_after = now() where name = 'emails'`);
    await emailsSettled(own);
    expect(server.emails).toHaveLength(1);
    await own.close();
    await server.close();
  });

  test("an email whose tries are used up is among the failed emails, and the log says so", async () => {
    const lines: { level: number; msg: string; email: string }[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    const server = await startMailServer(() => {
      throw Object.assign(new Error("no such user asha@duka.example"), { responseCode: 550 });
    });
    const own = await openTestTools(kind, { SMTP_URL: server.url }, log);
    await own.jobs.queueEmails(own.db, [email]);
    await own.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'emails'`);
    await emailsSettled(own);
    expect(await own.jobs.failedEmails()).toEqual([email]);
    expect(lines.find(({ msg }) => msg === "an email was given up")).toMatchObject({
      level: 50,
      email: email.key,
    });
    expect(JSON.stringify(lines)).not.toContain("asha@");
    await own.close();
    await server.close();
  });

  describe("when nobody knows whether the mail server took the email", () => {
    test("it is not sent again but put among the failed emails", async () => {
      const server = await startMailServer();
      const own = await openTestTools(kind, { SMTP_URL: server.url });
      // As a crash leaves it: handed over, never confirmed.
      await own.db.insert(sentEmails).values({ emailKey: email.key });
      await own.jobs.queueEmails(own.db, [email]);
      await emailsSettled(own);
      expect(server.emails).toHaveLength(0);
      expect(await own.jobs.failedEmails()).toEqual([email]);
      await own.close();
      await server.close();
    });

    test("a file in the outbox is simply written again", async () => {
      await services().db.insert(sentEmails).values({ emailKey: email.key });
      await services().jobs.queueEmails(services().db, [email]);
      expect(await emailsInOutbox(services())).toHaveLength(1);
    });
  });

  test("a connection that breaks after the hand-over leaves the email in doubt", async () => {
    const server = await startMailServer(() => new Promise(() => {}));
    const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
    const cut = {
      ...mail,
      send: (...given: Parameters<typeof mail.send>) => Promise.race([mail.send(...given), broken()]),
    };
    expect(await sendOnce({ ...services(), mail: cut }, email)).toBe("failed");
    expect(await sendOnce({ ...services(), mail: cut }, email)).toBe("dead");
    server.close();
  });

  test("two servers with the same email in hand send it once", async () => {
    const server = await startMailServer();
    const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => sendOnce({ ...services(), mail }, email)),
    );
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(server.emails).toHaveLength(1);
    expect(await sendOnce({ ...services(), mail }, email)).toBe("sent");
    expect(server.emails).toHaveLength(1);
    const [row] = await services().db.select().from(sentEmails).where(eq(sentEmails.emailKey, email.key));
    expect(row?.sentAt).toBeInstanceOf(Date);
    await server.close();
  });

  test("an email that can't be sent at all goes to the failed emails at once", async () => {
    await services().jobs.queueEmails(services().db, [{ ...email, to: "nobody" }]);
    await emailsSettled(services());
    expect(await services().jobs.failedEmails()).toHaveLength(1);
  });
});

test("a database that goes away just after the email went out is told when it is back", async () => {
  const cable = await startCable(new URL(await createPostgresDatabase(postgresTemplate)));
  const database = openPool(cable.url, openLog("silent"));
  const server = await startMailServer(() => {
    cable.cut();
    setTimeout(cable.mend, 1_500);
  });
  const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
  const services = { db: database.db, mail, log: openLog("silent") };
  expect(await sendOnce(services, email)).toBe("sent");
  expect(await sendOnce(services, email)).toBe("sent");
  expect(server.emails).toHaveLength(1);
  await database.close();
  await cable.close();
  await server.close();
});

function broken() {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error("Connection closed")), 500));
}

function jobs(services: Services) {
  return query<{ state: string; retry_count: number; wait: number }>(
    services,
    sql`select state, retry_count, extract(epoch from start_after - now())::float as wait from pgboss.job where name = 'emails'`,
  );
}
