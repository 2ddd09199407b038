import type { APIRequestContext } from "@playwright/test";
import { expectFineAtEachSize } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test("sales find a customer, note something, merge a second address, and take it back", async ({
  page,
  request,
  baseURL,
}) => {
  const phone = `0712${String(Date.now()).slice(-6)}`;
  const [shop, home] = [1, 2].map(() => `njeri-${crypto.randomUUID()}@duka.example`);
  const order = (email = "") => placeOrder(request, String(baseURL), { email, phone });
  const [first, second] = [await order(shop), await order(home)];
  await signIn(page, "sales");

  await page.goto(`/staff/find?q=${shop}`);
  await page.getByRole("link", { name: `Customer, ${shop}` }).click();
  await expect(page.locator("main")).toContainText(first);
  await page.getByRole("link", { name: first }).click();
  await page.getByRole("link", { name: "All of this customer" }).click();
  const orders = page.getByRole("region", { name: "Orders" }).or(page.locator(".block").first());
  await expect(orders).toContainText(first);
  await expect(orders).not.toContainText(second);
  await expect(page.getByRole("complementary")).toContainText("same phone number");

  await hydrate(page);
  await page.getByLabel("Add a note").fill("Wants the invoice on Fridays");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.locator(".note")).toContainText("Wants the invoice on Fridays");
  await expect(page.getByLabel("Add a note")).toHaveValue("");

  await page.getByRole("button", { name: "It is the same: merge with Njeri Wambui" }).click();
  await expect(orders).toContainText(second);
  await expectFineAtEachSize(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(orders).not.toContainText(second);
  await expect(page.locator(".note")).toContainText("Wants the invoice on Fridays");

  await page.getByText("Merge with another").click();
  await page.getByLabel("Order, quotation, email or phone").fill("VLT-2222222");
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page.getByText("We have nothing of this customer.")).toBeVisible();
});

async function placeOrder(
  request: APIRequestContext,
  origin: string,
  { email, phone }: { email: string; phone: string },
): Promise<string> {
  const answer = await request.post("/products/hardware/order?pos-terminal=2", {
    headers: { origin },
    form: {
      "pos-terminal": "2",
      customer_name: "Njeri Wambui",
      customer_email: email,
      customer_phone: phone,
      shipping_address: "Kenyatta Highway, Thika",
      payment_method: "mpesa",
      client_request_id: crypto.randomUUID(),
    },
  });
  return /VLT-[2-9A-HJ-NP-Z]{7}/.exec(await answer.text())?.[0] ?? "";
}
