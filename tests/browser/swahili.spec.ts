import type { Page } from "@playwright/test";
import { englishLeft } from "../english-left";
import { expectFineAtEachSize, sizes } from "./accessible";
import { openPayShop } from "./pay-shop";
import { expect, formHydrated, hydrate, test } from "./visitor";

test.describe("the switch", () => {
  test("leads to the same place, and is followed when its visitor comes back from elsewhere", async ({
    page,
  }) => {
    await page.goto("/products/hardware?trade=restaurants#counter");
    await hydrate(page);
    await page.getByRole("banner").getByRole("link", { name: "Kiswahili" }).click();
    await expect(page).toHaveURL("/sw/products/hardware?trade=restaurants#counter");

    await page.goto("about:blank");
    await page.goto("/help?from=elsewhere#orders");
    await expect(page).toHaveURL("/sw/help?from=elsewhere#orders");
    await page.goto("/company");
    await hydrate(page);
    await expect(page).toHaveURL("/company");

    await page.goto("/sw/help");
    await hydrate(page);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/help");
    await page.goto("about:blank");
    await page.goto("/sw/contact");
    await expect(page).toHaveURL("/contact");
  });

  test("without a choice nobody is led anywhere", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: "sw-KE" });
    const page = await context.newPage();
    for (const path of ["/help", "/sw/help"]) {
      await page.goto(path);
      await hydrate(page);
      await expect(page).toHaveURL(path);
    }
    await context.close();
  });
});

test("the line at the foot names its page in the message", async ({ page }) => {
  await page.goto("/sw/products/veltopos/retail");
  await page.getByRole("link", { name: "Umeona kosa la Kiswahili? Tuambie" }).click();
  await expect(page.locator(".form__about")).toContainText("/sw/products/veltopos/retail");
  await formHydrated(page);
  await expect(page.locator(".form__about")).toContainText("/sw/products/veltopos/retail");
});

test("the chat speaks Swahili: its chips, its answers and its form", async ({ page }) => {
  await page.goto("/sw/chat-widget?from=/sw/products/hardware");
  const chips = page.locator("#chat-choices");
  await expect(chips.getByRole("button", { name: "Ongea na mtu" })).toBeVisible();
  await expectSwahili(page);
  await page.locator("#chat-field").fill("delivery ni ngapi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Delivery haiko kwenye bei.");
  await page.locator("#chat-field").fill("nipigie simu");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Tuma ujumbe" }).click();
  await expect(page.getByText("Andika jina lako.")).toBeVisible();
  await expectSwahili(page);
});

test("search answers in Swahili as one types, slips of the keys included", async ({ page }) => {
  await page.goto("/sw/search");
  await hydrate(page);
  await page.locator("#search-q").pressSequentially("how much is the reciept prnter");
  const first = page.locator(".search__item").first();
  await expect(first).toContainText("risiti");
  await expectSwahili(page, ["how", "is", "the"]);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("a Swahili page that was not read says so in Swahili", async ({ page, context }) => {
    await page.goto("/sw/help");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.goto("/sw/individual");
    await expect(page.getByRole("heading", { level: 1, name: "Huna mtandao" })).toBeVisible();
    await expect(page.getByText("Kurasa ulizosoma awali bado zinafunguka.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Msaada" })).toBeVisible();
    await expectSwahili(page);
  });
});

test.describe("with JavaScript, on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("read, ask, book, order, pay and find the order", async ({ page }) => {
    const shop = await openPayShop();
    await shop.addHost("Brian Otieno");
    const open = async (path: string) => {
      await page.goto(shop.url + path);
      await hydrate(page);
    };

    await open("/sw");
    await expectSwahili(page);
    await open("/sw/contact");
    await formHydrated(page);
    await page.getByRole("button", { name: "Tuma ujumbe" }).click();
    await expect(page.getByText("Andika ujumbe wako.")).toBeVisible();
    await fill(page, { name: "Wanjiku Kamau", email: "wanjiku@kamau.co.ke", message: "Bei ya printer?" });
    await page.getByRole("button", { name: "Tuma ujumbe" }).click();
    await expect(page.getByText("Ujumbe wako umetumwa.")).toBeVisible();
    await expectSwahili(page);

    await open("/sw/request-demo");
    await formHydrated(page);
    await fill(page, {
      name: "Wanjiku Kamau",
      email: "wanjiku@kamau.co.ke",
      company: "Kamau Stores",
      phone: "0712 345 678",
    });
    await page.getByRole("button", { name: "Tuma ombi la demo" }).click();
    await page.getByRole("button", { name: "Chukua saa hii" }).click();
    await expect(page.getByRole("heading", { name: "Demo yako imepangwa" })).toBeVisible();
    await expect(page).toHaveURL(/\/sw\/demos\/[0-9a-f]{32}$/);
    await expectFineAtEachSize(page);
    await expectSwahili(page);

    await open("/sw/products/hardware/payment-terminals");
    await page.getByRole("main").getByRole("button", { name: "Nunua sasa Payment Terminal" }).first().click();
    await fill(page, {
      customer_name: "Wanjiku Kamau",
      customer_email: "wanjiku@kamau.co.ke",
      customer_phone: "0712 345 678",
      shipping_address: "Kenyatta Avenue, Nakuru",
    });
    await page.getByText("M-Pesa", { exact: true }).click();
    await expectSwahili(page);
    await page.getByRole("button", { name: "Tuma oda" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Oda imetumwa: VLT-/ })).toBeVisible();
    await expect(page).toHaveURL(/\/sw\/orders\/[\w-]{24}\?placed$/);
    const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const reference = (await page.locator("h1 .ref").textContent()) ?? "";
    await shop.confirm(key);
    await open(`/sw/orders/${key}`);
    await page.getByLabel("Nambari ya M-Pesa ya kulipa").fill("0722 000 111");
    await page.getByRole("button", { name: "Tuma prompt ya ksh 30,000.00" }).click();
    await expect(page.getByRole("heading", { name: "Angalia simu yako, 0722 000 111" })).toBeVisible();
    await expectFineAtEachSize(page);
    await expectSwahili(page);
    await shop.answer(reference, "pay");
    await expect(page.getByRole("heading", { name: "Tumepokea ksh 30,000.00" })).toBeVisible();
    await expectFineAtEachSize(page);
    await expectSwahili(page);

    await open("/sw/orders/find");
    await expect(page.getByRole("link", { name: reference })).toHaveAttribute("href", `/sw/orders/${key}`);
    await formHydrated(page);
    await fill(page, { reference, contact: "0712 345 678" });
    await page.getByRole("button", { name: "Nitumie link kwa email" }).click();
    await expect(page.getByText("Angalia email yako")).toBeVisible();
    await expectSwahili(page);
    await shop.close();
  });
});

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).last().fill(value);
}

/** But for what was typed. */
async function expectSwahili(page: Page, typed: string[] = []) {
  const left = englishLeft(await page.content());
  expect(left.filter((word) => !typed.includes(word))).toEqual([]);
}
