import type { Page } from "@playwright/test";
import { expectFineAtEachSize } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

const machine = "barcode-scanner";
const stockPage = `/staff/stock/${machine}`;

test("from an empty stock to a machine that is delivered, repaired, returned and paid back", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  const siteSays = async (words: string) => {
    await visitor.goto("/products/hardware/barcode-scanners");
    await expect(visitor.locator(".buy stock-state")).toHaveText(words);
  };
  await signIn(page, "owner");
  await keep(page, true);
  await siteSays("Not in stock at the moment");
  await page.getByLabel("How many came").fill("2");
  await page.getByLabel("Delivery note or supplier").fill("DN 4471");
  await page.getByRole("button", { name: "Receive" }).click();
  await expect(page.getByText("Received: 2 × Barcode Scanner.")).toBeVisible();
  await siteSays("In stock");

  const reference = await placeOrder(request, baseURL);
  const step = async (name: string, act: string | RegExp, fill?: () => Promise<void>) => {
    await page.goto(`/staff/orders/${reference}/${name}`);
    await hydrate(page);
    await fill?.();
    await page.getByRole("dialog").getByRole("button", { name: act }).click();
    await expect(page).toHaveURL(`/staff/orders/${reference}`);
  };
  await step("confirm", "Confirm order", async () => {
    await expect(page.getByText("2 free, 1 wanted")).toBeVisible();
    await page.getByLabel("Delivery day").fill("2026-11-20");
    await page.getByLabel("Warranty").fill("12 months");
  });
  await step("pay", /^Record ksh/, () =>
    page
      .getByLabel("Receipt code or reference")
      .fill(crypto.randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()),
  );
  const serial = `SC-${crypto.randomUUID().slice(0, 8)}`;
  await step("pack", "Mark as packed", async () => {
    await page.getByLabel("1 Barcode Scanner").check();
    const field = page.getByLabel(/^Serial numbers, Barcode Scanner/);
    await field.pressSequentially(serial);
    await expect(page.getByText("1 of 1")).toBeVisible();
  });
  await step("ship", "Mark as on its way", () => page.getByLabel("Courier").fill("Own driver"));
  await step("deliver", "Mark as delivered", () => page.getByLabel("Signed by").fill("Njeri Wambui"));
  await page.goto(`/staff/orders/${reference}/papers/delivery-note`);
  await expect(page.locator(".a4")).toContainText(serial);
  await expectFineAtEachSize(page);

  await visitor.goto("/warranty");
  await visitor.getByLabel("Serial number").fill(serial.toLowerCase().replace("-", " "));
  await visitor.getByRole("button", { name: "Look it up" }).click();
  await expect(visitor.locator(".sheet--paper")).toContainText("Under warranty until");
  await expect(visitor.locator("body")).not.toContainText("Njeri");

  await askFor(page, serial, "It beeps and reads nothing");
  await page.getByRole("button", { name: "Mark as received" }).click();
  await page.getByLabel("What was done").fill("New cable");
  await page.getByRole("button", { name: "Mark as repaired" }).click();
  await page.getByLabel("Courier").fill("Own driver");
  await page.getByRole("button", { name: "Mark as sent back" }).click();
  await expect(page.locator(".bar")).toContainText("Sent back");

  await askFor(page, serial, "The buyer has no use for it");
  await page.getByRole("button", { name: "Mark as received" }).click();
  await expectFineAtEachSize(page);
  await page.getByLabel("Worth of the machine").fill("1,000");
  await page.getByLabel(/back on the shelf/).check();
  await page.getByRole("button", { name: "Record what is owed" }).click();
  await expect(page.locator(".bar")).toContainText("Money back");
  await step("refund", /^Record/, async () => {
    await page.locator("select[name=method]").selectOption("cash");
    await page.getByLabel("Amount").fill("1,000");
  });
  await expect(page.locator("main")).toContainText("Done");

  await page.goto(stockPage);
  await expect(page.locator(".desk .facts")).toContainText("Here2");
  const history = page.getByRole("table").getByRole("row");
  await expect(history).toHaveCount(5);
  await expect(history.nth(1)).toContainText("Came back");
  await expectFineAtEachSize(page);
  for (const path of ["/staff/stock", "/staff/returns?view=over"]) {
    await page.goto(path);
    await expectFineAtEachSize(page);
  }
  await keep(page, false);
});

/** On or off. Other tests order this machine as well, and would be told that none is there. */
async function keep(page: Page, isKept: boolean) {
  await page.goto(stockPage);
  await page.getByLabel("Stock is kept").setChecked(isKept);
  await page.getByLabel("Can be ordered while none is free").setChecked(!isKept);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

async function askFor(page: Page, serial: string, fault: string) {
  await page.goto("/staff/returns");
  await page.getByLabel("Serial number").fill(serial);
  await page.getByLabel("What is wrong").fill(fault);
  await page.getByRole("button", { name: "Open a return" }).click();
  await expect(page).toHaveURL(/\/staff\/returns\/RT-/);
}

async function placeOrder(request: Page["request"], baseURL: string | undefined): Promise<string> {
  const answer = await request.post(`/products/hardware/order?${machine}=1`, {
    headers: { origin: baseURL ?? "" },
    form: {
      [machine]: "1",
      customer_name: "Njeri Wambui",
      customer_email: `njeri-${crypto.randomUUID()}@duka.example`,
      customer_phone: "0712 345 678",
      shipping_address: "Kenyatta Highway, Thika",
      payment_method: "mpesa",
      client_request_id: crypto.randomUUID(),
    },
  });
  const html = await answer.text();
  expect(answer.ok(), html.slice(0, 2000)).toBe(true);
  return /VLT-[2-9A-HJ-NP-Z]{7}/.exec(html)?.[0] as string;
}
