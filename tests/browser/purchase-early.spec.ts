import { expect, holdScripts, hydrate, test } from "./visitor";

const category = "/products/hardware/receipt-printers";
const input = {
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House, Kimathi Street, Nairobi",
};

test.describe("before the application has started", () => {
  // What a service worker fetches can't be held back from here.
  test.use({ serviceWorkers: "block" });

  test("'Purchase Now' opens the dialog over the page, and it closes again", async ({ page }) => {
    await holdScripts(page);
    await page.goto(category);
    const link = page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first();
    const dialog = page.getByRole("dialog", { name: "Your order" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Close" }).click(),
    ]) {
      await link.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("heading", { name: "Your order" })).toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
    }
    await expect(page).toHaveURL(category);
  });

  test("the lineup opens the dialog of the machine that was chosen", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/products/hardware");
    await page.getByRole("link", { name: "Purchase Barcode Scanner" }).click();
    const dialog = page.getByRole("dialog", { name: "Your order" });
    await expect(dialog.getByRole("heading", { name: "Barcode Scanner" })).toBeVisible();
    await expect(dialog.locator("[name=barcode-scanner]")).toHaveValue("1");
  });

  test("what is typed stays when the application starts, and is asked about", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(category);
    await page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Your order" });
    await dialog.getByLabel("Full name").fill(input.customer_name);
    await dialog.getByLabel("Quantity").fill("3");
    release();
    await hydrate(page);
    await expect(dialog.locator(".sum .tot dd")).toHaveText("ksh 150,000.00");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel("Full name")).toHaveValue(input.customer_name);
    await expect(dialog.getByLabel("Quantity")).toHaveValue("3");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog", { name: "Close without ordering?" })).toBeVisible();
  });

  test("the form can be sent", async ({ page }) => {
    await page.route("**/assets/entry.client-*", (route) => route.abort());
    await page.goto(category);
    await page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Your order" });
    for (const [name, value] of Object.entries(input)) await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Order VLT-/);
  });

  test("the chat opens", async ({ page }) => {
    await holdScripts(page);
    await page.goto(category);
    await page.locator("summary.chat-btn").click();
    await expect(page.locator(".chat-frame")).toBeVisible();
  });
});

test("Escape pressed again in the dialog's question goes back to the form", async ({ page }) => {
  await page.goto(category);
  await hydrate(page);
  await page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Your order" });
  await dialog.getByLabel("Full name").fill(input.customer_name);
  const question = page.getByRole("alertdialog");
  for (let round = 0; round < 3; round++) {
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(dialog).toBeVisible();
  }
  await expect(dialog.getByLabel("Full name")).toHaveValue(input.customer_name);
});
