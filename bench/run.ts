import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { asDeployed } from "./as-deployed";
import { startFloor } from "./floor";
import { lighthouse } from "./lighthouse";
import { orders } from "./orders";
import { payments } from "./payments";
import { presses } from "./presses";
import { published } from "./published";
import { settings } from "./settings";
import { startSite } from "./site";
import { staffLists } from "./staff-lists";
import { start } from "./start";
import { table } from "./table";
import type { Findings, Target } from "./target";
import { weight } from "./weight";

/** `npm run bench` writes the report, `npm run bench -- weight orders` prints some parts. */
const parts: Record<string, { title: string; note: string; measure: () => Promise<Findings> }> = {
  start: {
    title: "Start",
    note: "With the embedded database, until it can store what a visitor sends.",
    measure: start,
  },
  orders: {
    title: "Answer to an order",
    note: `From the sending of the form to the end of the answer, each order from another buyer. On PostgreSQL ${settings.storedRows.toLocaleString("en")} orders are stored.`,
    measure: orders,
  },
  payments: {
    title: "Answer to a payment step",
    note: "From the sending of the pay form to the redirect, on PostgreSQL, with the simulator of M-Pesa: the attempt is stored, the prompt sent, its number stored.",
    measure: payments,
  },
  lists: {
    title: "Lists of staff",
    note: `One person, PostgreSQL, ${settings.storedRows.toLocaleString("en")} orders and as many conversations stored; the whole page.`,
    measure: staffLists,
  },
  published: {
    title: "A page once staff have published",
    note: "The page of a machine on PostgreSQL, asked for brotli, before and after its price was published in `/staff/content`.",
    measure: published,
  },
  weight: {
    title: "Weight",
    note: "KB as transferred to a phone of 412 px, without a service worker: at load, and after reading to the end.",
    measure: () => onSite(weight),
  },
  presses: {
    title: "First press",
    note: `On a phone of 412 px with a processor four times slower, three seconds after the page was loaded: from the press to the paint that shows what it does. Median of ${settings.presses}.`,
    measure: () => onSite(presses),
  },
  lighthouse: {
    title: "Lighthouse, mobile",
    note: `Median of ${settings.audits}, behind nginx as docs/deploying.md shows it, by TLS and HTTP/2. The floor is the same text as plain HTML behind the same nginx.`,
    measure: () =>
      onSite(async (url) => {
        await using floor = await startFloor();
        await using deployed = await asDeployed(url);
        await using deployedFloor = await asDeployed(floor.url);
        return await lighthouse(deployed.url, deployedFloor.url);
      }),
  },
};

const started = Date.now();
const wanted = process.argv.slice(2);
const sections: string[] = [];
const targets: Target[] = [];
for (const [name, { title, note, measure }] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const findings = await measure().catch((error) => failed(title, error));
  sections.push(`## ${title}\n\n${note}\n\n${findings.table}`);
  targets.push(...findings.targets);
  console.error(`${title}: done after ${minutes()} minutes`);
}
if (wanted.length || process.env.QUICK) console.log(report());
else writeFileSync("bench/report.md", `${report()}\n`);

/** The other parts count all the same. */
function failed(what: string, error: Error): Findings {
  console.error(error);
  const reason = error.message.split("\n")[0] ?? "";
  return {
    table: `**Not measured:** ${reason}`,
    targets: [{ what, wanted: "measured", measured: reason, met: false }],
  };
}

async function onSite(measure: (url: string) => Promise<Findings>): Promise<Findings> {
  await using site = await startSite();
  return await measure(site.url);
}

function report(): string {
  const summary = table(
    ["target", "wanted", "measured", ""],
    targets.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? "met" : "**missed**"]),
  );
  return [`# Measured\n\n${machine()}`, `## Targets\n\n${summary}`, ...sections].join("\n\n");
}

function machine(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const { length, 0: cpu } = cpus();
  return `Command: \`npm run bench\`, ${minutes()} minutes. Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${length} cores (${process.arch}${cpu?.model && cpu.model !== "unknown" ? `, ${cpu.model}` : ""}). Read the ratios: their references were measured in the same run. What is measured, and why, is in [decision 194](../docs/decisions/194-the-benchmark-measures-what-is-noticed.md).`;
}

function minutes(): number {
  return Math.round((Date.now() - started) / 60_000);
}
