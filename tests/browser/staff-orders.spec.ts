import type { APIRequestContext, Page } from "@playwright/test";
import { expectFineAtEachSize, sizes } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("sales moves an order from new to delivered, and the buyer's page follows", async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { reference, path } = await placeOrder(request, baseURL);
    const buyer = await (await browser.newContext({ baseURL })).newPage();
    const buyerSees = async (title: string, ...parts: string[]) => {
      await buyer.goto(path);
      await expect(buyer.locator("[aria-current=step]")).toContainText(title);
      for (const part of parts) await expect(buyer.locator("main")).toContainText(part);
    };
    await signIn(page, "sales");
    await page.goto("/staff/orders?view=new");
    await page.getByRole("link", { name: reference }).click();
    await expect(nextStep(page)).toHaveText("Call and confirm");
    await hydrate(page);
    await buyerSees("Received");

    await openStep(page, "Confirm order");
    await page.getByLabel("Delivery day").fill("2026-11-20");
    await page.getByLabel("Warranty").fill("12 months");
    const told = page.locator(".told");
    await expect(told).toContainText("Friday 20 November 2026");
    await expect(told).toContainText("12 months");
    await takeStep(page, "Confirm order");
    await expect(nextStep(page)).toHaveText("Collect ksh 40,000.00");
    await expect(nextStep(page)).toBeFocused();
    await expect(page.locator(".toast")).toContainText("The email leaves in");
    await expect(page.getByRole("button", { name: "Pack", exact: true })).toBeDisabled();
    await buyerSees("Confirmed", "Friday 20 November 2026");

    await openStep(page, "Record payment");
    await page.getByLabel("Amount").fill("15,000");
    await expect(page.getByText("ksh 25,000.00").first()).toBeVisible();
    await page.getByLabel("Amount").fill("40000");
    await page.getByLabel("Receipt code or reference").fill(receiptCode());
    await takeStep(page, "Record ksh 40,000.00");
    await expect(nextStep(page)).toHaveText("Pack 2 machines");
    await expect(page.locator(".bar")).toContainText("Paid");

    await pack(page);
    await expect(nextStep(page)).toHaveText("Hand to the courier");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(nextStep(page)).toHaveText("Pack 2 machines");
    await pack(page);
    await expect(nextStep(page)).toHaveText("Hand to the courier");
    await buyerSees("Confirmed");

    await openStep(page, "Ship");
    await page.getByLabel("Courier").fill("Bus parcel");
    await page.getByLabel("Tracking number").fill("EC-4471");
    await takeStep(page, "Mark as on its way");
    await expect(nextStep(page)).toContainText("Wait for the delivery");
    await buyerSees("On its way", "Bus parcel", "EC-4471");

    await openStep(page, "Deliver");
    await page.getByLabel("Signed by").fill("Njeri Wambui");
    await page.getByLabel("Signed by").press("Control+Enter");
    await expect(nextStep(page)).toHaveText("Done");
    await buyerSees("Delivered", "Njeri Wambui");
  });
});

test("list, order and step are accessible and fit at either size", async ({ page, request, baseURL }) => {
  const { reference } = await placeOrder(request, baseURL);
  await signIn(page, "owner");
  for (const path of [
    "",
    "/new",
    ...["", "/confirm", "/change", "/cancel"].map((step) => `/${reference}${step}`),
  ]) {
    await page.goto(`/staff/orders${path}`);
    await hydrate(page);
    await expectFineAtEachSize(page);
  }
});

