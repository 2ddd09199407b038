import { browserFlags, executablePath } from "./browser";
import { publicPages } from "./pages";
import { undisturbed } from "./steal";
import { mean, median, table } from "./table";
import { type Findings, type Target, worst } from "./target";

type Run = { scores: number[]; fcp: number; lcp: number; tbt: number; cls: number };
/** The floor hardly differs from page to page, and each run takes its time. */
export const floorRuns = 3;
/**
 * The speed of the simulated phone, in Lighthouse's own measure. Lighthouse slows a processor down four times whatever
 * it is, and means a desktop of 1,500 to 2,000: this is the phone it gets from one of 1,600.
 */
const phoneSpeed = 400;
/** The certificate is made for the run. */
const chromeFlags = [...browserFlags, "--ignore-certificate-errors"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's slow phone on every page, beside the floor. */
export async function lighthouse(url: string, floorUrl: string, runs: number): Promise<Findings> {
  const { default: audit } = await own<{ default: Lighthouse }>("lighthouse/core/index.js");
  const { launch } = await own<{ launch: Launch }>("chrome-launcher/dist/index.js");

  let failures = 0;
  const speeds: number[] = [];
  const slowdowns: number[] = [];
  async function measure(address: string, times: number): Promise<Run> {
    const all: Run[] = [];
    while (all.length < times) {
      // Shared processors change their speed within seconds: a mean of several audits says more than the last one.
      const cpuSlowdownMultiplier = speeds.length ? mean(speeds.slice(-9)) / phoneSpeed : 4;
      const lhr = await undisturbed(async () => {
        // A browser of its own for each: in a used one Lighthouse reads what earlier pages left, for 130 ms of the load.
        const chrome = await launch({ chromePath: executablePath, chromeFlags });
        const options = { port: chrome.port, logLevel: "silent", disableFullPageScreenshot: true };
        const { lhr } = await audit(address, { ...options, throttling: { cpuSlowdownMultiplier } });
        chrome.kill();
        return lhr;
      });
      const { audits, categories: scored, runtimeError, environment } = lhr;
      // The browser did not paint in time, or its trace broke: that run says nothing about the page.
      if (runtimeError && ++failures <= 20) continue;
      speeds.push(environment.benchmarkIndex);
      slowdowns.push(cpuSlowdownMultiplier);
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      all.push({
        scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
        fcp: value("first-contentful-paint"),
        lcp: value("largest-contentful-paint"),
        tbt: value("total-blocking-time"),
        cls: value("cumulative-layout-shift"),
      });
    }
    const middle = (pick: (run: Run) => number) => median(all.map(pick));
    return {
      scores: categories.map((_, i) => middle(({ scores }) => scores[i] ?? 0)),
      fcp: middle(({ fcp }) => fcp),
      lcp: middle(({ lcp }) => lcp),
      tbt: middle(({ tbt }) => tbt),
      cls: middle(({ cls }) => cls),
    };
  }

  const paths = publicPages();
  // Not counted: they tell the machine's speed for the first page.
  await measure(`${floorUrl}${paths[0]}`, 5);
  const pages: Page[] = [];
  for (const path of paths) {
    const floor = await measure(floorUrl + path, Math.min(runs, floorRuns));
    pages.push({ path, floor, page: await measure(url + path, runs) });
    process.stderr.write(".");
  }
  const head = ["page", "performance / accessibility / best practices / SEO", "FCP s (to floor)"];
  const list = table(
    [...head, "LCP s (to floor)", "TBT ms", "CLS", "floor FCP / LCP s, TBT ms"],
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
  return { table: `${speedOf(speeds, slowdowns)}\n\n${list}`, targets: targetsOf(pages) };
}

function speedOf(speeds: number[], slowdowns: number[]): string {
  const range = (values: number[], digits: number) =>
    `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
  return `The simulated phone has a speed of ${phoneSpeed} in Lighthouse's own measure. This machine had ${range(speeds, 0)}, on average ${Math.round(mean(speeds))}, so its processor was slowed down ${range(slowdowns, 1)} times ([decision 158](../docs/decisions/158-the-simulated-phone-has-one-speed.md)). Chrome's calibration takes 264 for a slow phone (Moto G Power) and 1,000 for a middling one (Pixel 5).`;
}

type Page = { path: string; page: Run; floor: Run };

function targetsOf(pages: Page[]): Target[] {
  const perfect = pages.filter(({ page }) => page.scores.every((score) => score === 100)).length;
  const lowest = worst(
    pages,
    ({ page }) => -Math.min(...page.scores),
    ({ path }) => path,
  );
  const most = (what: string, limit: number, value: (page: Page) => number, digits: number): Target => {
    const { value: measured, where } = worst(pages, value, ({ path }) => path);
    const over = pages.filter((page) => value(page) > limit).length;
    return {
      what,
      wanted: `at most ${limit}`,
      measured: `${measured.toFixed(digits)} (${where})${over ? `; over it: ${over} of ${pages.length}` : ""}`,
      met: over === 0,
    };
  };
  return [
    {
      what: "pages with 100 in all four of Lighthouse's categories",
      wanted: "at least 20",
      measured: `${perfect} of ${pages.length}`,
      met: perfect >= 20,
    },
    {
      what: "lowest score of any page",
      wanted: "at least 99",
      measured: `${-lowest.value} (${lowest.where})`,
      met: -lowest.value >= 99,
    },
    most("first contentful paint, to the floor", 1.35, ({ page, floor }) => page.fcp / floor.fcp, 2),
    most("largest contentful paint, to the floor", 1.7, ({ page, floor }) => page.lcp / floor.lcp, 2),
    most("total blocking time, ms", 100, ({ page }) => page.tbt, 0),
    most("cumulative layout shift", 0.005, ({ page }) => Number(page.cls.toFixed(3)), 3),
  ];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
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

/** Installed beside this file by `npm run bench` only: nobody else should wait for it. */
function own<T>(module: string): Promise<T> {
  return import(new URL(`node_modules/${module}`, import.meta.url).href);
}
