import type { Page } from "@playwright/test";
import { builtPages } from "./pages";
import { application, expect, holdScripts, hydrate, test } from "./visitor";

const built = builtPages.filter((path) => path !== "/chat-widget" && path !== "/offline");

test.describe("whoever only reads", () => {
  for (const path of ["/", "/company"]) {
    test(`is sent no application on ${path}, with the wheel and the keys`, async ({ page }) => {
      const scripts = requestsFor(page, application);
      await page.goto(path, { waitUntil: "load" });
      await fontsOn(page);
      await page.mouse.wheel(0, 2000);
      await page.keyboard.press("PageDown");
      await page.keyboard.press("ArrowDown");
      await page.waitForFunction(() => scrollY > 0);
      await page.waitForLoadState("networkidle");
      expect(scripts).toEqual([]);
    });
  }

  test("prints the text alone", async ({ page }) => {
    await page.goto("/privacy");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.locator(".chat-btn").first()).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("is sent none either, until a tap", async ({ page }) => {
      const scripts = requestsFor(page, application);
      await page.goto("/company", { waitUntil: "load" });
      await fontsOn(page);
      await swipe(page, { from: 700, to: 100 });
      await page.waitForFunction(() => scrollY > 300);
      expect(scripts).toEqual([]);
      await page.touchscreen.tap(190, 400);
      await hydrated(page);
    });
  });
});

test("where something is filled in, the application is fetched after load and waits", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "load" });
  const links = page.locator("link[rel=modulepreload]");
  await expect.poll(() => links.count()).toBeGreaterThan(5);
  expect(await links.first().evaluate((link: HTMLLinkElement) => link.fetchPriority)).toBe("low");
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return files.filter(({ startTime }) => startTime < (loaded?.loadEventStart ?? 0)).length;
  });
  expect(before).toBe(0);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  const more = requestsFor(page, application);
  await hydrate(page);
  expect(more).toEqual([]);
});

test("a form that was left unfinished on this device is there again without a touch", async ({ page }) => {
  await page.goto("/contact");
  await hydrate(page);
  await page.getByLabel("Name").fill("Wanjiku");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("velto:draft:");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Name")).toHaveValue("Wanjiku");
});

test.describe("fonts", () => {
  test("come after the page was painted, and both at once", async ({ page }) => {
    const fonts = requestsFor(page, /\.woff2$/);
    await page.goto("/company", { waitUntil: "load" });
    await fontsOn(page);
    expect(fonts).toHaveLength(2);
    const { painted, asked } = await paintAndFonts(page);
    expect(asked).toBeGreaterThan(painted);
    expect(await ownFonts(page)).toEqual(["Familjen Grotesk Variable", "Figtree Variable"]);
  });

  test("wait for text, not for a background", async ({ page }) => {
    await page.addInitScript(holdTextAfterFirstPaint);
    await page.goto("/company", { waitUntil: "load" });
    await fontsOn(page);
    const { background, painted, asked } = await paintAndFonts(page);
    expect(painted).toBeGreaterThan(background);
    expect(asked).toBeGreaterThan(painted);
  });

  test("a letter that English does without has a file of its own", async ({ page }) => {
    await page.goto("/contact");
    await hydrate(page);
    await fontsOn(page);
    const more = requestsFor(page, /-latin.*\.woff2$/);
    await page.getByLabel("Name").fill("Wanjikũ’s café, ½ × 2 – “so”…");
    await expect.poll(() => more.length).toBeGreaterThan(0);
    expect(more.filter((url) => !/figtree-latin-ext/.test(url))).toEqual([]);
  });

  test("that one of them is missing leaves the fallbacks", async ({ page }) => {
    await page.route(/figtree.*\.woff2$/, (route) => route.abort());
    await page.goto("/company");
    await hydrate(page);
    expect(await ownFonts(page)).toEqual([]);
  });

  test("that do not answer do not hold up what comes after them", async ({ page }) => {
    await page.route(/\.woff2$/, () => {});
    const sheet = page.waitForRequest(/\/assets\/app-.*\.css$/);
    await page.goto("/contact");
    await sheet;
  });

  test("are on at once where the service worker has them", async ({ page }) => {
    await page.goto("/company");
    await fontsOn(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto("/company", { waitUntil: "commit" });
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        Object.assign(window, { early: [...document.fonts].some(({ family }) => /Figtree/.test(family)) });
      });
    });
    await page.goto("/company");
    expect(await page.evaluate(() => (window as never as { early: boolean }).early)).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("fonts and the whole stylesheet come with the page", async ({ page }) => {
    const fonts = requestsFor(page, /\.woff2$/);
    const sheets = requestsFor(page, /\.css$/);
    await page.goto("/company", { waitUntil: "networkidle" });
    // The chat's frame asks for the same files.
    expect(new Set(fonts).size).toBe(2);
    expect(new Set(sheets).size).toBe(1);
  });
});

