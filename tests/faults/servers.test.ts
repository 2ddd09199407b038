import { spawnSync } from "node:child_process";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import * as schema from "~/db/schema";
import { writesPerWindow } from "~/rate-limits.server";
import { freePort } from "../free-port";
import { startMailServer } from "../mail-server";
import { startNginx } from "../nginx";
import { startPostgres } from "../postgres";
import { temporaryFolder } from "../temporary-folder";
import { seed, seeded } from "./chance";
import { emailsAtOnce, expectEmailsSent, expectKept, expectNothingStored } from "./kept";
import { shownNginx } from "./shown-nginx";
import { type Site, startSite } from "./site";
import { startVisitors } from "./visitors";

const inFlight = 10;
const soon = { timeout: 60_000, interval: 50 };

test("three servers behind nginx: one is killed, and the others answer for it", async ({ skip }) => {
  skip(spawnSync("nginx", ["-v"]).error !== undefined, "nginx is not installed");
  const dataDir = temporaryFolder();
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: mail.url };
  const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })]);
  const port = await freePort();
  const nginx = await startNginx(port, shownNginx({ port, servers: sites.map((site) => site.port) }));
  onTestFinished(nginx.stop);

  const visitors = startVisitors({ url: nginx.url, chance: seeded(seed), count: inFlight - 2 });
  const readers = startReaders(nginx.url);
  const more = (count: number) => Promise.all([visitors.more(count), readers.more(count)]);
  await more(30);
  for (const index of [0, 1]) {
    const site = sites[index] as Site;
    await site.kill();
    await more(60);
    const again = await startSite({ env, port: site.port });
    sites[index] = again;
    // nginx keeps away from it for a moment; the next one is killed when it takes its share again.
    await new Promise<void>((resolve) => again.onLog(({ msg }) => void (msg === "request" && resolve())));
    await more(30);
  }

  const leads = await visitors.leave();
  const answers = [...leads.flatMap((lead) => lead.answers), ...(await readers.leave())];
  expect(answers.filter((status) => status !== 200 && status !== 0)).toEqual([]);
  // An answer that was half on its way is the one thing that nginx can't ask another server for.
  expect(answers.filter((status) => status === 0).length, "cut off").toBeLessThanOrEqual(2 * inFlight);
  const pool = new pg.Pool({ connectionString: postgres.url });
  // Its server is halted below, which is no error here.
  pool.on("error", () => {});
  onTestFinished(() => pool.end());
  const db = drizzle(pool, { schema });
  await expectKept({ db }, leads);
  await expectEmailsSent({ db }, mail, 2 * emailsAtOnce);

  await expectSharedLimit(nginx.url, sites);

  await postgres.halt();
  // Whatever nginx thinks of servers that can't store, their pages must stay reachable.
  for (let round = 0; round < 3; round++) await expectNothingStored(nginx.url);
  await postgres.resume();
  await vi.waitUntil(async () => (await fetch(`${nginx.url}/readyz`)).status === 200, soon);
});

/** People who only look around, in cached pages and others. */
function startReaders(url: string) {
  const answers: number[] = [];
  let leaving = false;
  async function read() {
    for (let turn = 0; !leaving; turn++) {
      const path = ["/", "/search?q=mpesa", "/products/hardware", "/blog?page=1"][turn % 4];
      answers.push(await statusOf(url + path));
    }
  }
  const visits = Promise.all([read(), read()]);
  return {
    async more(count: number) {
      const least = answers.length + count;
      await vi.waitUntil(() => answers.length >= least, soon);
    },
    async leave() {
      leaving = true;
      await visits;
      return answers;
    },
  };
}

/** 0 where the page was cut short. */
async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url);
    const page = await answer.text();
    return page.trimEnd().endsWith("</html>") ? answer.status : 0;
  } catch {
    return 0;
  }
}

/** The last allowed write goes through nginx to some server; one more is refused by each. */
async function expectSharedLimit(url: string, sites: Site[]) {
  const write = async (to: string) => {
    const headers = { "x-forwarded-for": "41.90.7.7" };
    const answer = await fetch(`${to}/contact`, { method: "POST", headers, body: new URLSearchParams() });
    return answer.status;
  };
  const allowed = await Promise.all(Array.from({ length: writesPerWindow.limit }, () => write(url)));
  expect(allowed).toEqual(allowed.map(() => 400));
  expect(await Promise.all([url, ...sites.map((site) => site.url)].map(write))).toEqual([429, 429, 429, 429]);
}
