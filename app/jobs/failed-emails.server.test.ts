import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sentEmails } from "~/db/schema";
import { openLog } from "~/log.server";
import { type Services, servicesFor } from "~/services-context";
import { emptyDatabase, onEachDatabase, openTestServices, query } from "../../tests/databases";
import { emailsSettled } from "../../tests/emails";
import { failEmail } from "../../tests/failed-email";
import { startMailServer } from "../../tests/mail-server";
import { listFailedEmails, resendFailedEmail } from "./failed-emails.server";
import { failedEmailsQueue } from "./queues.server";

const email = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "Your order",
  parts: ["Asante."],
};

onEachDatabase((services, kind) => {
  beforeEach(() => emptyDatabase(services()));

  test("a permanent refusal is listed at once, with its reason and its request, and asked once", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    let asked = 0;
    const refusing = await openWithServer(log, {
      onRcptTo(_address, _session, done) {
        asked++;
        done(Object.assign(new Error("5.1.1 no such user asha@duka.example"), { responseCode: 550 }));
      },
    });
    await queue(servicesFor(refusing, "a1b2c3d4"));
    expect(await listFailedEmails(refusing)).toMatchObject([
      { ...shown, state: "rejected", reason: expect.stringContaining("550 5.1.1"), requestId: "a1b2c3d4" },
    ]);
    expect(asked).toBe(1);
    const line = lines.find(({ msg }) => msg === "an email failed for good");
    expect(line).toMatchObject({ level: 50, email: email.key, requestId: "a1b2c3d4", state: "rejected" });
    expect(JSON.stringify(lines)).not.toContain("asha@");
  });

  test("an email whose tries are used up is listed, and the log says so", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    const greylisting = await openWithServer(log, {
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("later"), { responseCode: 451 })),
    });
    await greylisting.jobs.queueEmails(greylisting.db, [email]);
    await greylisting.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'emails'`);
    await emailsSettled(greylisting);
    expect(await listFailedEmails(greylisting)).toMatchObject([
      { ...shown, state: "gave-up", reason: "451 later" },
    ]);
    expect(lines.find(({ msg }) => msg === "an email was given up")).toMatchObject({
      level: 50,
      email: email.key,
    });
  });

  test("an email refused again is listed again", async () => {
    const refusing = await openWithServer(openLog("silent"), {
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode: 550 })),
    });
    await queue(refusing);
    const [first] = await listFailedEmails(refusing);
    expect(await resendFailedEmail(refusing, refusing.db, first?.id ?? "")).toBe(true);
    expect(await resendFailedEmail(refusing, refusing.db, first?.id ?? "")).toBe(false);
    await emailsSettled(refusing);
    const again = await listFailedEmails(refusing);
    expect(again).toMatchObject([{ ...shown, state: "rejected" }]);
    expect(again[0]?.id).not.toBe(first?.id);
  });

  test("an email that another server has sent after all is not listed", async () => {
    const id = await failEmail(services(), email);
    expect(await listFailedEmails(services())).toMatchObject([{ id }]);
    await services().db.insert(sentEmails).values({ emailKey: email.key, sentAt: new Date() });
    expect(await listFailedEmails(services())).toEqual([]);
  });

  test("one that an earlier release knew no end of is listed as given up", async () => {
    const id = await failEmail(services(), email);
    const output = JSON.stringify({ state: "unknown", reason: "The mail server closed the connection." });
    await services().db.execute(sql`update pgboss.job set source_output = ${output}::jsonb where id = ${id}`);
    expect(await listFailedEmails(services())).toMatchObject([
      { state: "gave-up", reason: "The mail server closed the connection." },
    ]);
  });

  test("what the list reads in pg-boss's table was seen in pg-boss 12.35.0", async () => {
    const { version } = JSON.parse(
      readFileSync(new URL("../../node_modules/pg-boss/package.json", import.meta.url), "utf8"),
    );
    expect(version, "pg-boss is new: see that the rest of this test holds, then raise the number.").toBe(
      "12.35.0",
    );
    const columns = await query<{ name: string; type: string }>(
      services(),
      sql`select attname as name, atttypid::regtype::text as type from pg_attribute
        where attrelid = 'pgboss.job'::regclass and attname in ${Object.keys(columnsRead)}`,
    );
    expect(
      Object.fromEntries(columns.map(({ name, type }) => [name, type])),
      "pg-boss changed the table of jobs that failed-emails.server.ts reads.",
    ).toEqual(columnsRead);

    const refusing = await openWithServer(openLog("silent"), {
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode: 550 })),
    });
    await queue(refusing);
    const jobs = await refusing.jobs.boss.findJobs(failedEmailsQueue, { queued: true });
    expect(jobs).toHaveLength(1);
    expect(await listFailedEmails(refusing), "The table says something else than findJobs().").toMatchObject(
      jobs.map(({ id, createdOn, sourceCreatedOn, sourceOutput }) => ({
        ...{ id, failedAt: createdOn, queuedAt: sourceCreatedOn },
        ...sourceOutput,
      })),
    );
  });

  test("an id that nobody has is no email", async () => {
    expect(await resendFailedEmail(services(), services().db, "5b0c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11")).toBe(
      false,
    );
  });

  async function openWithServer(
    log: ReturnType<typeof openLog>,
    options: Parameters<typeof startMailServer>[1],
  ) {
    const server = await startMailServer(undefined, options);
    onTestFinished(server.close);
    return open({ SMTP_URL: server.url }, log);
  }

  async function open(env: Record<string, string>, log?: ReturnType<typeof openLog>) {
    const own = await openTestServices(kind, env, log);
    onTestFinished(own.close);
    return own;
  }
});

const shown = { email };

// Documented at pgboss.io/sql/job-table, but for the last two: those are documented as what findJobs() gives.
const columnsRead = {
  id: "uuid",
  name: "text",
  state: "pgboss.job_state",
  data: "jsonb",
  created_on: "timestamp with time zone",
  source_created_on: "timestamp with time zone",
  source_output: "jsonb",
};

async function queue(services: Services) {
  await services.jobs.queueEmails(services.db, [email]);
  await emailsSettled(services);
}
