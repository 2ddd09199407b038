import type { APIRequestContext, Page } from "@playwright/test";
import { samplePdf } from "../sample-pdf";
import { expectFineAtEachSize } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test("a paid order's tax invoice is entered by staff and read by its buyer; a wrong PIN makes a credit note", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await signIn(page, "sales");
  const { reference, path } = await paidOrder(page, request, baseURL ?? "");
  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await buyer.goto(path);
  await expect(buyer.getByText("Your tax invoice follows by email.")).toBeVisible();

  await page.goto("/staff");
  await page.getByRole("link", { name: new RegExp(`^Enter: .*${reference}`) }).click();
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Tax invoice ${reference}`);
  await expectFineAtEachSize(page);
  const unit = `KRACU${Date.now()}`;
  const form = page.locator("form", { has: page.getByLabel("Day of the invoice") });
  await form.getByLabel("Number", { exact: true }).fill("41");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Unit and number belong together: enter both.")).toBeVisible();
  await form.getByLabel("Number", { exact: true }).fill(`${unit}/41`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".toast")).toContainText(`${reference} is entered.`);

  await buyer.reload();
  await buyer.getByRole("link", { name: `Tax invoice ${unit}/41` }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText("Record of tax invoice");
  await expectFineAtEachSize(buyer);

  await page.getByRole("link", { name: "Wrong name or KRA PIN?" }).click();
  await page.getByLabel("KRA PIN").fill("P000000045R");
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByRole("link", { name: `${reference}-C1`, exact: true }).click();
  const file = samplePdf(`${unit}/42`);
  const buffer = Buffer.from(await file.arrayBuffer());
  await page.getByLabel("PDF").setInputFiles({ name: "credit.pdf", mimeType: file.type, buffer });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".toast")).toContainText(`${reference}-C1 is entered.`);

  await buyer.goto(path);
  await buyer.getByRole("link", { name: "Credit note" }).click();
  const download = buyer.waitForEvent("download");
  await buyer.getByRole("link", { name: "Download the credit note (PDF)" }).click();
  expect((await download).suggestedFilename()).toBe(`credit-note-${reference}-C1.pdf`);
});

/** Ordered on the site; confirmed and paid by staff's own forms. */
async function paidOrder(page: Page, request: APIRequestContext, origin: string) {
  const answer = await request.post("/products/hardware/order?pos-terminal=1", {
    headers: { origin },
    form: {
      "pos-terminal": "1",
      customer_name: "Njeri Wambui",
      customer_email: `njeri-${crypto.randomUUID()}@duka.example`,
      customer_phone: "0712 345 678",
      shipping_address: "Kenyatta Highway, Thika",
      payment_method: "mpesa",
      client_request_id: crypto.randomUUID(),
    },
  });
  const html = await answer.text();
  const reference = /VLT-[2-9A-HJ-NP-Z]{7}/.exec(html)?.[0] as string;
  const path = /\/orders\/[\w-]{24}/.exec(html)?.[0] as string;
  const take = async (step: string, form: Record<string, string>) => {
    const to = `/staff/orders/${reference}/${step}`;
    const taken = await page.request.post(to, { headers: { origin }, form, maxRedirects: 0 });
    expect(taken.status(), await taken.text()).toBeLessThan(400);
  };
  await take("confirm", { version: "1", deliveryDay: "2026-11-20", warranty: "12 months" });
  const receiptCode = crypto.randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase();
  await take("pay", { version: "2", method: "mpesa", amount: "20000", receiptCode });
  return { reference, path };
}
