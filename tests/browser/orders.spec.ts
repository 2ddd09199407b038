import type { Page, Request } from "@playwright/test";
import { formTexts } from "../../app/forms/texts";
import { expectAccessible } from "./accessible";
import { expect, formHydrated, hydrate, test } from "./visitor";

const input = {
  customer_name: "Wanjikũ wa Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House, Kimathi Street, Nairobi",
};
const lineup = "/products/hardware";
const category = "/products/hardware/receipt-printers";
const orderPage = "/products/hardware/order?receipt-printer=1";
const orderPost = /\/products\/hardware.*\.data/;
const placedAt = /\/orders\/[\w-]{24}\?placed(&no-email)?$/;
const failed = "Failed to place your order. Please try again later.";
const unreachable = "An error occurred. Please try again later.";

test.describe("the dialog", () => {
  test("sells a machine: total, busy, proof that stays, and the order's own page", async ({ page }) => {
    await openDialog(page, lineup, "Purchase Barcode Scanner");
    const dialog = page.getByRole("dialog", { name: "Your order" });
    await expect(dialog.getByRole("heading", { name: "Barcode Scanner" })).toBeVisible();
    await expect(dialog.locator("[name=customer_name]")).toBeFocused();
    await fill(page);
    await dialog.getByRole("button", { name: "One more" }).click({ clickCount: 2 });
    await expect(dialog.getByLabel("Quantity")).toHaveValue("3");
    await expect(dialog.locator(".sum .tot dd")).toHaveText("ksh 77,997.00");
    await dialog.getByText("M-Pesa mobile money").click();

    const held = await hold(page);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await dialog.getByRole("button", { name: "Place order" }).click();
    expect(new URLSearchParams((await posted).postData() ?? "").get("from")).toBe(lineup);
    await expect(dialog.getByRole("button", { name: "Placing order..." })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    held.release();

    const proof = page.getByRole("status").filter({ hasText: "Order placed" });
    await expect(proof).toContainText(/Order placed: VLT-[2-9A-HJ-NP-Z]{7}/);
    await expect(proof).toContainText("Total ksh 77,997.00");
    await expect(proof).toContainText("within one working day");
    expect(await kept(page)).toEqual([]);

    await expect(page).toHaveURL(placedAt);
    await expect(page.getByRole("heading", { level: 1, name: /^Order placed: VLT-/ })).toBeFocused();
    const slip = page.getByRole("region", { name: "Pro-forma" });
    for (const part of ["Barcode Scanner", "ksh 77,997.00", "M-Pesa mobile money", "+254 712 345 678"]) {
      await expect(slip).toContainText(part);
    }
    await expect(page.locator("[aria-current=step]")).toContainText("Received");
  });

  test("names wrong fields beside them and sends nothing; sells up to 999, and whoever wants more a quote", async ({
    page,
  }) => {
    await openDialog(page, category, "Purchase Now Receipt Printer");
    const ids = collectIds(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.locator("[name=customer_name]")).toBeFocused();
    for (const message of [
      "Enter your full name.",
      "Enter your email address.",
      "Enter your phone number.",
      "Enter the building, street and town we deliver to.",
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.locator("[name=customer_name]").fill("Wanjiku");
    await expect(page.getByText("Enter your full name.")).toHaveCount(0);
    expect(ids).toEqual([]);

    const dialog = page.getByRole("dialog");
    const quantity = dialog.getByLabel("Quantity");
    await expect(dialog.getByRole("button", { name: "One less" })).toHaveAttribute("aria-disabled", "true");
    await quantity.fill("999");
    await expect(dialog.locator(".sum .tot dd")).toHaveText("ksh 49,950,000.00");
    await dialog.getByRole("button", { name: "One more" }).press("Enter");
    await expect(quantity).toHaveValue("999");
    await quantity.fill("1000");
    await expect(dialog.locator(".sum .tot dd")).toHaveText("–");
    await quantity.blur();
    await expect(dialog.getByText("For more than 999 units, request a quote.")).toBeVisible();
    await dialog.getByRole("link", { name: "request a quote" }).click();
    await expect(page).toHaveURL("/request-demo?about=receipt-printer");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a refusal is input in the dialog and in the console, and the second try is the same order, once for a double click", async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "error" && lines.push(message.text()));
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await fill(page);
    const ids = collectIds(page);
    await page.route(orderPost, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Place order" }).click();
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText(failed);
    await expect(alert).toContainText("What you typed is still here.");
    await expect(alert).toBeFocused();
    await expectFilled(page);
    expect(lines).toContain("Error creating order");

    await page.unroute(orderPost);
    await page.getByRole("button", { name: "Place order" }).dblclick();
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("an answer lost on its way is not an order lost or made twice", async ({ page }) => {
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await fill(page);
    let stored = "";
    await page.route(orderPost, async (route) => {
      stored = await (await route.fetch()).text();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("alert")).toContainText(unreachable);
    await page.unroute(orderPost);

    await page.reload();
    await openDialog(page, undefined, "Purchase Now Receipt Printer");
    await expect(page.getByText("You wrote this on")).toBeVisible();
    await expectFilled(page);
    await page.getByRole("button", { name: "Place order" }).click();
    const title = page.getByText(/Order placed: VLT-/);
    const reference = (await title.textContent())?.match(/VLT-\w+/)?.[0] ?? "none";
    expect(stored).toContain(reference);
  });

  test("offline the order waits, and goes out when the connection returns", async ({ page, context }) => {
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await fill(page);
    const ids = collectIds(page);
    const lines: string[] = [];
    page.on("console", (message) => message.type() === "error" && lines.push(message.text()));
    await context.setOffline(true);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(waiting(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(lines.join()).toContain("Error creating order");
    await expectFilled(page);
    await context.setOffline(false);
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
    expect(ids).toHaveLength(1);
  });

  test("closed while it waits, or asking whether to close, the order does not go out behind the buyer's back", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await fill(page);
    const ids = collectIds(page);
    const question = page.getByRole("alertdialog");
    await waitAndClose();
    await question.getByRole("button", { name: "Close", exact: true }).click();
    await context.setOffline(false);
    await openDialog(page, undefined, "Purchase Now Receipt Printer");
    await expectFilled(page);
    await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
    await page.clock.runFor(60_000);
    expect(ids).toEqual([]);

    // It asks about what was typed since it opened.
    await page.locator("[name=customer_name]").fill("Njeri Wambui");
    await waitAndClose();
    await context.setOffline(false);
    await page.clock.runFor(60_000);
    expect(ids).toEqual([]);
    await question.getByRole("button").first().click();
    await page.clock.runFor(1_000);
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
    expect(ids).toHaveLength(1);

    async function waitAndClose() {
      await context.setOffline(true);
      await page.getByRole("button", { name: "Place order" }).click();
      await expect(waiting(page)).toBeVisible();
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await expect(question).toBeVisible();
    }
  });

  test("left behind with a closed tab, an order goes out from whichever page is open, and says so", async ({
    page,
    context,
  }) => {
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await fill(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(waiting(page)).toBeVisible();
    await context.setOffline(false);
    // The page is gone before it can send.
    await page.evaluate(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
    await page.close();

    const later = await context.newPage();
    await later.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "onLine", { get: () => !("offline" in sessionStorage) }),
    );
    await later.goto("/robots.txt");
    await later.evaluate(() => sessionStorage.setItem("offline", ""));
    await later.goto("/company");
    await expect(later.getByText("Your order is kept in this browser.")).toBeVisible();
    await later.evaluate(() => {
      sessionStorage.removeItem("offline");
      dispatchEvent(new Event("online"));
    });
    await expect(later.getByText("Your order is sent.")).toBeVisible();
    expect(await kept(later)).toEqual([]);
    await later.getByRole("link", { name: "See it" }).click();
    await expect(later).toHaveURL(placedAt);
    await expect(later.getByRole("heading", { level: 1, name: /^Order placed: VLT-/ })).toBeVisible();
  });

  test("a price that changed since the page was read is shown before anything is ordered", async ({
    page,
  }) => {
    await page.route(/receipt-printers$|assets\/start-/, async (route) => {
      const answer = await route.fetch();
      const { "content-security-policy": _, ...headers } = answer.headers();
      const body = (await answer.text()).replaceAll("50000", "45000");
      await route.fulfill({ response: answer, headers, body });
    });
    await openDialog(page, category, "Purchase Now Receipt Printer");
    const total = page.getByRole("dialog").locator(".sum .tot dd");
    await expect(total).toHaveText("ksh 45,000.00");
    await fill(page);
    await page.getByRole("button", { name: "Place order" }).click();
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText("ksh 50,000.00");
    await expect(alert).toBeFocused();
    await expectFilled(page);
    await expect(total).toHaveText("ksh 50,000.00");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
    await expect(page.getByText("Total ksh 50,000.00")).toBeVisible();
  });

  test("closes by Escape, cross and backdrop, gives the focus back, and asks before a filled form goes", async ({
    page,
  }) => {
    await page.goto(category);
    await hydrate(page);
    const button = page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first();
    const dialog = page.getByRole("dialog");
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(8, 8),
    ]) {
      await button.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }

    await openDialog(page, undefined, "Purchase Now Receipt Printer");
    // Closed by the browser itself.
    await page.locator("dialog[open]").evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(dialog).toHaveCount(0);
    await openDialog(page, undefined, "Purchase Now Receipt Printer");

    await page.locator("[name=customer_name]").fill(input.customer_name);
    await page.mouse.click(8, 8);
    const question = page.getByRole("alertdialog", { name: "Close without ordering?" });
    await expect(question.getByRole("button", { name: "Keep ordering" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".dlg__body"))).toBeNull();

    await question.getByRole("button", { name: "Keep ordering" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.locator("[name=customer_name]")).toBeFocused();
    await expect(page.locator("[name=customer_name]")).toHaveValue(input.customer_name);

    await page.getByRole("button", { name: "Close", exact: true }).click();
    await question.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openDialog(page, undefined, "Purchase Now Receipt Printer");
    await expect(page.locator("[name=customer_name]")).toHaveValue(input.customer_name);
  });

  test("is filled and sent by keyboard alone, and Tab never leaves it", async ({ page }) => {
    await page.goto(category);
    await hydrate(page);
    await page.getByRole("link", { name: "Purchase Now Receipt Printer" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[name=customer_name]")).toBeFocused();
    for (const value of Object.values(input)) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("dialog").getByLabel("Quantity")).toHaveValue("2");
    await expect(page.locator("[value=mpesa]")).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Place order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("an order is placed from the sheet, without the keyboard jumping up", async ({ page }) => {
    await openDialog(page, lineup, "Purchase POS Terminal");
    await expect(page.getByRole("heading", { name: "Your order" })).toBeFocused();
    const send = page.getByRole("button", { name: "Place order" });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".dlg__tot:visible")).toContainText("ksh 20,000.00");
    await fill(page);
    await page.getByRole("dialog").getByText("PayPal").tap();
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    expect(await runsOver(page)).toBe(false);
    await send.tap();
    await expect(page.getByText(/Order placed: VLT-/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("region", { name: "Pro-forma" })).toContainText("PayPal");
    expect(await runsOver(page)).toBe(false);
  });

  test("with the keyboard open, the field in hand and the cross stay in sight", async ({ page }) => {
    await openDialog(page, lineup, "Purchase POS Terminal");
    await page.setViewportSize({ width: 360, height: 320 });
    for (const name of Object.keys(input)) {
      const field = page.locator(`[name=${name}]:visible`);
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    expect(await runsOver(page)).toBe(false);
  });
});

test.describe("for everybody", () => {
  test("the dialog in each state, the proof and the order's page have no accessibility problem", async ({
    page,
  }) => {
    await openDialog(page, category, "Purchase Now Receipt Printer");
    await page.getByRole("dialog").getByLabel("Quantity").fill("1000");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText("Enter your full name.")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("dialog").getByLabel("Quantity").fill("2");
    await fill(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep ordering" }).click();

    await page.route(orderPost, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);

    await page.unroute(orderPost);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText(/Order placed: VLT-/)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("region", { name: "Pro-forma" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form is a page, and leads to the order's own", async ({ page }) => {
    await page.goto(lineup);
    await page.getByRole("link", { name: "Purchase Payment Terminal" }).click();
    await expect(page).toHaveURL("/products/hardware/order?payment-terminal=1");
    await fill(page);
    await page.locator("[name=customer_email]").fill("wanjiku@kamaustores");
    await page.locator("[name=payment-terminal]").fill("4");
    await page.getByText("PayPal").click();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByText("This address looks unfinished.")).toBeVisible();
    await expect(page.locator("[name=customer_email]")).toBeFocused();
    await expect(page.getByText("ksh 120,000.00").first()).toBeVisible();
    await page.locator("[name=customer_email]").fill("without.scripts@kamau.co.ke");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(placedAt);
    const slip = page.getByRole("region", { name: "Pro-forma" });
    for (const part of ["Payment Terminal", "ksh 120,000.00", "PayPal"])
      await expect(slip).toContainText(part);
    await page.reload();
    await expect(slip).toContainText("ksh 120,000.00");
  });

  test("a lost link is asked for, and the answer tells nothing", async ({ page }) => {
    await page.goto("/orders/find");
    await page.getByLabel("Order reference").fill("vlt 2222222");
    await page.getByLabel("Email or phone you ordered with").fill("wanjiku@kamau.co.ke");
    await page.getByRole("button", { name: "Email me the link" }).click();
    await expect(page.getByText("If an order matches")).toBeVisible();
    await expect(page.getByLabel("Order reference")).toHaveValue("vlt 2222222");
  });
});

test("a broken order link leads to the search for it, which can be corrected and sent again", async ({
  page,
}) => {
  await page.goto("/orders/abcdefghijklmnopqrstuvw");
  await expect(page.getByRole("heading", { level: 1, name: "We can't find this order" })).toBeVisible();
  await page.getByRole("link", { name: "Find your order" }).first().click();
  await expect(page).toHaveURL("/orders/find");
  await formHydrated(page);
  await page.getByLabel("Order reference").fill("VLT-2222222");
  await page.getByLabel("Email or phone you ordered with").fill("0712 345 678");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByLabel("Order reference")).toHaveValue("VLT-2222222");
  await page.getByLabel("Order reference").fill("VLT-3333333");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
});

test.describe("the order's own page", () => {
  test("reached from the form, its address is told to nobody; it prints as one clean sheet and is found again", async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await placeOrder(page);
    const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const chat = page.waitForRequest(/\/chat-widget/);
    await page.locator("summary.chat-btn").click();
    await chat;
    await page.evaluate(() => fetch("/favicon.svg"));
    const sent = await Promise.all(
      requests.map(async (request) => ({
        url: request.url(),
        referer: (await request.headerValue("referer")) ?? "",
      })),
    );
    expect(sent.map(({ url }) => new URL(url).pathname)).toContain("/favicon.svg");
    expect(sent.filter(({ referer }) => referer.includes(key))).toEqual([]);

    // Also from a dark screen.
    await expect(page.getByRole("link", { name: "Print pro-forma" })).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("region", { name: "Pro-forma" })).toBeVisible();
    for (const screenOnly of ["header.header", ".order__txt", "footer.footer", ".chat"]) {
      await expect(page.locator(screenOnly).first()).toBeHidden();
    }
    expect(await page.locator(".slip h2").evaluate(inkOnPaper)).toBe("dark on light");
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });

    // On this device, until it is cleared.
    const [order = ""] = page.url().split("?");
    const reference =
      (await page.getByRole("heading", { level: 1 }).textContent())?.match(/VLT-\w+/)?.[0] ?? "";
    await page.goto("/orders/find");
    await page.getByRole("link", { name: reference }).click();
    await expect(page).toHaveURL(order);
    await page.goto("/orders/find");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(page.getByRole("link", { name: reference })).toHaveCount(0);
    await page.reload();
    await formHydrated(page);
    await expect(page.getByRole("link", { name: reference })).toHaveCount(0);
  });

  test.describe("with the service worker", () => {
    test.use({ serviceWorkers: "allow" });

    test("its key stays in the address: not in drafts, in the worker's caches, or in what is sent next", async ({
      page,
    }) => {
      await page.goto("/company");
      await hydrate(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await placeOrder(page);
      const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await page.reload();
      const referers: string[] = [];
      page.on("request", (request) => referers.push(request.headers().referer ?? ""));
      await hydrate(page);
      await page.getByRole("link", { name: "Message us about this order" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
      await page.locator("[name=name]").fill("Wanjiku");
      await page.locator("[name=email]").fill(input.customer_email);
      await page.locator("[name=message]").fill("Deliver on Friday, please.");
      const posted = page.waitForRequest((request) => request.method() === "POST");
      await page.getByRole("button", { name: "Send Message" }).click();
      expect(new URLSearchParams((await posted).postData() ?? "").get("from")).toBe("");
      await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();

      await page.evaluate(() => localStorage.removeItem("velto:last-order"));
      expect(await everythingKept(page)).not.toContain(key);
      expect(referers.join()).not.toContain(key);
    });
  });
});

/** The message of an order that is sent once there is a connection. */
function waiting(page: Page) {
  return page.locator("[data-form-message]").filter({ hasText: formTexts.waiting });
}

async function openDialog(page: Page, path: string | undefined, name: string) {
  if (path) await page.goto(path);
  await hydrate(page);
  await page.getByRole("link", { name }).first().click();
  await expect(page.getByRole("dialog", { name: "Your order" })).toBeVisible();
}

async function placeOrder(page: Page) {
  await page.goto(orderPage);
  await formHydrated(page);
  await fill(page);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Order placed: VLT-/ })).toBeFocused();
  await expect(page).toHaveURL(placedAt);
}

async function fill(page: Page) {
  for (const [name, value] of Object.entries(input)) await page.locator(`[name=${name}]:visible`).fill(value);
}

async function expectFilled(page: Page) {
  for (const [name, value] of Object.entries(input)) {
    await expect(page.locator(`[name=${name}]:visible`)).toHaveValue(value);
  }
}

/** Delays the POST until released. */
async function hold(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(orderPost, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

function collectIds(page: Page): string[] {
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !orderPost.test(request.url())) return;
    ids.push(new URLSearchParams(request.postData() ?? "").get("client_request_id") ?? "");
  });
  return ids;
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("velto:draft")));
}

function runsOver(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog, .dlg__body, .slip")].some(
      (element) => element.scrollWidth > element.clientWidth,
    ),
  );
}

function inkOnPaper(element: Element): string {
  const light = (color: string) =>
    (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 128);
  const ground = getComputedStyle(document.body).backgroundColor;
  const isClear = ground === "rgba(0, 0, 0, 0)";
  return `${light(getComputedStyle(element).color) ? "light" : "dark"} on ${isClear || light(ground) ? "light" : "dark"}`;
}

async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = kept.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, urls]);
  });
}
