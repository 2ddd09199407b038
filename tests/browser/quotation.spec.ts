import { expectFineAtEachSize, sizes } from "./accessible";
import { expect, formHydrated, test } from "./visitor";

const form = "/products/hardware/quotation?pos-terminal=2&barcode-scanner=1";

test.use({ viewport: sizes.phone });

test("a quotation in a minute, then an order of it", async ({ page }) => {
  await page.goto(form);
  await formHydrated(page);
  await expect(page.locator(".quote__lines .tot dd")).toHaveText("ksh 65,999.00");
  await expectFineAtEachSize(page);
  await page.getByLabel("Full name").fill("Wanjikũ wa Kamau");
  await page.getByLabel("Email").fill("wanjiku@kamau.co.ke");
  await page.getByLabel("KRA PIN").fill("123");
  await page.getByRole("button", { name: "Get quotation" }).click();
  await expect(page.getByText("A KRA PIN is a letter, nine digits and a letter")).toBeVisible();
  await page.getByLabel("KRA PIN").fill("P000000045R");

  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Get quotation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Your quotation VQ-/ })).toBeFocused();
  expect((await downloaded).suggestedFilename()).toMatch(/^quotation-VQ-\w{6}\.pdf$/);

  await page.getByRole("link", { name: "Open the quotation" }).click();
  await expect(page.getByRole("article", { name: /^Quotation VQ-/ })).toContainText("P000000045R");
  await expectFineAtEachSize(page);
  await page.getByRole("link", { name: "Order this" }).click();
  await formHydrated(page);
  await expect(page.getByLabel("Full name")).toHaveValue("Wanjikũ wa Kamau");
  await page.getByLabel("Phone number").fill("0712 345 678");
  await page.getByLabel("Shipping address").fill("Kimathi House, Nairobi");
  await page.getByRole("button", { name: "Order this" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order placed: VLT-/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Pro-forma" })).toContainText("65,999.00");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("a quotation is asked for, kept on errors, and ordered", async ({ page }) => {
    await page.goto(form);
    await page.getByLabel("Full name").fill("Otieno");
    await page.getByLabel("Email").fill("otieno");
    await page.getByRole("button", { name: "Get quotation" }).click();
    await expect(page.getByLabel("Full name")).toHaveValue("Otieno");
    await expect(page.locator(".quote__lines .tot dd")).toHaveText("ksh 65,999.00");
    await page.getByLabel("Email").fill("otieno@duka.co.ke");
    await page.getByRole("button", { name: "Get quotation" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quotation" })).toBeVisible();
    await page.getByLabel("Phone number").fill("0712 345 678");
    await page.getByLabel("Shipping address").fill("Kimathi House, Nairobi");
    await page.getByRole("button", { name: "Order this" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Order placed: VLT-/ })).toBeVisible();
  });
});
