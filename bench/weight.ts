import { type Browser, chromium } from "@playwright/test";
import { browserFlags, executablePath, phone } from "./browser";
import { measuredPages } from "./pages";
import { settings } from "./settings";
import { kb, table } from "./table";
import { atMost, type Findings, tried } from "./target";

/** As the browser calls them. */
const kinds = ["Document", "Stylesheet", "Font", "Image", "Script", "Other"];

/** What a phone transfers for each page: at load, and after reading to the end. */
export async function weight(url: string): Promise<Findings> {
  await using browser = await chromium.launch({ executablePath, args: browserFlags });
  // Bytes are the same whoever reads beside.
  const pages = await Promise.all(
    measuredPages.map(async (path) => ({
      path,
      ...((await tried(`weight of ${path}`, () => weigh(browser, url + path))) ?? unknown),
    })),
  );
  return {
    table: table(
      ["page", ...kinds, "at load", `read for ${settings.readingMs / 1000} s`],
      pages.map(({ path, byKind, atLoad, read }) => [path, ...byKind.map(kb), kb(atLoad), kb(read)]),
    ),
    targets: [
      atMost(
        "reading the home page for 30 seconds, KB",
        110,
        pages
          .filter(({ path }) => path === "/")
          .map(({ path, read }) => ({ where: path, value: read / 1024 })),
      ),
    ],
  };
}

const unknown = { atLoad: Number.NaN, read: Number.NaN, byKind: kinds.map(() => Number.NaN) };

async function weigh(browser: Browser, address: string) {
  // What a service worker fetches for the page is not told to the page's session.
  await using context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = kindOf.get(requestId) ?? "";
    const kind = kinds.includes(known) ? known : "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const sum = () => [...bytes.values()].reduce((total, part) => total + part, 0);

  await page.goto(address, { waitUntil: "load" });
  const atLoad = sum();
  await page.evaluate(readFor, settings.readingMs);
  await page.waitForLoadState("networkidle");
  return { atLoad, read: sum(), byKind: kinds.map((kind) => bytes.get(kind) ?? 0) };
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
