import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import * as schema from "~/db/schema";
import { site } from "~/site";
import { startSimulators } from "../../simulators/start";
import { startBusiness } from "../business/business";
import { expectDone } from "../business/expect-done";
import { resolveSite } from "../business/resolve-site";
import { openStaffSession } from "../business/staff-session";
import { seed } from "../faults/chance";
import { emailsAtOnce, expectEmailsSent } from "../faults/kept";
import { shownNginx } from "../faults/shown-nginx";
import { startSite } from "../faults/site";
import { freePort } from "../free-port";
import { startMailServer } from "../mail-server";
import { startNginx } from "../nginx";
import { temporaryFolder } from "../temporary-folder";
import { startDatabaseCluster } from "./database-cluster";

const soon = { timeout: 180_000, interval: 100 };

test("the primary database is lost under load: everything acknowledged is there, once", async () => {
  const cluster = await startDatabaseCluster();
  onTestFinished(cluster.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const simulators = await startSimulators({ siteUrl: site.origin, byHand: true });
  onTestFinished(simulators.close);
  const dataDir = temporaryFolder();
  const env = { ...simulators.env, DATA_DIR: dataDir, DATABASE_URL: cluster.url, SMTP_URL: mail.url };
  const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })]);
  const port = await freePort();
  const nginx = await startNginx(port, shownNginx({ port, servers: sites.map((one) => one.port) }));
  onTestFinished(nginx.stop);
  const cookie = await openStaffSession(nginx.url, { ...env, SITE_URL: site.origin });
  onTestFinished(resolveSite(nginx.url));

  const business = startBusiness({ url: nginx.url, cookie, seed, sellers: 5, askers: 3 });
  await business.more(5);
  const before = await cluster.leader();
  const started = performance.now();
  const report = (what: string) =>
    process.stdout.write(`${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s after the loss\n`);
  const lost = await cluster.loseLeader();
  expect(lost.name).toBe(before?.name);
  await vi.waitUntil(async () => {
    const now = await cluster.leader();
    return now !== undefined && now.name !== lost.name;
  }, soon);
  report("the standby is the primary");
  await Promise.all(
    sites.map(async ({ url }, index) => {
      await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, soon);
      report(`server ${index + 1} stores again`);
    }),
  );
  await business.more(1);
  report("a sale and an answer that were under way are done");
  await business.more(3);

  await lost.bringBack();
  report("the lost server is back as the standby");
  await business.more(1);
  await business.leave();

  // Nobody was told anything but to try again, and no server was started anew.
  expect(new Set(business.troubles.map(({ status }) => status))).toEqual(new Set([503]));
  expect(sites.map(({ process }) => process.exitCode)).toEqual([null, null, null]);
  const pool = new pg.Pool({ connectionString: cluster.url });
  onTestFinished(() => pool.end());
  const db = drizzle(pool, { schema });
  await expectDone({ db }, business);
  await expectEmailsSent({ db }, mail, 3 * emailsAtOnce);
  const { length } = business.sales;
  process.stdout.write(
    `${length} sales, ${business.questions.length} questions, ${mail.emails.length} emails\n`,
  );
  for (const one of sites) expect(await one.stop()).toBe(0);
});
