import { expect, holdScripts, hydrate, test } from "./visitor";

const category = "/products/hardware/receipt-printers";
const input = {
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House, Kimathi Street, Nairobi",
};

test.describe("before the application has started", () => {
  test("'Purchase Now' leads to the order page, which sends the form", async ({ page }) => {
    await page.route("**/assets/entry.client-*", (route) => route.abort());
    await page.goto(category);
    await page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first().click();
    await expect(page).toHaveURL("/products/hardware/order?receipt-printer=1");
    for (const [name, value] of Object.entries(input)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Order placed: VLT-/);
  });

  test("buttons that need it can't be pressed", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/products/hardware/order?pos-terminal=1", { waitUntil: "domcontentloaded" });
    const more = page.getByRole("button", { name: "One more" });
    await expect(more).toBeDisabled();
    await page.getByLabel("Quantity").fill("4");
    release();
    await more.click();
    await expect(page.getByLabel("Quantity")).toHaveValue("5");
  });

  test("the chat opens", async ({ page }) => {
    await holdScripts(page);
    await page.goto(category, { waitUntil: "domcontentloaded" });
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
