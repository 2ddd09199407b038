import { test as base, expect, type Page } from "@playwright/test";
import { expectFineAtEachSize, sizes } from "./accessible";
import { openPayShop, type PayShop } from "./pay-shop";

const test = base.extend<object, { shop: PayShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const shop = await openPayShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: sizes.phone, javaScriptEnabled });

    async function open(page: Page, shop: PayShop, order: Parameters<PayShop["confirmedOrder"]>[0] = {}) {
      await page.goto(await shop.confirmedOrder(order));
      if (javaScriptEnabled) await page.locator("html[data-application=runs]").waitFor({ state: "attached" });
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      return heading?.replace("Order ", "").trim() ?? "";
    }

    test("M-Pesa: a prompt, the phone, and the page follows by itself", async ({ page, shop }) => {
      const reference = await open(page, shop);
      await page.getByLabel("M-Pesa number to pay from").fill("0722 000 111");
      await page.getByRole("button", { name: "Send prompt for ksh 30,000.00" }).click();
      await expect(page.getByRole("heading", { name: "Check your phone, 0722 000 111" })).toBeVisible();
      await shop.answer(reference, "pay");
      await expect(page.getByRole("heading", { name: "ksh 30,000.00 received" })).toBeVisible();
      await expect(page.locator(".facts")).toContainText(/U[A-Z0-9]{9}/);
      await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Paid");
    });

    test("M-Pesa: a wrong PIN in plain words, then another phone", async ({ page, shop }) => {
      const reference = await open(page, shop);
      await page.getByRole("button", { name: /^Send prompt/ }).click();
      await expect(page.getByRole("heading", { name: /^Check your phone/ })).toBeVisible();
      await shop.answer(reference, "pin");
      await expect(page.getByRole("heading", { name: "Wrong M-Pesa PIN" })).toBeVisible();
      await expect(page.getByText("No money was taken")).toBeVisible();
      await page.getByRole("link", { name: "Pay another way" }).click();
      await page.getByLabel("M-Pesa number to pay from").fill("020 000 0000");
      await page.getByRole("button", { name: /^Send prompt/ }).click();
      await expect(page.getByText("M-Pesa cannot reach a landline.")).toBeVisible();
    });

    test("card: leave, pay, come back", async ({ page, shop }) => {
      await open(page, shop, { method: "credit_card" });
      await page.getByRole("button", { name: "Continue to card page" }).click();
      await expect(page).toHaveURL(new RegExp(`^${shop.phone}/paystack/`));
      await page.getByRole("button", { name: "The bank declines" }).click();
      await expect(page.getByRole("heading", { name: "The card payment was not completed" })).toBeVisible();
      await page.getByRole("button", { name: "Try the card again" }).click();
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page.getByRole("heading", { name: "ksh 30,000.00 received" })).toBeVisible();
    });

    test("PayPal: in dollars at the rate that is shown", async ({ page, shop }) => {
      await open(page, shop, { method: "paypal" });
      await expect(page.getByText("1 USD = 129.50 ksh")).toBeVisible();
      await page.getByRole("button", { name: "Continue to PayPal, USD 231.67" }).click();
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await expect(page.getByRole("heading", { name: "USD 231.67 received" })).toBeVisible();
    });

    test("bank transfer: the details, and a word to us", async ({ page, shop }) => {
      const reference = await open(page, shop);
      await page.getByText("Bank transfer").click();
      const details = page.locator(".facts", { hasText: "Bank" });
      await expect(details.getByText(reference.replace("-", ""))).toBeVisible();
      await page.getByRole("button", { name: "I have sent the transfer" }).click();
      await expect(page.getByRole("heading", { name: "Thank you. We will look out for it" })).toBeVisible();
    });

    test("above 250,000: parts", async ({ page, shop }) => {
      const reference = await open(page, shop, { quantity: 10 });
      await expect(page.getByLabel("This part")).toHaveValue("250,000");
      await page.getByLabel("M-Pesa number to pay from").fill("0722 000 222");
      await page.getByRole("button", { name: "Send the prompt" }).click();
      await expect(page.getByRole("heading", { name: "Check your phone, 0722 000 222" })).toBeVisible();
      await shop.answer(reference, "pay");
      await expect(page.getByRole("heading", { name: "ksh 250,000.00 received" })).toBeVisible();
      await page.getByRole("link", { name: "Pay the next part" }).click();
      await expect(page.getByRole("button", { name: "Send prompt for ksh 50,000.00" })).toBeVisible();
    });
  });
}

test("money sent to the PayBill by hand shows on the open page", async ({ page, shop }) => {
  await page.goto(await shop.confirmedOrder());
  await page.locator("html[data-application=runs]").waitFor({ state: "attached" });
  await page.getByText("Or pay to our PayBill from your phone").click();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const reference = heading?.replace("Order ", "").trim() ?? "";
  await shop.payByHand(reference, "20000");
  await expect(page.getByRole("heading", { name: "ksh 20,000.00 received" })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.locator(".facts")).toContainText("10,000.00");
});

test("on a narrow phone and at a desk nothing sticks out and axe finds nothing", async ({ page, shop }) => {
  const url = await shop.confirmedOrder();
  await page.goto(url);
  await expectFineAtEachSize(page);
  for (const name of ["Card", "PayPal", "Bank transfer"]) {
    await page.locator(".how__head", { hasText: name }).click();
    await expectFineAtEachSize(page);
  }
  await page.locator(".how__head", { hasText: "M-Pesa" }).click();
  await page.getByLabel("M-Pesa number to pay from").fill("0722 000 333");
  await page.getByRole("button", { name: /^Send prompt/ }).click();
  await expect(page.getByRole("heading", { name: /^Check your phone/ })).toBeVisible();
  await expectFineAtEachSize(page);
  const reference = (await page.getByRole("heading", { level: 1 }).textContent())
    ?.replace("Order ", "")
    .trim();
  await shop.answer(reference ?? "", "pay");
  await expect(page.getByRole("heading", { name: /received$/ })).toBeVisible();
  await expectFineAtEachSize(page);
});
