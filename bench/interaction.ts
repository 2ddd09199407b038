import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserFlags, executablePath, painting } from "./browser";
import { median, table } from "./table";
import { type Findings, worst } from "./target";

const limitMs = 100;
const runs = 3;
const tile = ".till-tile";

/** What a visitor presses first on each page with something to use. */
const scenes: Record<string, string> = {
  "/products/veltopos/try": tile,
  "/products/veltopos": tile,
  "/products/veltopos/restaurants": '.moment button:has-text("Send to kitchen")',
  "/products/veltopos/retail":
    '.moment button:has-text("Scan bread"), .moment button[aria-label^="Scan bread"]',
  "/products/veltopos/bars-wines-spirits":
    '.moment button:has-text("Add Lager"), .moment button[aria-label^="Add Lager"]',
  "/products/veltopos/rental":
    '.moment button:has-text("One day longer"), .moment button[aria-label^="One day longer"]',
  "/products/veltopos/furniture": ".moment [role=radio]",
};

/** The first press on the till and on each edition's moment, on a processor four times slower. */
export async function interaction(url: string): Promise<Findings> {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const pages = [];
  for (const [path, part] of Object.entries(scenes)) {
    const all: Press[][] = [];
    for (let run = 0; run < runs; run++) {
      all.push(await painting(() => press(browser, url + path, part)));
    }
    const [first, next] = [0, 1].map((turn) => ({
      answered: median(all.flatMap((presses) => presses[turn]?.answered ?? [])),
      done: median(all.flatMap((presses) => presses[turn]?.done ?? [])),
    })) as [Press, Press];
    pages.push({ path, first, next: part === tile ? next : undefined });
    process.stderr.write(".");
  }
  await browser.close();
  const slowest = worst(
    pages,
    ({ first, next }) => Math.max(first.answered, next?.answered ?? 0),
    ({ path }) => path,
  );
  return {
    table: table(
      ["page", "first press: answered, ms", "done, ms", "next press: answered, ms", "done, ms"],
      pages.map(({ path, first, next }) => [
        path,
        ...[first.answered, first.done].map(Math.round),
        ...(next ? [next.answered, next.done].map(Math.round) : ["", ""]),
      ]),
    ),
    targets: [
      {
        what: "a press on the till or a moment is answered, ms",
        wanted: `at most ${limitMs}`,
        measured: `${Math.round(slowest.value)} (${slowest.where})`,
        met: slowest.value <= limitMs,
      },
    ],
  };
}

/** Until the next paint after the press, and until what was pressed has changed the page. */
type Press = { answered: number; done: number };

async function press(browser: Browser, address: string, part: string): Promise<Press[]> {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  // tsx wraps named functions in a helper of its own, which the page does not have.
  await page.addInitScript("globalThis.__name ??= (named) => named;");
  await page.addInitScript(watchPresses);
  await page.goto(address, { waitUntil: "load" });
  await page.locator(".moment, .till-counter").first().scrollIntoViewIfNeeded();
  // At the window's lower edge the paint lies outside of what a headless window shows, and is never reported.
  const button = page.locator(part).first();
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const presses = [await pressOnce(page, session, part)];
  // A moment's first button is done with its one press.
  if (part === tile) presses.push(await pressOnce(page, session, part));
  return presses;
}

async function pressOnce(page: Page, session: CDPSession, part: string): Promise<Press> {
  const box = await page.locator(part).first().boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  const point = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    button: "left",
    clickCount: 1,
  } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...point });
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...point });
  const handle = await page.waitForFunction(() => (window as never as Watched).pressed());
  const result = await handle.jsonValue();
  if (!result) throw new Error("The press was not measured");
  return result;
}

type Watched = { pressed: () => Press | undefined };

/** Runs in the page: the duration of the click up to the next paint, and the first change of what is announced. */
function watchPresses() {
  let clicked: PerformanceEntry | undefined;
  let done: number | undefined;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) if (entry.name === "click") clicked ??= entry;
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new MutationObserver((changes) => {
    const isSaid = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(".till-counter, .moment [data-chunk]") && !element.hasAttribute("aria-busy");
    });
    if (isSaid && pressedAt) done ??= performance.now();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  let pressedAt = 0;
  addEventListener(
    "pointerdown",
    () => {
      pressedAt = performance.now();
      clicked = undefined;
      done = undefined;
    },
    true,
  );
  Object.assign(window, {
    pressed: () => (clicked && done ? { answered: clicked.duration, done: done - pressedAt } : undefined),
  });
}
