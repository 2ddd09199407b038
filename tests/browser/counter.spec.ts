import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, holdScripts, hydrate, test } from "./visitor";

const lineup = "/products/hardware";
const buyer = {
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House, Kimathi Street, Nairobi",
};

test("a trade, a few steps and one order of several machines, on a phone and at a desk", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lineup);
  await hydrate(page);
  const counter = page.locator("#counter");
  const total = counter.locator(".tape__total dd");
  await expect(total).toHaveText("ksh 125,999.00");

  await counter.getByText("Bar", { exact: true }).click();
  await expect(total).toHaveText("ksh 175,999.00");
  await expect(counter.getByRole("spinbutton", { name: "Barcode Scanner" })).toHaveValue("1");
  await expect(counter.locator("figure:visible")).toHaveCount(4);

  await counter.getByRole("button", { name: "Remove one Receipt Printer" }).click();
  await counter.getByRole("spinbutton", { name: "POS Terminal" }).fill("3");
  await expect(total).toHaveText("ksh 145,999.00");
  await expect(counter.getByRole("status")).toHaveText("Total ksh 145,999.00");
  await expect(counter.locator("figure:visible")).toHaveCount(3);
  await expect(counter.getByRole("radio", { name: "Bar" })).toBeChecked();
  await expect(counter.getByRole("link", { name: "Start again from Bar" })).toBeVisible();
  await expect(page).toHaveURL(
    `${lineup}?trade=bars-wines-spirits&pos-terminal=3&payment-terminal=2&barcode-scanner=1#counter`,
  );

  await counter.getByRole("spinbutton", { name: "POS Terminal" }).fill("1000");
  await expect(counter.getByText("For more than 999 units,")).toBeVisible();
  await expect(counter.getByRole("spinbutton", { name: "POS Terminal" })).toHaveValue("999");
  await counter.getByRole("spinbutton", { name: "POS Terminal" }).fill("3");

  const bar = page.locator(".totalbar");
  const dialog = page.getByRole("dialog", { name: "Your order" });
  await counter.locator(".ctr__desk").scrollIntoViewIfNeeded();
  await expect(bar).toContainText("ksh 145,999.00");
  await bar.getByRole("button", { name: "Order" }).click();
  await expectOffered();
  await page.keyboard.press("Escape");
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(bar).toBeHidden();
  await counter.getByRole("button", { name: "Order" }).click();
  await expectOffered();

  for (const [name, value] of Object.entries(buyer)) await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.getByRole("button", { name: "Place order" }).dblclick();
  const placed = page.getByRole("status").filter({ hasText: "Order placed" });
  await expect(placed).toContainText("Total ksh 145,999.00");

  for (const name of ["POS Terminal", "Payment Terminal", "Barcode Scanner"]) {
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  }
  await expect(page.locator(".slip .tot dd")).toHaveText("ksh 145,999.00");

  async function expectOffered() {
    await expect(dialog).toContainText("3 × POS Terminal");
    await expect(bar).toBeHidden();
    await expectAccessible(page, { of: "dialog[open]" });
  }
});

test("a shared counter opens as it was, on a page that stays accessible and inside the window", async ({
  page,
}) => {
  await page.goto(`${lineup}?trade=rental&pos-terminal=2&receipt-printer=9&x=1#counter`);
  const counter = page.locator("#counter");
  await expect(counter).toBeInViewport();
  await expect(counter.locator(".tape__total dd")).toHaveText("ksh 490,000.00");
  await expect(counter.getByRole("spinbutton", { name: "Receipt Printer" })).toHaveValue("9");
  await hydrate(page);
  await expect(counter.getByRole("spinbutton", { name: "Receipt Printer" })).toHaveValue("9");

  for (const name of ["POS Terminal", "Receipt Printer"]) {
    await counter.getByRole("spinbutton", { name }).fill("0");
  }
  await expect(counter.getByText("No machines chosen yet.")).toBeVisible();
  for (const name of ["Order", "Get this as a quotation (PDF)"]) {
    await expect(counter.getByRole("button", { name })).toBeDisabled();
  }
  await page.reload();
  await expect(counter.getByText("No machines chosen yet.")).toBeVisible();
  await hydrate(page);
  await counter.getByRole("link", { name: "Start again from Rental" }).click();
  await expect(counter.locator(".tape__total dd")).toHaveText("ksh 125,999.00");

  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await widerThanWindow(page)).toBe(false);
  }
  await page.setViewportSize({ width: 360, height: 844 });
  await page.locator("#compare summary").click();
  await expectAccessible(page, { of: "#counter, #compare" });
});

test("what is chosen before the page runs counts once it does", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(lineup, { waitUntil: "domcontentloaded" });
  const counter = page.locator("#counter");
  await counter.getByText("Furniture", { exact: true }).click();
  release();
  await counter.getByRole("button", { name: "Add one Barcode Scanner" }).click();
  await expect(counter.getByRole("spinbutton", { name: "Barcode Scanner" })).toHaveValue("3");
  await expect(counter.locator(".tape__total dd")).toHaveText("ksh 177,997.00");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the counter is a form: a trade, an update, and the order's own page", async ({ page }) => {
    await page.goto(`${lineup}#counter`);
    const counter = page.locator("#counter");
    await counter.getByRole("link", { name: "Furniture" }).click();
    await expect(page).toHaveURL(/\?trade=furniture#counter$/);
    await counter.getByRole("spinbutton", { name: "Receipt Printer" }).fill("0");
    await counter.getByRole("button", { name: "Update the total" }).click();
    await expect(counter.locator(".tape__total dd")).toHaveText("ksh 101,998.00");
    await expect(page).toHaveURL(/#counter$/);

    await counter.getByRole("button", { name: "Order" }).click();
    await expect(page.locator(".lines-sum__short")).toHaveText(
      "1 × POS Terminal, 1 × Payment Terminal, 2 × Barcode Scanner",
    );
    for (const [name, value] of Object.entries(buyer)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("[name=customer_phone]").fill("12");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.locator("[name=customer_name]")).toHaveValue(buyer.customer_name);
    await page.locator("[name=customer_phone]").fill(buyer.customer_phone);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Order placed: VLT-/);
    await expect(page.locator(".slip .tot dd")).toHaveText("ksh 101,998.00");
  });
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.goto(lineup);
  await hydrate(page);
  await page.locator("#counter").getByText("Furniture", { exact: true }).click();
  await expect(page.locator("#counter figure:visible")).toHaveCount(4);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return target?.matches("figure, .tape__line");
      }).length,
  );
  expect(moving).toBe(0);
});

function widerThanWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
