import type { Page } from "@playwright/test";
import { expectAccessible, sizes } from "./accessible";
import { expect, holdScripts, test } from "./visitor";

const tryPage = "/products/veltopos/try";
const overview = "/products/veltopos";

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("a sale", () => {
  test("begins once the till runs, and ends with change", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(overview, { waitUntil: "domcontentloaded" });
    await expect(page.locator(".till-counter")).toHaveAttribute("inert");
    release();
    await page.getByRole("button", { name: /^Maize flour 2 kg/ }).click();
    await page.getByRole("button", { name: /^Milk 500 ml/ }).click();
    await expect(page.getByRole("button", { name: "Add one, Maize flour 2 kg" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Charge ksh 270.00" })).toBeVisible();

    await page.getByRole("button", { name: "Add one, Milk 500 ml" }).click();
    await way(page, "Cash");
    await page.getByLabel("Cash given, ksh").fill("300");
    await page.getByRole("button", { name: /^Charge/ }).click();
    await expect(page.getByRole("alert")).toHaveText("ksh 30.00 short");
    await expect(page.getByLabel("Cash given, ksh")).toBeFocused();
    await page.getByLabel("Cash given, ksh").fill("500");
    await page.getByRole("button", { name: /^Charge/ }).click();
    await expect(page.getByRole("heading", { name: "Change ksh 170.00" })).toBeFocused();
    await expect(said(page)).toHaveText("Paid. Sale 0413, ksh 330.00. Change ksh 170.00");
    await expect(page.getByRole("article", { name: "Receipt for sale 0413, ksh 330.00" })).toBeVisible();
    await page.getByRole("button", { name: "New sale" }).click();
    await expect(page.getByText("No items yet")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Maize flour/ })).toBeFocused();
  });

  test("by M-Pesa waits for the PIN, and a customer who cancels can try again", async ({ page }) => {
    await start(page);
    await add(page, "Rice");
    await page.getByRole("button", { name: /^Charge/ }).click();
    const phone = page.getByRole("dialog", { name: "The customer's phone" });
    await expect(phone.getByRole("button", { name: "Send" })).toBeDisabled();
    await phone.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "Not paid" })).toBeFocused();
    await page.getByRole("button", { name: "Send again" }).click();
    for (const digit of "2468") await phone.getByRole("button", { name: digit, exact: true }).click();
    await phone.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeFocused();
  });

  test("by card is settled to the cent, and what is weighed costs by the gram", async ({ page }) => {
    await start(page);
    await add(page, "Tomatoes");
    await way(page, "Card");
    await page.getByRole("button", { name: "Charge ksh 148.80" }).click();
    await page.getByRole("button", { name: "Tap the card" }).click();
    await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
    await expect(page.getByText("1.240 kg Tomatoes")).toBeVisible();
  });

  test("is held, recalled, discounted and rewarded", async ({ page }) => {
    await start(page);
    for (const name of ["Maize flour", "Maize flour", "Milk", "Milk", "Milk", "Eggs", "Sugar"]) {
      await add(page, name);
    }
    await page.getByRole("button", { name: "Add customer" }).click();
    await page.getByRole("button", { name: /^Wanjiru Kamau/ }).click();
    await page.getByRole("button", { name: "Use 45 points" }).click();
    await expect(page.getByRole("button", { name: "Charge ksh 1,170.00" })).toBeVisible();
    await page.getByRole("button", { name: "Hold", exact: true }).click();
    await expect(page.getByText("No items yet")).toBeVisible();
    await page.getByRole("button", { name: /^Held/ }).click();
    await page.getByRole("button", { name: /^Held A/ }).click();
    await expect(page.getByRole("button", { name: "Charge ksh 1,170.00" })).toBeVisible();
    await page.getByRole("button", { name: "Discount" }).click();
    await page.getByRole("button", { name: /^10%/ }).click();
    await expect(page.getByRole("button", { name: "Discount 10%" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Charge ksh 1,049.00" })).toBeVisible();
  });

  test("is found by name, and scanned by a scanner that types", async ({ page }) => {
    await start(page);
    await page.getByLabel("Search items").fill("tea");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Charge ksh 180.00" })).toBeVisible();
    await page.getByLabel("Search items").fill("2000000000084");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Charge ksh 245.00" })).toBeVisible();
    // Into the page, with the focus on a button that the Enter at the end must not press.
    await page.getByRole("button", { name: "All" }).focus();
    expect(await scan(page, "2000000000084")).toBe("kept from the button");
    await expect(page.getByRole("button", { name: "Charge ksh 310.00" })).toBeVisible();
    await scan(page, "6161100274318");
    await expect(said(page)).toHaveText("No item with code 6 161 100 274 318. Search for it by name.");
  });
});

test("a split must make the total, and a part that is paid stays counted", async ({ page }) => {
  await start(page);
  for (const name of ["Rice", "Bar soap", "Mango juice"]) await add(page, name);
  await way(page, "Split");
  const sheet = page.getByRole("dialog", { name: "Split ksh 1,305.00" });
  await expect(sheet.getByLabel("First amount, ksh")).toHaveValue("653");
  await sheet.getByLabel("First amount, ksh").fill("500");
  await expect(sheet.getByText("ksh 153.00 still to place")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Take the payments" })).toBeDisabled();
  await sheet.getByRole("button", { name: "Put the rest on the last" }).click();
  await expect(sheet.getByLabel("Second amount, ksh")).toHaveValue("805");
  await sheet.getByRole("button", { name: "Take the payments" }).click();
  await page.getByRole("button", { name: "Cancel the request" }).click();
  await expect(page.getByText("ksh 500.00 is already taken and stays counted.")).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await typePin(page);
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "End of day", exact: true }).click();
  const day = page.getByRole("dialog", { name: "End of day" });
  await expect(day.getByRole("row", { name: /0413 .* Cash, M-Pesa .* 1,305\.00/ })).toBeVisible();
  await expect(day).toContainText("Cash in the drawer5,500.00");
});

