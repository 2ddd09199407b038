import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import * as schema from "~/db/schema";
import { startSimulators } from "../../simulators/start";
import { startBusiness } from "../business/business";
import { expectDone } from "../business/expect-done";
import { resolveSite } from "../business/resolve-site";
import { openStaffSession } from "../business/staff-session";
import { createDataDir, createPostgresDatabase } from "../databases";
import { startMailServer } from "../mail-server";
import { seed } from "./chance";
import { expectEmailsSent } from "./kept";
import { hasPgbouncer, startPgbouncer } from "./pgbouncer";
import { startSite } from "./site";

test("two servers share three connections of PgBouncer in transaction mode", async ({ skip }) => {
  skip(!hasPgbouncer(), "pgbouncer is not installed, and can't be: only apt-get as root does so");
  const direct = await createPostgresDatabase();
  const pooler = await startPgbouncer(new URL(direct));
  onTestFinished(pooler.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const simulators = await startSimulators({ siteUrl: "http://127.0.0.1", byHand: true });
  onTestFinished(simulators.close);
  const dataDir = await createDataDir();
  const env = {
    ...simulators.env,
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: direct,
    SMTP_URL: mail.url,
  };
  const sites = await Promise.all([startSite({ env }), startSite({ env })]);
  const cookie = await openStaffSession(sites[0].url, { ...env, SITE_URL: "https://velto.example" });
  onTestFinished(resolveSite(sites[0].url));

  const days = sites.map(({ url }, index) =>
    startBusiness({ url, cookie, seed: seed + index, sellers: 4, askers: 4 }),
  );
  await Promise.all(days.map((day) => day.more(8)));
  await Promise.all(days.map((day) => day.leave()));

  expect(days.flatMap(({ troubles }) => troubles)).toEqual([]);
  expect(sites.flatMap(({ errors }) => errors)).toEqual([]);
  const client = new pg.Pool({ connectionString: direct });
  onTestFinished(() => client.end());
  const db = drizzle(client, { schema });
  const [sales, questions] = [days.flatMap((day) => day.sales), days.flatMap((day) => day.questions)];
  await expectDone({ db }, { sales, questions });
  await expectEmailsSent({ db }, mail);

  // The work went through the pooler, on no more connections than it may have.
  const [pool] = (await pooler.show("pools")).filter(({ database }) => database === "velto");
  expect(pool).toMatchObject({ pool_mode: "transaction" });
  expect(Number(pool?.sv_active) + Number(pool?.sv_idle) + Number(pool?.sv_used)).toBeLessThanOrEqual(3);
  const [stats] = (await pooler.show("stats")).filter(({ database }) => database === "velto");
  expect(Number(stats?.total_xact_count)).toBeGreaterThan(sales.length * 10);
  const pooled = new pg.Client(pooler.url);
  await pooled.connect();
  onTestFinished(() => pooled.end());
  expect((await pooled.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "10s" }]);
  for (const site of sites) expect(await site.stop()).toBe(0);
});