test.describe("styles", () => {
  // Its requests would pass by the route.
  test.use({ serviceWorkers: "block" });

  test("a page painted from its own looks as with the whole sheet", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of built) {
      const sheet = Promise.withResolvers<void>();
      await page.route(/\.css$/, async (route) => {
        await sheet.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "load" });
      await fontsOn(page);
      // A script marks the part that is read.
      await page.waitForFunction(() => document.querySelector(".subnav:not(:has([aria-current]))") === null);
      await page.addStyleTag({
        content: `main > section { content-visibility: visible !important }
          [data-styled-later] { display: none !important }`,
      });
      const own = await looks(page);
      sheet.resolve();
      await wholeSheet(page);
      expect(await looks(page), path).toEqual(own);
      await page.unroute(/\.css$/);
    }
  });

  test("that do not come hold up none of the application's files", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    const file = page.waitForRequest(application);
    await page.goto("/products/hardware/receipt-printers");
    await file;
  });

  test("of its states come with a page that waits for no sheet", async ({ page }) => {
    const readers: string[] = [];
    for (const path of builtPages) {
      const html = await (await page.request.get(path)).text();
      if (!html.includes(" data-application") || / data-soon|rel="late-modulepreload"/.test(html)) continue;
      readers.push(path);
      await page.goto(path, { waitUntil: "load" });
      await fontsOn(page);
      await expect(page.locator("link[rel=stylesheet][disabled]")).toHaveCount(1);
      await wholeSheet(page);
      expect.soft(await page.evaluate(stylesOnlyInSheet), path).toEqual([]);
    }
    expect(readers).toContain("/");
    expect(readers).not.toContain("/contact");
  });
});

async function wholeSheet(page: Page) {
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll("link")) sheet.disabled = false;
  });
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
}

test("text typed before the application starts is still there after", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Wanjiku");
  await page.getByLabel("Message").fill("Do you deliver to Nakuru?");
  release();
  await hydrate(page);
  await expect(page.getByLabel("Name")).toHaveValue("Wanjiku");
  await expect(page.getByLabel("Message")).toHaveValue("Do you deliver to Nakuru?");
});

test("a press that is no click starts the application, too", async ({ page }) => {
  await page.goto("/company");
  await page.evaluate(() => {
    for (const type of ["pointerdown", "pointerup"])
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
});

test("menus, tabs and links work while no script has arrived", async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/products/veltopos/retail");
  await page.getByRole("button", { name: "VeltoPOS" }).click();
  await expect(page.getByRole("link", { name: /Restaurants/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  // What is further down is laid out when it comes near.
  await page.locator(".tabset").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Payments" }).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole("link", { name: "Company" }).first().click();
  await expect(page).toHaveURL(/\/company$/);
});

test("taps on a button that needs the application are kept, and acted on one after the other", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/products/hardware/order?pos-terminal=1", { waitUntil: "domcontentloaded" });
  const more = page.getByRole("button", { name: "One more" });
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(page.getByLabel("Quantity")).toHaveValue("1");
  release();
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("an application that does not come leaves no button busy", async ({ page }) => {
  await page.route(application, (route) => route.abort());
  await page.goto("/company");
  await addToPage(page, '<button type="button" id="probe">Press</button>');
  await page.locator("#probe").click();
  await expect(page.locator("#probe")).not.toHaveAttribute("aria-busy");
});

test.describe("a dialog opens before the application runs", () => {
  test("by a link that otherwise leads to a page", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/company");
    await addToPage(
      page,
      '<a data-opens="order" href="/contact">Purchase</a><dialog id="order">Order</dialog>',
    );
    await page.getByRole("link", { name: "Purchase" }).click();
    await expect(page.locator("#order:modal")).toBeVisible();
    await expect(page).toHaveURL(/\/company$/);
  });

  test("by a command that the engine does not know", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      // The engine's own behaviour is off without its attribute.
      document.addEventListener("click", ({ target }) => {
        const button = (target as Element).closest("[commandfor]");
        button?.setAttribute("command", button.getAttribute("command") ?? "");
      });
    });
    await holdScripts(page);
    await page.goto("/company");
    await addToPage(
      page,
      '<button type="button" commandfor="order" command="show-modal">Purchase</button><dialog id="order">Order</dialog>',
    );
    await page.getByRole("button", { name: "Purchase" }).click();
    await expect(page.locator("#order:modal")).toBeVisible();
    await expect(page.getByRole("button", { name: "Purchase" })).not.toHaveAttribute("aria-busy");
  });
});

for (const [kind, path] of [
  ["built", "/contact"],
  ["rendered on request", "/orders/find"],
] as const) {
  test(`a script in the content of a page ${kind} is refused, and the application runs`, async ({ page }) => {
    const attack = '<script>window.attacked = "inline"</script><img src="x" onerror="window.attacked = 1">';
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</h1>", `</h1>${attack}`);
      await route.fulfill({ response: answer, body });
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
    });
    await page.goto(path);
    await page.waitForFunction(() => (window as never as { refused: string[] }).refused.length >= 2);
    expect(await page.evaluate(() => (window as never as { refused: string[] }).refused.sort())).toEqual([
      "script-src-attr",
      "script-src-elem",
    ]);
    await hydrate(page);
    expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  });
}