test("of two tabs the second is told who was faster, and can look", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { reference } = await placeOrder(request, baseURL);
  await signIn(page, "owner", "Wanjiru Maina");
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/staff/orders/${reference}`);
    await hydrate(tab);
    await openStep(tab, "Confirm order");
    await tab.getByLabel("Delivery day").fill("2026-11-20");
    await tab.getByLabel("Warranty").fill("12 months");
  }
  await takeStep(page, "Confirm order");
  await expect(nextStep(page)).toContainText("Collect");
  await takeStep(second, "Confirm order");
  await expect(second.getByRole("alert")).toContainText("Wanjiru Maina has changed this order.");
  await second.getByRole("link", { name: "Show the order as it is now" }).click();
  await expect(nextStep(second)).toContainText("Collect");
});

test("Escape leaves a step, asks when something was typed, and the focus goes back", async ({
  page,
  request,
  baseURL,
}) => {
  const { reference } = await placeOrder(request, baseURL);
  await signIn(page, "sales");
  await page.goto(`/staff/orders/${reference}`);
  await hydrate(page);
  await openStep(page, "Confirm order");
  await expect(page.getByLabel("Delivery day")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: "Confirm order" })).toBeFocused();

  await openStep(page, "Confirm order");
  const warranty = page.getByLabel("Warranty");
  await warranty.fill("24 months");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Keep typing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(warranty).toBeFocused();
  await expect(warranty).toHaveValue("24 months");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Throw away" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(nextStep(page)).toHaveText("Call and confirm");
});

test("the total runs along while an order is taken on the telephone, and while one is changed", async ({
  page,
}) => {
  await signIn(page, "sales");
  await page.goto("/staff/orders/new");
  await hydrate(page);
  await page.getByLabel("POS Terminal").fill("2");
  await expect(page.getByRole("status").filter({ hasText: "ksh" })).toHaveText("ksh 40,000.00");
  await page.getByLabel("POS Terminal").fill("3");
  await expect(page.getByRole("status").filter({ hasText: "ksh" })).toHaveText("ksh 60,000.00");
  await page.getByLabel("Name").fill("Otieno Odhiambo");
  await page.getByLabel("Phone").fill("0712 345 678");
  await page.getByLabel("Deliver to").fill("Oginga Odinga Street 5, Kisumu");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(nextStep(page)).toHaveText("Call and confirm");
  await expect(page.getByText("None known.")).toBeVisible();

  await hydrate(page);
  await openStep(page, "Change order");
  await page.getByLabel("POS Terminal").fill("1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: "New total" })).toContainText("ksh 20,000.00");
  await expect(dialog.locator(".told")).toContainText("No email address of the buyer is known");
  await takeStep(page, "Change order");
  await expect(page.locator(".note").first()).toContainText("Before: 3 × POS Terminal");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is confirmed, noted and taken back by plain pages", async ({ page, request, baseURL }) => {
    const { reference } = await placeOrder(request, baseURL);
    await signIn(page, "sales");
    await page.goto(`/staff/orders/${reference}`);
    await page.getByRole("link", { name: "Confirm order" }).click();
    await page.getByLabel("Delivery day").fill("2026-11-20");
    await page.getByLabel("Warranty").fill("12 months");
    await page.getByRole("button", { name: "Show the email with these values" }).click();
    await expect(page.locator(".told")).toContainText("Friday 20 November 2026");
    await page.getByRole("button", { name: "Confirm order" }).click();
    await expect(nextStep(page)).toContainText("Collect");
    await page.getByLabel("Add a note").fill("Deliver to the back gate");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.locator(".note")).toContainText("Deliver to the back gate");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(nextStep(page)).toHaveText("Call and confirm");
  });
});

/** As the order form posts it. */
async function placeOrder(request: APIRequestContext, baseURL: string | undefined) {
  const answer = await request.post("/products/hardware/order?pos-terminal=2", {
    headers: { origin: baseURL ?? "" },
    form: {
      "pos-terminal": "2",
      customer_name: "Njeri Wambui",
      customer_email: `njeri-${crypto.randomUUID()}@duka.example`,
      customer_phone: "0712 345 678",
      shipping_address: "Kenyatta Highway, Thika",
      payment_method: "mpesa",
      client_request_id: crypto.randomUUID(),
    },
  });
  const html = await answer.text();
  return {
    reference: /VLT-[2-9A-HJ-NP-Z]{7}/.exec(html)?.[0] as string,
    path: /\/orders\/[\w-]{24}/.exec(html)?.[0] as string,
  };
}

function nextStep(page: Page) {
  return page.getByRole("region", { name: "Next step" }).getByRole("heading");
}

async function openStep(page: Page, name: string) {
  await page.getByRole("region", { name: "Next step" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function takeStep(page: Page, name: string) {
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

async function pack(page: Page) {
  await openStep(page, "Pack");
  await page.getByLabel("2 POS Terminal").check();
  await takeStep(page, "Mark as packed");
}

function receiptCode() {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase();
}
