import { type Browser, chromium } from "@playwright/test";
import { browserFlags, executablePath } from "./browser";
import { publicPages } from "./pages";
import { kb, table } from "./table";
import { type Findings, worst } from "./target";

type Kind = "html" | "css" | "js" | "fonts" | "images" | "other";
const homeLimitKb = 110;
const readersAtOnce = 8;

/** What a phone transfers for each page: at load, and after reading to the end. */
export async function weight(url: string): Promise<Findings> {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const paths = publicPages();
  const pages: Awaited<ReturnType<typeof weigh>>[] = [];
  // Bytes are the same whoever reads beside; half a minute for each page in turn would be a quarter of an hour.
  for (let at = 0; at < paths.length; at += readersAtOnce) {
    const some = paths.slice(at, at + readersAtOnce);
    pages.push(...(await Promise.all(some.map((path) => weigh(browser, url, path)))));
    process.stderr.write(".");
  }
  await browser.close();
  const home = pages.filter(({ path }) => path === "/");
  const read = worst(
    home.length ? home : pages,
    ({ readBytes }) => readBytes / 1024,
    ({ path }) => path,
  );
  return {
    table: table(
      ["page", "HTML", "CSS", "fonts", "images", "JS", "at load", "read for 30 s"],
      pages.map(({ row }) => row),
    ),
    targets: [
      {
        what: "reading the home page for 30 seconds, KB",
        wanted: `at most ${homeLimitKb}`,
        measured: `${read.value.toFixed(1)} (${read.where})`,
        met: read.value <= homeLimitKb,
      },
    ],
  };
}

async function weigh(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    // What it fetches for the page is not told to the page's session.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, kindOf(type)));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? "other"] += encodedDataLength;
  });

  await page.goto(url + path, { waitUntil: "load" });
  const atLoad = sum(bytes);
  await page.evaluate(readFor, 30_000);
  await page.waitForLoadState("networkidle");
  const readBytes = sum(bytes);
  const byKind = [bytes.html, bytes.css, bytes.fonts, bytes.images, bytes.js].map(kb);
  const row = [path, ...byKind, kb(atLoad), kb(readBytes)];
  await context.close();
  return { path, readBytes, row };
}

/** Runs in the page: scrolls to its end at a reader's pace, without touching anything. */
async function readFor(ms: number) {
  const started = performance.now();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let share = 0; share < 1; share = (performance.now() - started) / ms) {
    scrollTo({ top: end * share, behavior: "instant" });
    await new Promise((next) => setTimeout(next, 100));
  }
}

function kindOf(type: string): Kind {
  const kinds: Record<string, Kind> = {
    Document: "html",
    Stylesheet: "css",
    Script: "js",
    Font: "fonts",
    Image: "images",
  };
  return kinds[type] ?? "other";
}

function sum(bytes: Record<Kind, number>): number {
  return Object.values(bytes).reduce((total, part) => total + part, 0);
}
