import { PgBoss } from "pg-boss";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "~/db/open.server";
import { contactMessages } from "~/db/schema";
import { purgeQueue } from "~/jobs/queues.server";
import { createPostgresDatabase } from "../databases";
import { temporaryFolder } from "../temporary-folder";
import { startSite } from "./site";

test("the built site purges what is too old when its nightly job comes", async () => {
  const dataDir = temporaryFolder();
  const url = await createPostgresDatabase();
  const site = await startSite({ env: { DATA_DIR: dataDir, DATABASE_URL: url } });
  const { db, jobs, close } = openPool(url, pino({ level: "silent" }));
  onTestFinished(close);
  const person = { name: "Asha Wanjiru", email: "asha@duka.example" };
  await db.insert(contactMessages).values([
    { ...person, message: "of this year" },
    { ...person, message: "of another time", createdAt: new Date("2020-01-01") },
  ]);

  const queue = new PgBoss({ db: jobs, supervise: false, schedule: false });
  await queue.start();
  onTestFinished(() => queue.stop({ graceful: false, close: false }));
  expect(await queue.getSchedules(purgeQueue)).toHaveLength(1);
  await queue.send(purgeQueue);
  await vi.waitUntil(async () => (await db.$count(contactMessages)) === 1, {
    timeout: 60_000,
    interval: 200,
  });

  expect(await db.select().from(contactMessages)).toMatchObject([{ message: "of this year" }]);
  expect(site.errors).toEqual([]);
  expect(await site.stop()).toBe(0);
});