test("without a network sales are kept, then synced one by one, and the day closes after", async ({
  page,
}) => {
  await start(page);
  await network(page).click();
  await expect(said(page)).toHaveText("Offline. Keep selling.");
  for (const [name, code] of [
    ["Rice", "TKF4R7X2QA"],
    ["Bread", "abc"],
  ] as const) {
    await add(page, name);
    await way(page, "M-Pesa");
    await page.getByLabel("SMS code").fill(code);
    await page.getByRole("button", { name: /^Charge/ }).click();
    if (code === "abc") {
      await expect(page.getByRole("alert")).toHaveText("The code has 10 letters and digits.");
      await page.getByRole("button", { name: "Sample" }).click();
      await page.getByRole("button", { name: /^Charge/ }).click();
    }
    await expect(page.getByText("is saved on this till. It syncs on its own.")).toBeVisible();
  }
  await page.getByRole("button", { name: "Saved on this till (2)" }).click();
  await expect(page.getByRole("button", { name: "Close the day" })).toBeDisabled();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  const heard = await hear(page);
  await network(page).click();
  await expect(said(page)).toHaveText("All sales synced.");
  expect((await heard()).filter((text) => text.includes("synced"))).toEqual([
    "Sale 0413 synced",
    "Sale 0414 synced",
    "All sales synced.",
  ]);
  await page.getByRole("button", { name: "End of day", exact: true }).click();
  await page.getByRole("button", { name: "Close the day" }).click();
  await expect(said(page)).toHaveText("Day closed. The next one opens with the same float.");
  await page.getByRole("button", { name: "End of day", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("No sales yet");
});

test("the receipt is pulled off like paper, and a small pull leaves it hanging", async ({ page }) => {
  await start(page);
  await sellForCash(page, "Bread");
  const receipt = page.getByRole("article", { name: /^Receipt for sale 0413/ });
  await pull(page, 20);
  await expect(receipt).toBeVisible();
  await pull(page, 120);
  await expect(receipt).toBeHidden();
  await expect(page.getByRole("button", { name: /^1 receipt/ })).toBeVisible();
  await page.getByRole("button", { name: "New sale" }).click();
  await sellForCash(page, "Bread");
  // Ready to be pressed: a moment after Charge it is not.
  await page.getByRole("button", { name: "New sale" }).click({ trial: true });
  await page.getByRole("button", { name: "Tear off" }).click();
  await expect(page.getByRole("button", { name: /^2 receipts/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "New sale" })).toBeFocused();
});

test("the receipt is printed alone", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await start(page);
  await sellForCash(page, "Bread");
  await page.getByRole("button", { name: "Print the receipt" }).click();
  await page.emulateMedia({ media: "print" });
  const visible = await page.evaluate(() =>
    [...document.querySelectorAll("h1, .till-printer, .till-receipt, footer p")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.className),
  );
  expect(visible).toEqual([expect.stringContaining("till-receipt")]);
});

test("a reload in this tab finds everything as it was, without a touch", async ({ page, context }) => {
  await start(page);
  await sellForCash(page, "Bread");
  await page.getByRole("button", { name: "New sale" }).click();
  await add(page, "Rice");
  await page.reload();
  await expect(page.getByRole("button", { name: "Charge ksh 890.00" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Sale 0414/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^1 receipt/ })).toBeVisible();
  await page.goto(overview);
  await expect(page.getByRole("button", { name: "Charge ksh 890.00" })).toBeAttached();

  const other = await context.newPage();
  await other.goto(tryPage);
  await expect(other.getByText("No items yet")).toBeVisible();

  // On a page without a till, which would save its own over it.
  await page.goto("/privacy");
  await page.evaluate(() => sessionStorage.setItem("velto:till", '{"version":1,"state":{'));
  await page.goto(tryPage);
  await add(page, "Milk");
  await expect(page.getByRole("button", { name: "Charge ksh 60.00" })).toBeVisible();
});

test("by keyboard alone", async ({ page }) => {
  await start(page);
  await page.getByLabel("Search items").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "All" })).toBeFocused();
  await page.getByRole("button", { name: /^Maize flour/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Tea leaves/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("Tea leaves 250 g added. Total ksh 180.00");

  await page.getByRole("radio", { name: "M-Pesa" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Card" })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Split" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Split ksh 180.00" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: "Split" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "M-Pesa" })).toBeChecked();

  await page.getByRole("button", { name: /^Charge/ }).press("Enter");
  await page.keyboard.type("12");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("345");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeFocused();
});

test("is whole at every width, and Charge is seen with the items on a low window", async ({ page }) => {
  for (const path of [overview, tryPage]) {
    await page.goto(path);
    await add(page, "Cooking oil");
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate((isAlone) => {
        if (isAlone) scrollTo(0, 0);
        else document.querySelector(".till")?.scrollIntoView();
      }, path === tryPage);
      await test.step(`${path} at ${width} × ${height}`, async () => {
        expect(await cutTiles(page)).toEqual([]);
        const last = page.locator(width < 768 ? ".till-mbar" : ".till-go");
        if (height >= 720) await expect(last).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  }
});

const windows = [
  [320, 640],
  [360, 740],
  [390, 844],
  [600, 900],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 720],
  [1200, 720],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Tiles whose price runs out of them, or that lie over the next one. */
function cutTiles(page: Page): Promise<string[]> {
  return page.locator(".till-tile").evaluateAll((tiles) =>
    tiles.flatMap((tile, place) => {
      const { right, left, top } = tile.getBoundingClientRect();
      const row = tile.querySelector(":scope > span:last-of-type");
      const next = tiles[place + 1]?.getBoundingClientRect();
      const isOver = next !== undefined && next.top === top && next.left < right;
      const isCut =
        row !== null && (row.scrollWidth > row.clientWidth || row.getBoundingClientRect().left < left);
      return isOver || isCut ? [tile.textContent] : [];
    }),
  );
}

test.describe("on a phone", () => {
  test("what lies under the receipt tears it off when it is tapped", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
    await add(page, "Bread");
    await page.locator(".till-mbar").click();
    await way(page, "Cash");
    await page.getByRole("button", { name: /^Charge/ }).click();
    await expect(page.getByRole("article", { name: /^Receipt for sale 0413/ })).toBeVisible();
    const button = await page.locator(".till-solid").boundingBox();
    if (!button) throw new Error("Nothing to tap");
    await page.mouse.click(button.x + 8, button.y + button.height / 2);
    await expect(page.getByRole("article", { name: /^Receipt for sale 0413/ })).toBeHidden();
    await expect(page.getByRole("button", { name: "New sale" })).toBeVisible();
  });

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one pane at a time, by touch, with targets of 44 px", async ({ page }) => {
    await start(page);
    await page.getByRole("button", { name: /^Sugar 1 kg/ }).tap();
    await page.getByRole("button", { name: /^Sale 0413, 1 line/ }).tap();
    await expect(page.getByRole("button", { name: /^Sugar 1 kg/ })).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: /^Charge/ }).tap();
    await typePin(page);
    await page.getByRole("button", { name: "Tear off" }).tap();
    await page.getByRole("button", { name: "New sale" }).tap();
    await expect(page.getByRole("button", { name: /^Sugar 1 kg/ })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });

  test("a sheet keeps the focus inside", async ({ page }) => {
    await start(page);
    await page.getByRole("button", { name: "Held" }).tap();
    const sheet = page.getByRole("dialog", { name: "Held sales" });
    await expect(sheet).toBeVisible();
    const reachable = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".till-screen button, .till-screen input")]
        .filter(
          (element) => !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true }),
        )
        .filter((element) => !element.closest("[role=dialog]"))
        .map((element) => element.className),
    );
    expect(reachable).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [overview, tryPage]) {
    test(`the picture stands on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText("The till needs JavaScript to run.")).toBeVisible();
      await expect(page.locator(".till")).toBeHidden();
    });
  }
});

test("nothing leaves the browser, and the demo is asked for with what was tried", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    // A page tells once that it is read, and nothing else.
    if (request.url().endsWith("/visit")) return;
    if (request.method() !== "GET" || /data\?|\?.*(0712|2468)/.test(request.url())) sent.push(request.url());
  });
  await start(page);
  await page.getByRole("button", { name: "Scan an item" }).click();
  await page.getByRole("button", { name: /^Charge/ }).click();
  await typePin(page);
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("link", { name: /^Request a demo with this set/ }).click();
  await expect(page).toHaveURL(/\/request-demo\?edition=retail&about=till&tried=scan\.mpesa$/);
  await expect(page.getByText("the till you tried: scanning, M-Pesa")).toBeVisible();
});

test("no state has an accessibility problem, on a phone or at a desk", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await start(page);
  await check(page, "empty");
  for (const name of ["Tomatoes", "Rice", "Sugar"]) await add(page, name);
  await check(page, "items");
  await page.locator(".till-mbar").click();
  for (const name of ["Cash", "M-Pesa", "Card"]) {
    await way(page, name);
    await check(page, name);
  }
  await page.getByRole("button", { name: "Add customer" }).click();
  await page.getByRole("button", { name: /^Otieno/ }).click();
  await check(page, "customer");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discount" }).click();
  await check(page, "discount");
  await page.keyboard.press("Escape");
  await way(page, "Split");
  await page.getByLabel("First amount, ksh").fill("1");
  await check(page, "split");
  await page.keyboard.press("Escape");
  await way(page, "Card");
  await page.getByRole("button", { name: /^Charge/ }).click();
  await check(page, "card machine");
  await page.keyboard.press("Escape");
  await check(page, "not paid");
  await page.getByRole("button", { name: "Pay another way" }).click();
  await way(page, "M-Pesa");
  await page.getByRole("button", { name: /^Charge/ }).click();
  await check(page, "phone");
  await typePin(page);
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
  await check(page, "paid");
  await page.getByRole("button", { name: "Tear off" }).click();
  await network(page).click();
  await check(page, "offline");
  await page.locator(".till-cb--pile").click();
  await check(page, "day");
});

async function start(page: Page) {
  await page.goto(tryPage);
  await page.getByRole("button", { name: "All" }).click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

function said(page: Page) {
  return page.locator(".till-counter > [role=status]");
}

function network(page: Page) {
  return page.getByRole("switch", { name: "Network" });
}

async function add(page: Page, name: string) {
  await page
    .locator(".till-grid")
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}

async function way(page: Page, name: string) {
  await page.getByRole("radiogroup", { name: "Way to pay" }).getByRole("radio", { name }).click();
}

/** As fast as a scanner types, which the keyboard of a browser under test is not. */
function scan(page: Page, code: string): Promise<string> {
  return page.evaluate((code) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    for (const digit of code) press(digit);
    return press("Enter") ? "pressed the button" : "kept from the button";
  }, code);
}

async function sellForCash(page: Page, name: string) {
  await add(page, name);
  await way(page, "Cash");
  await page.getByRole("button", { name: /^Charge/ }).click();
  await expect(page.getByRole("heading", { name: "Paid", exact: true })).toBeVisible();
}

async function typePin(page: Page) {
  const phone = page.getByRole("dialog", { name: "The customer's phone" });
  for (const digit of "2468") await phone.getByRole("button", { name: digit, exact: true }).click();
  await phone.getByRole("button", { name: "Send" }).click();
}

async function pull(page: Page, down: number) {
  const box = await page.locator(".till-receipt").boundingBox();
  if (!box) throw new Error("no receipt hangs from the printer");
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down, { steps: 6 });
  await page.mouse.up();
}

/** Everything the live region says from now on. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector(".till-counter > [role=status]") as Element;
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as never as { heard: string[] }).heard);
}

function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".till-counter :is(button, input, a)")]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.9;
      })
      .map((element) => `${element.className} ${element.textContent}`),
  );
}

/** The same state at both sizes: what is one pane after the other on a phone stands side by side at a desk. */
async function check(page: Page, state: string) {
  await test.step(state, async () => {
    for (const size of [sizes.desk, sizes.phone]) {
      await page.setViewportSize(size);
      // Another size leaves it half below the site's header.
      await page.locator(".till-counter").evaluate((till) => till.scrollIntoView());
      await expectAccessible(page, { of: ".till-counter" });
    }
  });
}
