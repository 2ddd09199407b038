import type { Locator, Page } from "@playwright/test";
import { expectAccessible, sizes } from "./accessible";
import { expect, test } from "./visitor";

const pages = {
  restaurants: "/products/veltopos/restaurants",
  shops: "/products/veltopos/retail",
  bars: "/products/veltopos/bars-wines-spirits",
  rental: "/products/veltopos/rental",
  furniture: "/products/veltopos/furniture",
};
type Name = keyof typeof pages;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("restaurants", () => {
  test("an order goes to the rail, ages, is billed and split", async ({ page }) => {
    const moment = await open(page, "restaurants");
    await moment.getByRole("button", { name: "Send to kitchen, 8 items" }).click();
    await expect(said(moment)).toHaveText("Order for Table 7 is on the rail");
    const tickets = moment.getByRole("list", { name: "Kitchen tickets" });
    await expect(tickets.getByText("Table 7")).toBeVisible();
    for (let two = 0; two < 4; two++) await moment.getByRole("button", { name: "Skip two minutes" }).click();
    await expect(tickets.getByRole("listitem").filter({ hasText: "Table 7" }).first()).toContainText("Soon");

    await moment.getByRole("button", { name: "Bill", exact: true }).click();
    await expect(moment.getByText("1,400.00", { exact: true })).toBeVisible();
    await moment.getByRole("radio", { name: "By item" }).click();
    await moment.getByRole("button", { name: "Whole tilapia, paid by the first person" }).click();
    await expect(moment.getByText("2,300.00", { exact: true })).toBeVisible();
    await moment.getByRole("radio", { name: "By percent" }).click();
    await moment.getByRole("slider", { name: "First person pays, percent" }).fill("30");
    await expect(moment.getByText("2,205.00", { exact: true })).toBeVisible();
    await moment.getByRole("button", { name: "Charge ksh 3,150.00" }).click();
    await expect(said(moment)).toHaveText("Table 7 paid, ksh 3,150.00");
    await expect(tickets.getByText("Table 7")).toHaveCount(0);
  });

  test("a table is dragged onto another, and let go elsewhere it goes home", async ({ page }) => {
    const moment = await open(page, "restaurants");
    const [four, five] = [table(moment, 4), table(moment, 5)];
    await drag(page, five, { x: 60, y: 60 });
    await expect(moment.getByRole("heading", { name: /^Table 7/ })).toBeVisible();
    await dragOnto(page, five, four);
    await expect(said(moment)).toHaveText("Table 4 and 5 joined, seats 8");
    await moment.getByRole("button", { name: "Separate tables 4 and 5" }).click();
    await expect(said(moment)).toHaveText("Tables 4 and 5 separated");
  });

  test("is accessible on a phone and at a desk; everything is done by the keyboard", async ({ page }) => {
    const moment = await open(page, "restaurants");
    await expectAccessibleAtEachSize(page, moment);
    await table(moment, 8).focus();
    await page.keyboard.press("Enter");
    await moment.getByRole("button", { name: "Join with table 4" }).focus();
    await page.keyboard.press("Enter");
    await expect(said(moment)).toHaveText("Table 8 and 4 joined, seats 8");
    await moment.getByRole("button", { name: "Seat 6 guests" }).focus();
    await page.keyboard.press("Enter");
    await moment.getByRole("radio", { name: "Seat 1" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(moment.getByRole("radio", { name: "Seat 2" })).toBeFocused();
    await moment.getByRole("button", { name: "Add Pilau, beef for seat 2" }).focus();
    await page.keyboard.press("Space");
    await expect(said(moment)).toHaveText("Pilau, beef for seat 2. ksh 450.00");
  });
});

test.describe("shops", () => {
  test("scale and scanner write the slip, and points come off", async ({ page }) => {
    const moment = await open(page, "shops");
    for (let six = 0; six < 6; six++) await moment.getByRole("button", { name: "One more" }).click();
    await expect(moment.getByText("0.828", { exact: true })).toBeVisible();
    await moment.getByRole("button", { name: "Add to the sale" }).click();
    await expect(moment.getByRole("button", { name: "One more" })).toBeFocused();
    for (const pack of ["bread 400 g", "tea leaves 250 g", "rice 5 kg"])
      await moment.getByRole("button", { name: `Scan ${pack}` }).click();
    await expect(moment.getByText("1,234.36", { exact: true })).toBeVisible();
    await expect(moment.getByText("12 more after this sale.")).toBeVisible();
    await moment.getByRole("button", { name: "Use 50 points" }).press("Enter");
    await expect(said(moment)).toHaveText("Reward used. Total ksh 1,184.36");
  });

  test("is accessible on a phone and at a desk; a pack is pulled into the beam", async ({ page }) => {
    const moment = await open(page, "shops");
    await expectAccessibleAtEachSize(page, moment);
    await drag(page, moment.locator(".shop-pack__pulled"), { x: 120, y: 0 });
    await expect(said(moment)).toHaveText("Bread 400 g, ksh 65.00. Total ksh 65.00");
  });
});

test.describe("bars", () => {
  test("a round keeps the price of its time, and shares make the tab", async ({ page }) => {
    const moment = await open(page, "bars");
    const clock = moment.getByRole("slider", { name: "Time of day" });
    await clock.fill("1150");
    await moment.getByRole("button", { name: "Add Gin and tonic ksh 500.00" }).click();
    await moment.getByRole("button", { name: "Add Gin and tonic ksh 500.00" }).click();
    await clock.fill("1130");
    await moment.getByRole("button", { name: "Add Dawa cocktail ksh 350.00" }).click();
    await expect(said(moment)).toHaveText("Dawa cocktail at ksh 350.00. Tab ksh 5,450.00");
    await moment.getByRole("slider", { name: "Otieno pays" }).fill("40");
    await expect(moment.getByText("1,962.00", { exact: true })).toBeVisible();
    await moment.getByRole("button", { name: "Take Otieno’s part" }).click();
    await expect(moment.getByText("ksh 3,270.00 to settle")).toBeVisible();
    await moment.getByRole("button", { name: /^Add Lager/ }).click();
    await expect(said(moment)).toHaveText("Part of this tab is paid. Start a new one.");
    await moment.getByRole("button", { name: "Take Wanjiru’s part" }).click();
    await moment.getByRole("button", { name: "Take Kiprop’s part" }).click();
    await expect(said(moment)).toHaveText("Tab 14 is settled");
  });

  test("is accessible on a phone and at a desk; by the keyboard the clock passes 19:00 and prices follow", async ({
    page,
  }) => {
    const moment = await open(page, "bars");
    await expectAccessibleAtEachSize(page, moment);
    await moment.getByRole("slider", { name: "Time of day" }).focus();
    for (let five = 0; five < 10; five++) await page.keyboard.press("ArrowRight");
    await expect(said(moment)).toHaveText("Full prices");
    await moment.getByRole("button", { name: "Add Dawa cocktail ksh 450.00" }).press("Enter");
    await expect(said(moment)).toHaveText("Dawa cocktail at ksh 450.00. Tab ksh 4,550.00");
  });
});

test.describe("rental", () => {
  test("a booking is dragged, stretched and stopped by the next one", async ({ page }) => {
    const moment = await open(page, "rental");
    const office = moment.getByRole("button", { name: /^Site office, Ruaka/ });
    const day = await dayWidth(moment);
    await drag(page, office, { x: day, y: 0 });
    await expect(said(moment)).toHaveText(/^Site office, Ruaka: Wed 5 March, 4 days/);
    await drag(page, office.locator("[data-end]"), { x: 2 * day, y: 0 });
    const sum = moment.getByRole("region", { name: "What it costs" });
    await expect(sum.getByText("68,000.00", { exact: true })).toBeVisible();
    await drag(page, office, { x: 4 * day, y: 0 });
    await expect(said(moment)).toHaveText(/^Generator 20 kVA is out with Film crew from Wed 12 March/);
    await expect(office).toHaveAccessibleName(/Wed 5 March, 6 days/);
  });

  test("is accessible on a phone and at a desk; by the keyboard it moves, stretches and comes back late", async ({
    page,
  }) => {
    const moment = await open(page, "rental");
    await expectAccessibleAtEachSize(page, moment);
    const office = moment.getByRole("button", { name: /^Site office, Ruaka/ });
    await office.focus();
    await page.keyboard.press("ArrowRight");
    await expect(office).toHaveAccessibleName(/Wed 5 March, 4 days/);
    await page.keyboard.press("Shift+ArrowRight");
    await expect(office).toHaveAccessibleName(/Wed 5 March, 5 days/);
    await expect(office).toBeFocused();
    await moment.getByRole("button", { name: "Back one day later" }).press("Enter");
    await expect(moment.getByText("8,750.00", { exact: true })).toBeVisible();
  });

  test("a day is hired by the hour", async ({ page }) => {
    const moment = await open(page, "rental");
    await moment.getByRole("button", { name: /^Expo/ }).click();
    await moment.getByRole("slider", { name: /^Hours/ }).fill("4");
    await expect(moment.getByText("4 hours at 1,200.00")).toBeVisible();
    await moment.getByRole("slider", { name: /^Hours/ }).fill("7");
    await expect(moment.getByText("1 day, cheaper than 7 hours")).toBeVisible();
  });
});

test.describe("furniture", () => {
  test("cloth, size and plan answer at once, and the deposit sets the sofa aside", async ({ page }) => {
    const moment = await open(page, "furniture");
    await moment.getByRole("button", { name: "Take the deposit, ksh 25,350.00" }).click();
    await expect(said(moment)).toHaveText("Deposit taken, sofa set aside");
    await moment.getByRole("radio", { name: "Corner" }).click();
    await expect(moment.getByRole("button", { name: "Take the deposit, ksh 38,400.00" })).toBeVisible();
    await moment.getByRole("radio", { name: "Sand linen" }).click();
    await expect(moment.getByText("In 3 days", { exact: true })).toBeVisible();
    await moment.getByRole("slider", { name: "Deposit, percent" }).fill("50");
    await expect(moment.getByRole("button", { name: "Take the deposit, ksh 64,000.00" })).toBeVisible();
  });

  test("is accessible on a phone and at a desk; by the keyboard the cloth is chosen with the arrow keys", async ({
    page,
  }) => {
    const moment = await open(page, "furniture");
    await expectAccessibleAtEachSize(page, moment);
    await moment.getByRole("radio", { name: "Terracotta" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(moment.getByRole("radio", { name: /^Lake velvet/ })).toBeFocused();
    await expect(said(moment)).toHaveText(/ksh 91,000\.00\. Can be delivered: In 3 days$/);
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const taps: Record<Name, [button: RegExp, says: RegExp]> = {
    restaurants: [/^Send to kitchen/, /on the rail$/],
    shops: [/^Scan bread/, /^Bread 400 g/],
    bars: [/^Add Lager/, /^Lager 500 ml at/],
    rental: [/^One day longer/, /5 days\. Rate and deposit updated\.$/],
    furniture: [/^Take the deposit/, /^Deposit taken/],
  };

  test("each answers a tap, and nothing is wider than the window", async ({ page }) => {
    const moment = page.locator(".moment");
    for (const name of Object.keys(pages) as Name[]) {
      await page.goto(pages[name]);
      await moment.getByRole("button", { name: taps[name][0] }).first().tap();
      await expect(said(moment)).toHaveText(taps[name][1]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each is a picture", async ({ page }) => {
    for (const path of Object.values(pages)) {
      await page.goto(path);
      const moment = page.locator(".moment");
      await expect(moment.getByRole("img").first(), path).toBeVisible();
      await expect(moment.getByRole("button").first(), path).toBeHidden();
    }
  });
});

/** Goes to the moment and waits until its code runs. */
async function open(page: Page, name: Name): Promise<Locator> {
  await page.goto(pages[name]);
  const moment = page.locator(".moment");
  await moment.scrollIntoViewIfNeeded();
  await expect(moment.locator('.used-part > [aria-busy="false"]')).toBeAttached();
  return moment;
}

function said(moment: Locator): Locator {
  return moment.getByRole("status");
}

function table(moment: Locator, no: number): Locator {
  return moment.getByRole("button", { name: new RegExp(`^Table ${no}\\b`) });
}

async function dayWidth(moment: Locator): Promise<number> {
  const booking = await moment.getByRole("button", { name: /^Site office/ }).boundingBox();
  return ((booking?.width ?? 0) + 6) / 4;
}

async function dragOnto(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middle(from), await middle(to)];
  await drag(page, from, { x: end.x - start.x, y: end.y - start.y });
}

async function drag(page: Page, what: Locator, by: { x: number; y: number }) {
  await what.scrollIntoViewIfNeeded();
  const { x, y } = await middle(what);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

async function middle(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectAccessibleAtEachSize(page: Page, moment: Locator) {
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    // Sizes are measured below: this rule also counts what the bar at the top happens to cover.
    await expectAccessible(page, { of: ".moment", without: ["target-size"] });
    expect(await smallTargets(moment), `at ${size.width}`).toEqual([]);
  }
}

/** Buttons and sliders that are smaller than a fingertip. */
async function smallTargets(moment: Locator): Promise<string[]> {
  return moment.locator("button, input").evaluateAll((targets) =>
    targets
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );
}
