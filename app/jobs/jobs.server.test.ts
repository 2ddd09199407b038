import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "~/db/open.server";
import { erasedEmail } from "~/email/nobody";
import { openLog } from "~/log.server";
import { servicesOn } from "~/services.server";
import type { Services } from "~/services-context";
import {
  createPostgresDatabase,
  emptyDatabase,
  onEachDatabase,
  openTestServices,
  query,
} from "../../tests/databases";
import { emailsSettled, queuedEmails } from "../../tests/emails";
import { startMailServer } from "../../tests/mail-server";
import { postgresTemplate } from "../../tests/templates";
import { readConfig } from "../config.server";
import { listFailedEmails } from "./failed-emails.server";
import { purgeQueue } from "./queues.server";
import { lastRuns } from "./runs.server";

const email = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "Your order",
  parts: ["Asante."],
};

const waitingForLock = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%delete from pgboss.job%'`;

onEachDatabase((services, kind) => {
  beforeEach(() => emptyDatabase(services()));

  test("an email that was sent is not sent again when it is queued again", async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const own = await openTestServices(kind, { SMTP_URL: server.url });
    onTestFinished(own.close);
    for (let time = 0; time < 2; time++) {
      await own.jobs.queueEmails(own.db, [email]);
      await emailsSettled(own);
    }
    expect(server.emails).toHaveLength(1);
    expect(await listFailedEmails(own)).toEqual([]);
  });

  test("one bad address holds up nobody else's email", async () => {
    const server = await startMailServer(undefined, {
      onRcptTo: ({ address }, _session, done) =>
        done(address === "bad@duka.example" ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
    });
    onTestFinished(server.close);
    const own = await openTestServices(kind, { SMTP_URL: server.url });
    onTestFinished(own.close);
    const bad = { ...email, key: "order:VLT-7K3M9PQ3:buyer", to: "bad@duka.example" };
    await own.jobs.queueEmails(own.db, [bad, email, { ...email, key: "order:VLT-7K3M9PQ2:sales" }]);
    await emailsSettled(own);
    expect(server.emails).toHaveLength(2);
    expect(await listFailedEmails(own)).toMatchObject([{ email: { key: bad.key }, state: "rejected" }]);
  });

  test("a transaction that fails queues nothing", async () => {
    const { db, jobs } = services();
    const work = db.transaction(async (tx) => {
      await jobs.queueEmails(tx, [email]);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await queuedEmails(services())).toEqual([]);
  });

  test("a server that refuses for now is tried again later, and the email arrives once", async () => {
    const server = await startMailServer((_, attempt) => {
      if (attempt === 1) throw Object.assign(new Error("greylisted"), { responseCode: 451 });
    });
    const own = await openTestServices(kind, { SMTP_URL: server.url });
    await own.jobs.queueEmails(own.db, [email]);
    await emailsSettled(own);
    expect(server.emails).toHaveLength(0);
    const [waiting] = await jobsOf(own);
    expect(waiting).toMatchObject({ state: "retry", retry_count: 0 });
    expect(waiting?.wait).toBeGreaterThan(10);

    await own.db.execute(sql`update pgboss.job set start_after = now() where name = 'emails'`);
    await emailsSettled(own);
    expect(server.emails).toHaveLength(1);
    await own.close();
    await server.close();
  });

  test("an email queued by a newer version waits for a server that knows it", async () => {
    const { jobs } = services();
    await jobs.boss.send("emails", { version: 99, email });
    await emailsSettled(services());
    expect(await jobsOf(services())).toMatchObject([{ state: "retry" }]);
  });

  test("nothing to send makes no statement", async () => {
    const { db, jobs } = services();
    const insert = vi.spyOn(jobs.boss, "insert");
    onTestFinished(() => insert.mockRestore());
    await jobs.queueEmails(db, []);
    await jobs.queueEmails(db, [{ ...email, to: erasedEmail }]);
    expect(insert).not.toHaveBeenCalled();
  });

  test("an email is withdrawn until a worker has it", async () => {
    const { db, jobs } = services();
    await jobs.queueEmails(db, [email], { afterSeconds: 60 });
    await db.execute(sql`update pgboss.job set state = 'active' where name = 'emails'`);
    expect(await jobs.withdrawEmail(db, email.key)).toBe(false);
    expect(await queuedEmails(services())).toEqual([email.key]);
    await db.execute(sql`update pgboss.job set state = 'retry' where name = 'emails'`);
    expect(await jobs.withdrawEmail(db, email.key)).toBe(true);
    expect(await queuedEmails(services())).toEqual([]);
    expect(await jobs.withdrawEmail(db, email.key)).toBe(false);
  });

  test.runIf(kind === "postgres")("an email that a worker is just taking stays with it", async () => {
    const { db, jobs } = services();
    await jobs.queueEmails(db, [email], { afterSeconds: 60 });
    let withdrawn: Promise<boolean> | undefined;
    await db.transaction(async (worker) => {
      await worker.execute(sql`update pgboss.job set state = 'active' where name = 'emails'`);
      withdrawn = jobs.withdrawEmail(db, email.key);
      await vi.waitUntil(async () => (await query(services(), waitingForLock)).length > 0);
    });
    expect(await withdrawn).toBe(false);
    expect(await queuedEmails(services())).toEqual([email.key]);
  });

  test("a job by the clock that fails is logged, tried again and remembered, without anybody's data", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    const own = await openTestServices(kind, {}, log);
    onTestFinished(own.close);
    const secret = "asha@duka.example";
    let isBroken = true;
    await own.jobs.runNightly(purgeQueue, async () => {
      if (isBroken) throw Object.assign(new Error(`no row for ${secret}`), { code: "23514" });
    });
    const id = await own.jobs.boss.send(purgeQueue);
    const isIn = (state: string) => async () =>
      (await own.jobs.boss.findJobs(purgeQueue, { id: id ?? "" }))[0]?.state === state;
    await vi.waitUntil(isIn("retry"), { timeout: 20_000 });
    const [failed] = await lastRuns(own.db, [purgeQueue]);
    expect(failed).toEqual({
      workedAt: undefined,
      failedAt: expect.any(Date),
      reason: "unexpected error 23514",
    });
    const logged = lines.filter(({ msg }) => msg === "a job that runs by the clock failed");
    expect(logged).toMatchObject([{ job: purgeQueue, err: { code: "23514" } }]);
    expect(JSON.stringify(lines)).not.toContain(secret);

    isBroken = false;
    await own.db.execute(sql`update pgboss.job set start_after = now() where name = ${purgeQueue}`);
    await vi.waitUntil(isIn("completed"), { timeout: 20_000 });
    const [worked] = await lastRuns(own.db, [purgeQueue]);
    expect(worked).toEqual({ ...failed, workedAt: expect.any(Date) });
    expect(worked?.workedAt?.getTime()).toBeGreaterThan(failed?.failedAt?.getTime() ?? 0);
  });

  test("nightly work is scheduled in Nairobi's time, and a missed night is made up for", async () => {
    const work = vi.fn(async () => {});
    const { boss, runNightly } = services().jobs;
    await runNightly(purgeQueue, work);
    await runNightly(purgeQueue, work);
    expect(await boss.getSchedules(purgeQueue)).toMatchObject([
      { cron: "30 3 * * *", timezone: "Africa/Nairobi", options: { missed: "once" } },
    ]);
    await boss.send(purgeQueue);
    await vi.waitUntil(() => work.mock.calls.length > 0, { timeout: 20_000 });
  });
});

test("of several servers one does the nightly work", async () => {
  const url = await createPostgresDatabase(postgresTemplate);
  const servers = await Promise.all([1, 2, 3].map(() => openServer(url)));
  const work = vi.fn(async () => {});
  for (const { jobs } of servers) await jobs.runNightly(purgeQueue, work);
  const { boss } = (servers[0] as Services).jobs;
  expect(await boss.getSchedules(purgeQueue)).toHaveLength(1);
  const id = (await boss.send(purgeQueue)) ?? "";
  const isDone = async () => (await boss.findJobs(purgeQueue, { id }))[0]?.state === "completed";
  await vi.waitUntil(isDone, { timeout: 20_000 });
  expect(work).toHaveBeenCalledTimes(1);
});

async function openServer(url: string) {
  const log = openLog("silent");
  const services = await servicesOn(openPool(url, log), readConfig({}), log);
  onTestFinished(services.close);
  return services;
}

function jobsOf(services: Services) {
  return query<{ state: string; retry_count: number; wait: number }>(
    services,
    sql`select state, retry_count, extract(epoch from start_after - now())::float as wait from pgboss.job where name = 'emails'`,
  );
}
