import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserFlags, executablePath } from "./browser";
import { isActing, measuredPages } from "./pages";
import { settings } from "./settings";
import { median, table } from "./table";
import { atLeast, atMost, type Findings, tried } from "./target";

/** What Lighthouse's four times make of the desktop that it means, in its own measure. */
const phoneSpeed = 400;

const scores = ["performance", "accessibility", "best-practices", "seo"];
const [fcp, lcp] = ["first-contentful-paint", "largest-contentful-paint"];
const [tbt, cls] = ["total-blocking-time", "cumulative-layout-shift"];
const speed = "speed";

/** By the name of a score or an audit. */
type Figures = (name: string) => number;
type Page = { path: string; page: Figures; floor: Figures };

/** Lighthouse's slow phone on a page of each kind, beside the floor. */
export async function lighthouse(url: string, floorUrl: string): Promise<Findings> {
  const machine = (await medians(() => audit(`${floorUrl}${measuredPages[0]}`, 4), 5))(speed);
  const slowdown = machine / phoneSpeed;
  const pages: Page[] = [];
  for (const path of measuredPages) {
    const of = (address: string) => tried(`audit of ${address}${path}`, () => audited(address + path));
    pages.push({ path, floor: (await of(floorUrl)) ?? unknown, page: (await of(url)) ?? unknown });
  }
  const note = `This machine had a speed of ${Math.round(machine)} in Lighthouse's own measure, so the processor was slowed down ${slowdown.toFixed(1)} times to a phone of ${phoneSpeed}.`;
  return { table: `${note}\n\n${pagesTable(pages)}`, targets: targetsOf(pages) };

  function audited(address: string) {
    return medians(() => audit(address, slowdown), settings.audits);
  }
}

const unknown: Figures = () => Number.NaN;

async function medians(audit: () => Promise<Figures>, times: number): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < times) runs.push(await audit());
  return (name) => median(runs.map((figures) => figures(name)));
}

function pagesTable(pages: Page[]): string {
  const paint = (name: string, { page, floor }: Page) =>
    `${(page(name) / 1000).toFixed(2)} (${(page(name) / floor(name)).toFixed(2)})`;
  return table(
    ["page", scores.join(" / "), "FCP s (to floor)", "LCP s (to floor)", "TBT ms", "CLS"],
    pages.map((found) => [
      found.path,
      scores.map(found.page).join(" / "),
      paint(fcp, found),
      paint(lcp, found),
      Math.round(found.page(tbt)),
      found.page(cls).toFixed(3),
    ]),
  );
}

function targetsOf(pages: Page[]) {
  const acting = pages.filter(({ path }) => isActing(path));
  const reading = pages.filter(({ path }) => !isActing(path));
  const of = (some: Page[], value: (page: Page) => number) =>
    some.map((page) => ({ where: page.path, value: value(page) }));
  const toFloor = (name: string) => of(pages, ({ page, floor }) => page(name) / floor(name));
  const lowest = ({ page }: Page) => Math.min(...scores.map(page));
  const blocking = ({ page }: Page) => Math.round(page(tbt));
  const shift = ({ page }: Page) => Number(page(cls).toFixed(3));
  return [
    atMost("first paint, to the floor", 1.35, toFloor(fcp)),
    atMost("largest paint, to the floor", 1.7, toFloor(lcp)),
    atMost("blocking time of a reading page, ms", 50, of(reading, blocking)),
    atLeast("lowest score of a reading page", 100, of(reading, lowest)),
    atMost("blocking time of an acting page, ms", 200, of(acting, blocking)),
    atLeast("lowest score of an acting page", 95, of(acting, lowest)),
    atMost("layout shift", 0.005, of(pages, shift)),
  ];
}

/** A process and a browser of its own: in a used one Lighthouse reads what earlier pages left, for 130 ms of the load. */
async function audit(address: string, slowdown: number): Promise<Figures> {
  const flags = [
    ...["--output=json", "--quiet", "--disable-full-page-screenshot"],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${[...browserFlags, "--ignore-certificate-errors"].join(" ")}`, // of the run's own certificate
  ];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const limits = { timeout: 120_000, killSignal: "SIGINT", maxBuffer: 2 ** 26 } as const;
  const { stdout } = await run("bench/node_modules/.bin/lighthouse", [address, ...flags], { env, ...limits });
  const { audits, categories, environment }: Report = JSON.parse(stdout);
  return (name) => {
    if (name === speed) return environment.benchmarkIndex;
    if (scores.includes(name)) return Math.round((categories[name]?.score ?? 0) * 100);
    return audits[name]?.numericValue ?? Number.NaN;
  };
}

const run = promisify(execFile);

type Report = {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  environment: { benchmarkIndex: number };
};
