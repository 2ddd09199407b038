import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import * as schema from "~/db/schema";
import { startMailServer } from "../mail-server";
import { startPostgres } from "../postgres";
import { temporaryFolder } from "../temporary-folder";
import { seed, seeded } from "./chance";
import { expectEmailsSent, expectKept, expectNothingStored } from "./kept";
import { startSite } from "./site";
import { startVisitors } from "./visitors";

const soon = { timeout: 120_000, interval: 100 };

test("PostgreSQL goes away under load and comes back: clear answers meanwhile, then all is well", async () => {
  const dataDir = temporaryFolder();
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const site = await startSite({
    env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: mail.url },
  });
  const visitors = startVisitors({ url: site.url, chance: seeded(seed) });
  await visitors.more(50);

  for (let round = 0; round < 2; round++) {
    await postgres.halt();
    await expectOutage(site.url);
    await vi.waitUntil(
      () => visitors.leads.filter(({ answers }) => answers.at(-1) === 503).length >= 8,
      soon,
    );
    await postgres.resume();
    await vi.waitUntil(async () => (await fetch(`${site.url}/readyz`)).status === 200, soon);
    await visitors.more(50);
  }

  const leads = await visitors.leave();
  const pool = new pg.Pool({ connectionString: postgres.url });
  onTestFinished(() => pool.end());
  const db = drizzle(pool, { schema });
  await expectKept({ db }, leads);
  await expectEmailsSent({ db }, mail);
  expect(await site.stop()).toBe(0);
});

async function expectOutage(url: string) {
  await expectNothingStored(url);
  const order = await fetch(`${url}/orders/${"a".repeat(24)}`);
  expect(order.status).toBe(503);
  expect(order.headers.get("retry-after")).toBe("30");
}
