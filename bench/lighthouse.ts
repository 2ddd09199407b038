import { browserFlags, executablePath } from "./browser";
import { isActing, publicPages } from "./pages";
import { mean, median, table } from "./table";
import { type Findings, type Target, worst } from "./target";

type Run = { scores: number[]; fcp: number; lcp: number; tbt: number; cls: number };
type Page = { path: string; page: Run; floor: Run };

/** The floor hardly differs from page to page, and each run takes its time. */
export const floorRuns = 3;
/** What Lighthouse's four times make of the desktop that it means, in its own measure. */
const phoneSpeed = 400;
/** The certificate is made for the run. */
const chromeFlags = [...browserFlags, "--ignore-certificate-errors"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's slow phone on every page, beside the floor. */
export async function lighthouse(url: string, floorUrl: string, runs: number): Promise<Findings> {
  const audit = await openAudits();
  const paths = publicPages();
  const speeds: number[] = [];
  while (speeds.length < 5) speeds.push((await audit(`${floorUrl}${paths[0]}`, 4)).speed);
  const slowdown = mean(speeds) / phoneSpeed;

  async function measure(address: string, times: number): Promise<Run> {
    const all: Run[] = [];
    while (all.length < times) all.push((await audit(address, slowdown)).run);
    const middle = (value: (run: Run) => number) => median(all.map(value));
    return {
      scores: categories.map((_, i) => middle(({ scores }) => scores[i] ?? 0)),
      fcp: middle(({ fcp }) => fcp),
      lcp: middle(({ lcp }) => lcp),
      tbt: middle(({ tbt }) => tbt),
      cls: middle(({ cls }) => cls),
    };
  }

  const pages: Page[] = [];
  for (const path of paths) {
    const floor = await measure(floorUrl + path, Math.min(runs, floorRuns));
    pages.push({ path, floor, page: await measure(url + path, runs) });
    process.stderr.write(".");
  }
  const list = table(
    [
      "page",
      "performance / accessibility / best practices / SEO",
      "FCP s (to floor)",
      "LCP s (to floor)",
    ].concat(["TBT ms", "CLS", "floor FCP / LCP s, TBT ms"]),
    pages.map(({ path, page, floor }) => [
      path,
      page.scores.join(" / "),
      `${seconds(page.fcp)} (${(page.fcp / floor.fcp).toFixed(2)})`,
      `${seconds(page.lcp)} (${(page.lcp / floor.lcp).toFixed(2)})`,
      Math.round(page.tbt),
      page.cls.toFixed(3),
      `${seconds(floor.fcp)} / ${seconds(floor.lcp)}, ${Math.round(floor.tbt)}`,
    ]),
  );
  const speed = `This machine had a speed of ${Math.round(mean(speeds))} in Lighthouse's own measure, so the processor was slowed down ${slowdown.toFixed(1)} times to a phone of ${phoneSpeed}.`;
  return { table: `${speed}\n\n${list}`, targets: targetsOf(pages) };
}

function targetsOf(pages: Page[]): Target[] {
  const acting = pages.filter(({ path }) => isActing(path));
  const reading = pages.filter(({ path }) => !isActing(path));
  const score = ({ page }: Page) => Math.min(...page.scores);
  const tbt = ({ page }: Page) => page.tbt;
  return [
    ...limit("lowest score of a reading page", reading, score, -100),
    ...limit("lowest score of an acting page", acting, score, -95),
    ...limit("blocking time of a reading page, ms", reading, tbt, 50),
    ...limit("blocking time of an acting page, ms", acting, tbt, 200),
    ...limit("first contentful paint, to the floor", pages, ({ page, floor }) => page.fcp / floor.fcp, 1.35),
    ...limit("largest contentful paint, to the floor", pages, ({ page, floor }) => page.lcp / floor.lcp, 1.7),
    ...limit("cumulative layout shift", pages, ({ page }) => Number(page.cls.toFixed(3)), 0.005),
  ];
}

/** At most so much on the worst page; a negative bound is the least. */
function limit(what: string, pages: Page[], value: (page: Page) => number, bound: number): Target[] {
  if (pages.length === 0) return [];
  const sign = Math.sign(bound);
  const found = worst(
    pages,
    (page) => sign * value(page),
    ({ path }) => path,
  );
  return [
    {
      what,
      wanted: `at ${bound < 0 ? "least" : "most"} ${Math.abs(bound)}`,
      measured: `${Number((sign * found.value).toFixed(3))} (${found.where})`,
      met: found.value <= bound,
    },
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

async function openAudits() {
  const { default: audit } = await own<{ default: Lighthouse }>("lighthouse/core/index.js");
  const { launch } = await own<{ launch: Launch }>("chrome-launcher/dist/index.js");
  let failures = 0;
  return async function once(
    address: string,
    cpuSlowdownMultiplier: number,
  ): Promise<{ run: Run; speed: number }> {
    // A browser of its own for each: in a used one Lighthouse reads what earlier pages left, for 130 ms of the load.
    const chrome = await launch({ chromePath: executablePath, chromeFlags });
    const options = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true };
    const { lhr } = await audit(address, { ...options, throttling: { cpuSlowdownMultiplier } });
    chrome.kill();
    // The browser did not paint in time, or its trace broke: that run says nothing about the page.
    if (lhr.runtimeError && ++failures <= 20) return once(address, cpuSlowdownMultiplier);
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const run = {
      scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
    return { run, speed: lhr.environment.benchmarkIndex };
  };
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{
  lhr: {
    audits: Record<string, { numericValue?: number } | undefined>;
    categories: Record<string, { score: number | null } | undefined>;
    runtimeError?: object;
    environment: { benchmarkIndex: number };
  };
}>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** Installed beside this file by `npm run bench` only, which is all that needs it. */
function own<T>(module: string): Promise<T> {
  return import(new URL(`node_modules/${module}`, import.meta.url).href);
}
