import { type Browser, chromium } from "@playwright/test";
import { browserFlags, executablePath, painting } from "./browser";
import { median, table } from "./table";
import { type Findings, worst } from "./target";

const limitMs = 200;
const runs = 5;

type Scene = { name: string; path: string; section?: string; tap: string; shown: string };

/** What is tapped first, and what is there when the tap was acted on. */
const scenes: Scene[] = [
  { name: "menu", path: "/", tap: 'button[aria-label="Open menu"]', shown: "dialog[open], :popover-open" },
  {
    name: "tab",
    path: "/products/veltopos/restaurants",
    section: ".tabset",
    tap: '[role=tab]:text-is("Payments"), a:text-is("Payments")',
    shown: '#payments, [role=tab][aria-selected=true]:text-is("Payments")',
  },
  {
    name: "dialog",
    path: "/products/hardware/receipt-printers",
    tap: ':is(a, button):text-is("Purchase Now")',
    shown: "dialog[open]",
  },
];

/** From the first tap on a loaded page to the paint that shows it, on a processor four times slower. */
export async function firstTap(url: string): Promise<Findings> {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const found = [];
  for (const scene of scenes) {
    const all: number[][] = [];
    for (let run = 0; run < runs; run++) {
      all.push(await painting(() => tap(browser, url, scene)));
    }
    const [first = Number.NaN, next = Number.NaN] = [0, 1].map((turn) =>
      median(all.map((times) => times[turn] ?? Number.NaN)),
    );
    found.push({ ...scene, first, next });
    process.stderr.write(".");
  }
  await browser.close();
  const slowest = worst(
    found,
    ({ first, next }) => Math.max(first, next),
    ({ name }) => name,
  );
  return {
    table: table(
      ["what", "page", "first tap, ms", "with the application running, ms"],
      found.map(({ name, path, first, next }) => [name, path, Math.round(first), Math.round(next)]),
    ),
    targets: [
      {
        what: "a tap on menu, tab or dialog is shown, ms",
        wanted: `at most ${limitMs}`,
        measured: `${Math.round(slowest.value)} (${slowest.where})`,
        met: slowest.value <= limitMs,
      },
    ],
  };
}

/** On a page as it was loaded, then on one where the application runs already. */
async function tap(browser: Browser, url: string, { path, section, tap, shown }: Scene) {
  const times: number[] = [];
  for (const isRunning of [false, true]) {
    await using context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "load" });
    if (isRunning) await page.locator("h1").first().tap();
    await page.waitForLoadState("networkidle");
    // What is further down is laid out when it comes near.
    if (section) await page.locator(section).scrollIntoViewIfNeeded();
    const button = page.locator(tap).filter({ visible: true }).first();
    await button.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(watchTap);
    await button.tap();
    await page.locator(shown).filter({ visible: true }).first().waitFor();
    const painted = await page.waitForFunction(() => (window as never as { tapped: Promise<number> }).tapped);
    times.push(await painted.jsonValue());
  }
  return times;
}

/** Runs in the page: from the finger's touch to the first paint after something was opened or chosen. */
function watchTap() {
  let touched = 0;
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      touched = timeStamp;
    },
    { capture: true, once: true },
  );
  const opened = new Promise<void>((resolve) => {
    new MutationObserver(() => touched && resolve()).observe(document, {
      attributeFilter: ["open", "aria-selected", "aria-expanded"],
      subtree: true,
    });
    for (const event of ["toggle", "hashchange"]) addEventListener(event, () => touched && resolve(), true);
  });
  const tapped = opened
    .then(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    .then(() => performance.now() - touched);
  Object.assign(window, { tapped });
}
