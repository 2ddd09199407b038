import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { asDeployed } from "./as-deployed";
import { startFloor } from "./floor";
import { floorRuns, lighthouse } from "./lighthouse";
import { orders } from "./orders";
import { payments } from "./payments";
import { presses } from "./presses";
import { startSite } from "./site";
import { staffLists } from "./staff-lists";
import { table } from "./table";
import type { Findings, Target } from "./target";
import { weight } from "./weight";

/** `npm run bench`, or `npm run bench -- weight orders` for some parts; RUNS=1 for quick Lighthouse numbers. */
const runs = Number(process.env.RUNS ?? 5);
/** The long ones come last. */
const parts: Record<string, { title: string; note: string; measure: () => Promise<Findings> }> = {
  orders: {
    title: "Answer to an order",
    note: "From the sending of the form to the end of the answer, each order from another buyer: one row, two queued emails, one counted write.",
    measure: orders,
  },
  payments: {
    title: "Answer to a payment step",
    note: "From the sending of the pay form to the redirect, on PostgreSQL, with the simulator of M-Pesa: the attempt is stored, the prompt sent, its number stored.",
    measure: payments,
  },
  lists: {
    title: "Lists of staff",
    note: "One person, PostgreSQL, 100,000 orders and 100,000 conversations stored; the whole page.",
    measure: staffLists,
  },
  weight: {
    title: "Weight",
    note: "KB as transferred to a phone of 412 px, without a service worker: at load, and after reading to the end in 30 seconds.",
    measure: () => onSite(weight),
  },
  presses: {
    title: "First press",
    note: "On a phone of 412 px with a processor four times slower, three seconds after the page was loaded: from the press to the paint that shows what it does. Median of 3.",
    measure: () => onSite(presses),
  },
  lighthouse: {
    title: "Lighthouse, mobile",
    note: `Median of ${runs}, behind nginx as docs/deploying.md shows it, by TLS and HTTP/2. The floor is the same text as plain HTML, behind the same nginx, median of ${Math.min(runs, floorRuns)}.`,
    measure: () =>
      onSite(async (url) => {
        const floor = await startFloor();
        const fronts = [await asDeployed(url), await asDeployed(floor.url)] as const;
        const result = await lighthouse(fronts[0].url, fronts[1].url, runs);
        await Promise.all(fronts.map((front) => front.stop()));
        floor.stop();
        return result;
      }),
  },
};

const wanted = process.argv.slice(2);
const sections: string[] = [];
const targets: Target[] = [];
for (const [name, { title, note, measure }] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  process.stderr.write(`${title} `);
  const findings = await measure();
  sections.push(`## ${title}\n\n${note}\n\n${findings.table}`);
  targets.push(...findings.targets);
  // After each part, since a whole run takes the better part of an hour.
  if (wanted.length) console.log(`\n${sections.at(-1)}\n`);
  else writeFileSync("bench/report.md", `${report()}\n`);
  process.stderr.write("\n");
}
if (wanted.length) console.log(report());

function report(): string {
  const summary = table(
    ["target", "wanted", "measured", ""],
    targets.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? "met" : "**missed**"]),
  );
  return [`# Measured\n\n${machine()}`, `## Targets\n\n${summary}`, ...sections].join("\n\n");
}

async function onSite<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const site = await startSite();
  try {
    return await measure(site.url);
  } finally {
    await site.stop();
  }
}

function machine(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const { length, 0: cpu } = cpus();
  return `Command: \`npm run bench\`. Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${length} cores (${process.arch}${cpu?.model && cpu.model !== "unknown" ? `, ${cpu.model}` : ""}). Read the ratios: their references were measured in the same run. What is measured, and why, is in [decision 194](../docs/decisions/194-the-benchmark-measures-what-is-noticed.md).`;
}