test("an unknown address is a page of the application", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/no/such-page?x=1#here");
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel("Search Velto").fill("printer");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=printer$/);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  expect(errors).toEqual([]);
});

test.describe("with Save-Data", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
    }),
  );

  test("no script, no font and no film, not even after a touch", async ({ page }) => {
    const heavy = requestsFor(page, /\.(js|woff2|mp4|webm)$/);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.click(5, 400);
    await page.keyboard.press("Tab");
    await page.goto("/services", { waitUntil: "networkidle" });
    expect(heavy).toEqual([]);
  });

  test("unless the visitor asks", async ({ page }) => {
    await page.goto("/services", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /Turn on/ }).click();
    await hydrated(page);
    await fontsOn(page);
  });
});

test("hardly anything moves while pages load, start and show their fonts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const node = entry.sources?.[0]?.node as Element | undefined;
        moved.push({ value: entry.value, what: `${node?.nodeName}.${node?.className}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of built) {
    await page.goto(path, { waitUntil: "load" });
    await fontsOn(page);
    await hydrate(page);
    const moved = await page.evaluate(() => (window as never as { moved: { value: number }[] }).moved);
    const total = moved.reduce((sum, { value }) => sum + value, 0);
    expect(total, `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(0.005);
  }
});

async function fontsOn(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === "loaded"),
  );
}

/** When the background was painted, when the first text was, and when the first font was asked for. */
function paintAndFonts(page: Page) {
  return page.evaluate(() => {
    const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return {
      background: startOf("first-paint"),
      painted: startOf("first-contentful-paint"),
      asked: Math.min(...fonts.map(({ startTime }) => startTime)),
    };
  });
}

/** Shows the page's text some frames after it has loaded and its background was painted, and slows timers meanwhile. */
function holdTextAfterFirstPaint() {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("body > * { visibility: hidden !important }");
  document.adoptedStyleSheets = [hidden];
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (callback: () => void, wait = 0) => setTimeout(callback, wait * 20),
  });
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const loaded = new Promise((done) => addEventListener("load", done));
  const painted = new Promise((done) =>
    new PerformanceObserver(done).observe({ type: "paint", buffered: true }),
  );
  Promise.all([loaded, painted]).then(async () => {
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    document.adoptedStyleSheets = [];
  });
}

/** Of the fonts that the page draws with, those that are no fallbacks. */
function ownFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""))
      .filter((family) => family.includes("Variable")),
  );
}

async function hydrated(page: Page) {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

async function swipe(page: Page, { from, to }: { from: number; to: number }) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] });
  await touch("touchStart", from);
  for (let y = from; y >= to; y -= 20) await touch("touchMove", y);
  await touch("touchEnd");
}

/** Position and computed style of each visible element, once transitions have ended. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    // Without the chat's launcher, which steps aside when it has looked for buttons under it.
    return [...document.body.querySelectorAll(":not(.chat, .chat *)")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute("class")}`;
        const place = [x, y, width, height].map(Math.round);
        return [name, ...place, color, backgroundColor, fontSize, fontWeight, opacity].join(" ");
      });
  });
}

/** Outside of React's tree, and in view. */
async function addToPage(page: Page, html: string) {
  await page.evaluate((html) => {
    const host = document.createElement("div");
    host.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 999";
    host.innerHTML = html;
    document.body.append(host);
  }, html);
}

function requestsFor(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname) && pathname !== "/sw.js") urls.push(pathname);
  });
  return urls;
}

/** Runs in the page: selectors of the whole sheet that would match here in some state, and are not in its own styles. */
function stylesOnlyInSheet(): string[] {
  const own = new Set<string>();
  const only = new Set<string>();
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) if (!sheet.href) walk(sheet.cssRules, (selector) => own.add(selector));
  for (const sheet of sheets) if (sheet.href) walk(sheet.cssRules, check);
  return [...only];

  function check(selector: string) {
    const anywhere = withoutStates(selector);
    if (own.has(selector) || /^[>+~&]|(^|[>+~\s])$/.test(anywhere)) return;
    if (document.querySelector(anywhere)) only.add(selector);
  }

  function withoutStates(selector: string) {
    let plain = selector.replaceAll(/\[(open|disabled|aria-|data-)[^\]]*\]/g, "");
    while (plain.includes("(")) plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, "");
    return plain.replaceAll(/::?[\w-]+/g, "");
  }

  function walk(rules: CSSRuleList, visit: (selector: string) => void) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const one of parts(rule.selectorText)) visit(one);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) walk(rule.cssRules, visit);
    }
  }

  /** The selectors of a list; commas within brackets belong to one. */
  function parts(list: string): string[] {
    const found = [""];
    let depth = 0;
    for (const char of list) {
      if (char === "(") depth += 1;
      if (char === ")") depth -= 1;
      if (char === "," && depth === 0) found.push("");
      else found[found.length - 1] += char;
    }
    return found.map((one) => one.trim());
  }
}
