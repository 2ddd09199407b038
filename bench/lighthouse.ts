import { publicPages } from "./pages.ts";
import { median, ratio, table } from "./table.ts";

type Run = { scores: number[]; fcp: number; lcp: number; tbt: number; cls: number };
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's slow phone on every page, beside the floor. */
export async function lighthouseTable(url: string, floorUrl: string, runs: number): Promise<string> {
  const { default: lighthouse } = await own<{ default: Lighthouse }>("lighthouse/core/index.js");
  const { launch } = await own<{ launch: Launch }>("chrome-launcher/dist/index.js");
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

  async function measure(address: string): Promise<Run> {
    const all: Run[] = [];
    for (let i = 0; i < runs; i++) {
      const result = await lighthouse(address, { port: chrome.port, logLevel: "silent" });
      const { audits, categories: scored } = result.lhr;
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

  const rows: (string | number)[][] = [];
  for (const path of publicPages()) {
    const floor = await measure(floorUrl + path);
    const page = await measure(url + path);
    rows.push([
      path,
      page.scores.join(" / "),
      `${seconds(page.fcp)} (${ratio(page.fcp, floor.fcp)})`,
      `${seconds(page.lcp)} (${ratio(page.lcp, floor.lcp)})`,
      Math.round(page.tbt),
      page.cls.toFixed(3),
      `${seconds(floor.fcp)} / ${seconds(floor.lcp)}`,
    ]);
    process.stderr.write(".");
  }
  await chrome.kill();
  return table(
    [
      "page",
      "performance / accessibility / best practices / SEO",
      "FCP s (to floor)",
      "LCP s (to floor)",
      "TBT ms",
      "CLS",
      "floor FCP / LCP s",
    ],
    rows,
  );
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
  };
}>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** Installed beside this file by `npm run bench` only: nobody else should wait for it. */
function own<T>(module: string): Promise<T> {
  return import(new URL(`node_modules/${module}`, import.meta.url).href);
}
