import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { openPool } from "~/db/open.server";
import { openServices, servicesOn } from "~/services.server";
import type { Services } from "~/services-context";
import { createDataDir, createPostgresDatabase, query } from "../../tests/databases";
import { addBooking, addHost, addRequest, demoDay, online } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";
import { postgresTemplate } from "../../tests/templates";
import { bookDemo } from "./book-demo.server";
import { remindOfDemos } from "./reminders.server";

const day = demoDay(2);
const silent = pino({ level: "silent" });
const dataDir = mkdtempSync(join(tmpdir(), "velto-demos-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("50 visitors at once on three of them for two people: two demos; a restart loses no reminder", {
  timeout: 120_000,
}, async () => {
  const url = await createPostgresDatabase(postgresTemplate);
  const open = () => servicesOn(openPool(url, silent), readConfig({ DATA_DIR: dataDir }), silent);
  const servers = await Promise.all([open(), open(), open()]);
  const [first] = servers;
  await addHost(first, "Brian Otieno");
  await addHost(first, "Amina Hassan");
  const requests = [];
  for (let index = 0; index < 50; index++)
    requests.push(await addRequest(first, { email: `v${index}@duka.example` }));
  const results = await Promise.all(
    requests.map((request, index) =>
      bookDemo(servers[index % 3] as typeof first, request, online(day, "10:00"), "visitor"),
    ),
  );
  const bookings = results.flatMap((result) => ("booking" in result ? [result.booking] : []));
  expect(bookings).toHaveLength(2);
  expect(new Set(bookings.map(({ staffId }) => staffId)).size).toBe(2);
  expect(results.filter((result) => "refused" in result && result.refused === "taken")).toHaveLength(48);

  // All servers stop; meanwhile the time of the reminders comes; two start again and find them.
  await bringReminders(first);
  for (const server of servers) await server.close();
  const again = await Promise.all([open(), open()]);
  for (const server of again) await remindOfDemos(server, { pollSeconds: 0.5 });
  await expectReminders(again[0], 2);
  for (const server of again) await server.close();
});

test("a restart on the embedded database loses no reminder", { timeout: 120_000 }, async () => {
  const env = { DATA_DIR: await createDataDir() };
  const open = () => openServices(readConfig(env), silent);
  const before = await open();
  await addHost(before, "Brian Otieno");
  await addBooking(before, day);
  await bringReminders(before);
  await before.close();
  const again = await open();
  await remindOfDemos(again, { pollSeconds: 0.5 });
  await expectReminders(again, 1);
  await again.close();
});

/** Six hours before the demos the reminders of the day before are late, and of use. */
async function bringReminders({ db }: Services) {
  await db.execute(
    sql`update demo_bookings set starts_at = date_trunc('hour', now()) + interval '6 hours', ends_at = date_trunc('hour', now()) + interval '7 hours', busy_from = date_trunc('hour', now()) + interval '6 hours', busy_until = date_trunc('hour', now()) + interval '7 hours'`,
  );
  await db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 hour' where name = 'demo-reminders' and data->>'kind' = 'day'`,
  );
}

async function expectReminders(services: Services, count: number) {
  const waiting = sql`select count(*)::int as count from pgboss.job where name = 'demo-reminders' and state in ('created', 'retry', 'active') and data->>'kind' = 'day'`;
  await expect.poll(() => query(services, waiting), { timeout: 30_000 }).toEqual([{ count: 0 }]);
  const keys = (await emailJobs(services)).map(({ data }) => data.email.key);
  expect(keys.filter((key) => key.includes("reminder"))).toHaveLength(count);
}
