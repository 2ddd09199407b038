import { type Browser, chromium } from "@playwright/test";
import { browserFlags, executablePath, phone } from "./browser";
import { settings } from "./settings";
import { median, table } from "./table";
import { atMost, type Findings, tried } from "./target";

/** Time for a visitor to see what there is to press. */
const readingMs = 3_000;

/** The page, what is pressed first on it, and the part whose text has changed once that is done. */
type Scene = [path: string, press: string, changes: string];

const basket = ".till-lines";
const said = ".moment [role=status]";
const editions = "/products/veltopos";
const scenes: Scene[] = [
  ["/", 'button[aria-label="Open menu"]', "dialog[open], :popover-open"],
  [`${editions}/restaurants`, '[role=tab]:text-is("Payments")', "[role=tab][aria-selected=true]"],
  ["/products/hardware/receipt-printers", ':is(a, button):text-is("Purchase Now")', "dialog[open]"],
  [`${editions}/try`, ".till-tile", basket],
  [editions, ".till-tile", basket],
  [`${editions}/restaurants`, '.moment button:has-text("Send to kitchen")', said],
  [`${editions}/retail`, '.moment button:has-text("Scan bread")', said],
  [`${editions}/bars-wines-spirits`, ".bar-drinks button:last-child", said],
  [`${editions}/rental`, '.moment button[aria-label="One day longer"]', said],
  [`${editions}/furniture`, ".moment [role=radio][aria-checked=false]", said],
];

/** The first press on a page that was loaded three seconds ago, on a processor four times slower. */
export async function presses(url: string): Promise<Findings> {
  await using browser = await chromium.launch({ executablePath, args: browserFlags });
  const found: { scene: Scene; ms: number }[] = [];
  for (const scene of scenes) {
    const ms = await tried(`press on ${scene[0]}, ${scene[1]}`, async () => {
      const times: number[] = [];
      while (times.length < settings.presses) times.push(await firstPress(browser, url, scene));
      return median(times);
    });
    found.push({ scene, ms: Math.round(ms ?? Number.NaN) });
  }
  return {
    table: table(
      ["page", "pressed", "done after, ms"],
      found.map(({ scene: [path, press], ms }) => [path, `\`${press}\``, ms]),
    ),
    targets: [
      atMost(
        "a first press three seconds after load is done, ms",
        200,
        found.map(({ scene: [path, press], ms }) => ({ where: `${path}: ${press}`, value: ms })),
      ),
    ],
  };
}

async function firstPress(browser: Browser, url: string, [path, press, changes]: Scene): Promise<number> {
  await using context = await browser.newContext(phone);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  // tsx wraps named functions in a helper of its own, which the page does not have.
  await page.addInitScript("globalThis.__name ??= (named) => named;");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url + path, { waitUntil: "load" });
  const button = page.locator(press).filter({ visible: true }).first();
  // At the window's lower edge the paint lies outside of what a headless window shows.
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(readingMs);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${path} does not show ${press}`);
  await page.evaluate(watchFirstPress, changes);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const done = await page.waitForFunction(() => (window as never as { pressed: Promise<number> }).pressed);
  return done.jsonValue();
}

/** Runs in the page: from the press to the paint in which the part reads differently. */
function watchFirstPress(part: string) {
  const pressed = new Promise((done) => {
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        const before = document.querySelector(part)?.textContent;
        requestAnimationFrame(function look() {
          if (document.querySelector(part)?.textContent === before) requestAnimationFrame(look);
          else setTimeout(() => done(performance.now() - timeStamp));
        });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { pressed });
}
