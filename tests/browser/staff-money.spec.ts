import { expectFineAtEachSize, sizes } from "./accessible";
import { signIn } from "./staff";
import { expect, test } from "./visitor";

const statement = [
  "Receipt No.,Completion Time,Transaction Status,Paid In,Withdrawn,Reason Type,A/C No.",
  'UKH4TB9Q2M,17-11-2025 09:05:11,Completed,"1,500.00",,Pay Bill Online,SHOP7',
  "UKH4TB9Q2M,17-11-2025 09:05:11,Completed,,-5.00,Pay Bill Charge,",
].join("\r\n");

test.use({ viewport: sizes.phone });

test("the statement by month and by day, and a file compared with it", async ({ page }) => {
  await signIn(page, "owner");
  await page.goto("/staff/money");
  await page.getByRole("link", { name: "Statement" }).click();
  await expect(page.getByRole("heading", { name: "Money", exact: true })).toBeVisible();
  await expectFineAtEachSize(page);
  await page.getByRole("link", { name: "Day", exact: true }).click();
  await expect(page.getByLabel("Day", { exact: true })).toBeVisible();
  await page.getByLabel("Provider").selectOption("PayPal");
  await expect(page).toHaveURL(/day=.*provider=paypal/);

  await page.goto("/staff/money/compare");
  await expectFineAtEachSize(page);
  const file = { name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(statement) };
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("One thing to look at.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Find the order.*UKH4TB9Q2M/ })).toBeVisible();
  await expect(page.getByText("Pay Bill Charge")).toBeVisible();
  await expectFineAtEachSize(page);

  await page.getByLabel("File").setInputFiles({ ...file, buffer: Buffer.from("%PDF-1.7") });
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("alert")).toContainText("This is a PDF");
  await expectFineAtEachSize(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a month is chosen and shown by a button", async ({ page }) => {
    await signIn(page, "sales");
    await page.goto("/staff/money/statement?month=2026-10");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("No money moved")).toBeVisible();
  });
});
