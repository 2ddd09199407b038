import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { site } from "~/site";
import { startSite } from "../../bench/site";
import { table } from "../../bench/table";
import { startSimulators } from "../../simulators/start";
import { resolveSite } from "../business/resolve-site";
import { openStaffSession } from "../business/staff-session";
import { startMailServer } from "../mail-server";
import { startPostgres } from "../postgres";
import { countRows, failedJobs, growth, jobsLeft } from "./growth";
import { judge, memoryAtRest } from "./memory";
import { openTraffic } from "./traffic";

/** `npm run soak`, or `npm run soak -- --minutes 2` to try it out. */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes takes a number.");

const postgres = await startPostgres();
const mail = await startMailServer();
const simulators = await startSimulators({ siteUrl: site.origin, byHand: true });
const dataDir = mkdtempSync(join(tmpdir(), "velto-soak-"));
const env = {
  ...simulators.env,
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  SMTP_URL: mail.url,
  SITE_URL: site.origin,
  USED_MEMORY_FILE: join(dataDir, "used-memory"),
};
const server = await startSite(env, ["--expose-gc", "--import", "./tests/soak/used-memory.js"]);
resolveSite(server.url);
const cookie = await openStaffSession(server.url, env);
const traffic = openTraffic(server.url, cookie);
const database = new pg.Client(postgres.url);
await database.connect();

const capacity = await traffic.flatOut(Math.min(60, minutes * 6));
const pace = capacity / 2;
say(`Capacity: ${capacity.toFixed(1)} visits a second.`);
await jobsLeft(database);
const earlierEmails = mail.emails.length;
const before = await countRows(database);
// What is used tells a leak; what the process holds settles over hours, as the engine finds it worth its while.
const readings = [await memoryAtRest(env.USED_MEMORY_FILE)];
const firstHeld = server.rssMb();
const rounds = Math.max(3, Math.round(minutes / 2));
let visits = 0;
for (let round = 0; round < rounds; round++) {
  visits += await traffic.atPace(pace, (minutes * 60) / rounds);
  readings.push(await memoryAtRest(env.USED_MEMORY_FILE));
}
const { slope, isFlat } = judge(readings, minutes);
const lastHeld = server.rssMb();
const left = await jobsLeft(database);
const grown = growth(before, await countRows(database));
const failed = await failedJobs(database);

say(
  `At half of that, ${pace.toFixed(1)} a second for ${minutes} minutes: ${visits} visits, ${mail.emails.length - earlierEmails} emails.`,
);
say(
  `Memory in use between visits: ${readings.map((mb) => mb.toFixed(1)).join(", ")} MB; ${slope.toFixed(1)} MB an hour. Held: ${firstHeld} MB at first, ${lastHeld} MB at last.`,
);
say(
  table(
    ["table", "rows more", "grows because"],
    grown.map(({ name, rows, reason }) => [name, rows, reason ?? "**?**"]),
  ),
);
const problems = [
  ...traffic.problems(),
  ...(isFlat ? [] : [`Memory in use grows by ${slope.toFixed(1)} MB an hour.`]),
  ...grown.filter(({ reason }) => !reason).map(({ name }) => `${name} grows, and nobody said why it should.`),
  ...(left > 0 ? [`${left} jobs were not done five minutes later.`] : []),
  ...(failed > 0 ? [`${failed} jobs failed.`] : []),
];
for (const problem of problems) say(`FAILED: ${problem}`);

await database.end();
await server.stop();
await simulators.close();
await mail.close();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(problems.length > 0 ? 1 : 0);

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
