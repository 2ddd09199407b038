import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newPerson, signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

const text = "Hello, the scale prints both labels.";

test.describe("an answer being written", () => {
  test("survives another message of the customer, and says that one came", async ({ page }) => {
    const { name } = await openLead(page);
    await box(page).fill(text);
    await sendMessage(page, name);
    await refresh(page);
    await expect(thread(page).getByText(`And do you deliver, ${name}?`)).toBeVisible();
    await expect(box(page)).toHaveValue(text);
    await expect(thread(page).getByText(`${name} wrote while you were writing.`)).toBeVisible();
    await thread(page).getByRole("button", { name: "Send" }).click();
    await expect(thread(page).getByText(text)).toBeVisible();
    await expect(box(page)).toHaveValue(/^Hello Halima\w*,\n\n$/);
  });

  test("survives being taken by the person who writes it", async ({ page }) => {
    await openLead(page);
    await box(page).fill(text);
    await thread(page).locator("details.assign summary").click();
    await thread(page).getByRole("button", { name: "Brian Otieno" }).first().click();
    await expect(thread(page).locator("details.assign summary")).toContainText("Brian Otieno");
    await expect(box(page)).toHaveValue(text);
  });

  test("survives a colleague's answer, before it is sent and after it was refused", async ({
    page,
    browser,
  }) => {
    await openLead(page);
    await box(page).fill(text);
    await answerAs(browser, page.url());
    await thread(page).getByRole("button", { name: "Send" }).click();
    await expect(thread(page).getByRole("alert")).toContainText("Njoki Sales has changed this conversation");
    // The page shows how things stand, so that the next press is about what was read.
    await expect(thread(page).getByText("Answered by Njoki.")).toBeVisible();
    await expect(thread(page).getByRole("heading", { level: 1 })).toContainText("Answered");
    await expect(box(page)).toHaveValue(text);
    await refresh(page);
    await expect(box(page)).toHaveValue(text);
    await thread(page).getByRole("button", { name: "Send" }).click();
    await expect(thread(page).getByText(text)).toBeVisible();
  });

  test("is there again after leaving and coming back, as is a note", async ({ page }) => {
    await openLead(page);
    const address = page.url();
    await thread(page).getByText("Internal note", { exact: true }).click();
    await page.getByLabel("Internal note: text").fill("Wants two scales.");
    await thread(page).getByText("Email", { exact: true }).first().click();
    await box(page).fill(text);
    await page
      .getByRole("navigation", { name: "Staff" })
      .first()
      .getByRole("link", { name: "Orders" })
      .click();
    await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(box(page)).toHaveValue(text);
    await expect(page.getByLabel("Internal note: text")).toHaveValue("Wants two scales.");
    await page.goto("/staff/find");
    await page.goto(address);
    await expect(box(page)).toHaveValue(text);
  });

  test("is offered again after the browser broke down, and can be thrown away", async ({ page, context }) => {
    await openLead(page);
    const address = page.url();
    await box(page).fill(text);
    const again = await afterCrash(page, context, address);
    await expect(box(again)).toHaveValue(text);
    await expect(thread(again).getByText(/You wrote this on .* and had not sent it yet/)).toBeVisible();
    await thread(again).getByRole("button", { name: "Clear it" }).click();
    await expect(box(again)).toHaveValue(/^Hello Halima\w*,\n\n$/);
    const third = await afterCrash(again, context, address);
    await expect(box(third)).toHaveValue(/^Hello Halima\w*,\n\n$/);
  });

  test("goes out after the session has ended meanwhile, and is gone from the form then", async ({
    page,
    context,
  }) => {
    await openLead(page);
    const address = page.url();
    await box(page).fill(text);
    await context.clearCookies();
    await thread(page).getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(text)).toBeVisible();
    await signIn(page, "sales", "Brian Otieno");
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(thread(page).getByText(text)).toBeVisible();
    await page.goto(address);
    await expect(thread(page).getByText(text)).toBeVisible();
  });

  test("of one person is not shown to the next at the same computer", async ({ page, context }) => {
    await openLead(page);
    const address = page.url();
    await box(page).fill(text);
    await context.clearCookies();
    await signIn(page, "support", "Amina Hassan");
    await page.goto(address);
    await hydrate(page);
    await expect(box(page)).toHaveValue(/^Hello Halima\w*,\n\n$/);
  });
});

test("a sent answer is called back within the minute, and its text is in the form again", async ({
  page,
}) => {
  await openLead(page);
  await box(page).fill(text);
  await thread(page).getByRole("button", { name: "Send" }).click();
  await expect(thread(page).getByText(text)).toBeVisible();
  await thread(page).getByRole("button", { name: "Call it back" }).click();
  await expect(box(page)).toHaveValue(text);
  await expect(thread(page).getByRole("heading", { level: 1 })).toContainText("New");
  await refresh(page);
  await expect(box(page)).toHaveValue(text);
  await page.reload();
  await expect(box(page)).toHaveValue(text);
});

test("the greeting alone is not sent", async ({ page }) => {
  await openLead(page);
  await thread(page).getByRole("button", { name: "Send" }).click();
  await expect(thread(page).getByText("Write something after the greeting.")).toBeVisible();
  await expect(thread(page).getByRole("heading", { level: 1 })).toContainText("New");
});

const thread = (page: Page) => page.getByRole("article");
const box = (page: Page) => page.getByLabel("Email: text");

async function openLead(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Halima${Math.random().toString(36).slice(2, 9)}`;
  await sendMessage(page, name, "Which scale prints labels?");
  await signIn(page, "sales", "Brian Otieno");
  await page.goto(`/staff/inbox?q=${name}`);
  await hydrate(page);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(thread(page).getByRole("heading", { name: new RegExp(name), level: 1 })).toBeVisible();
  return { name };
}

/** As the contact page posts it without scripts. */
async function sendMessage(page: Page, name: string, message = `And do you deliver, ${name}?`) {
  const form = { name, email: `${name.toLowerCase()}@duka.example`, message };
  const answer = await page.request.post("/contact", { form, headers: { origin: origin() } });
  expect(answer.ok()).toBe(true);
}

async function answerAs(browser: Browser, address: string) {
  const colleague = await browser.newContext();
  const page = await colleague.newPage();
  const person = await newPerson("sales", "Njoki Sales");
  await page.request.post(person.link, { form: {}, headers: { origin: origin() } });
  const form = { intent: "email", version: "1", subject: "Re: labels", body: "Answered by Njoki." };
  const answer = await page.request.post(address, { form, headers: { origin: origin() }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await colleague.close();
}

/** As on return to the tab: the page asks for what is new. */
async function refresh(page: Page) {
  const answered = page.waitForResponse(/\/staff\/inbox\/.*\.data/);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await answered;
}

/** The page ends without a chance to do anything; the next one is opened with the same storage. */
async function afterCrash(page: Page, context: BrowserContext, address: string) {
  const next = await context.newPage();
  await page.goto("chrome://crash").catch(() => {});
  await page.close();
  await next.setViewportSize({ width: 1440, height: 900 });
  await next.goto(address);
  await hydrate(next);
  return next;
}

function origin(): string {
  return new URL(test.info().project.use.baseURL ?? "").origin;
}

test("a note on an order survives a colleague's note and coming back, and is gone once it is saved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "sales", "Brian Otieno");
  const reference = await placeOrder(page);
  const address = `/staff/orders/${reference}`;
  await page.goto(address);
  await hydrate(page);
  const note = page.getByLabel("Add a note");
  await note.fill("Wants it on Monday.");
  const form = { intent: "note", note: "Called, no answer." };
  await page.request.post(address, { form, headers: { origin: origin() } });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Called, no answer.")).toBeVisible();
  await expect(note).toHaveValue("Wants it on Monday.");
  await page.goto("/staff/find");
  await page.goto(address);
  await expect(note).toHaveValue("Wants it on Monday.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.locator(".note__body", { hasText: "Wants it on Monday." })).toBeVisible();
  await expect(note).toHaveValue("");
});

async function placeOrder(page: Page): Promise<string> {
  const form = {
    "pos-terminal": "1",
    customer_name: "Otieno Odhiambo",
    customer_email: `${crypto.randomUUID()}@duka.example`,
    customer_phone: "+254712345678",
    shipping_address: "Kimathi Street, Nairobi",
    payment_method: "mpesa",
    requestId: crypto.randomUUID(),
    do: "place",
  };
  const answer = await page.request.post("/staff/orders/new", {
    form,
    headers: { origin: origin() },
    maxRedirects: 0,
  });
  return (answer.headers().location ?? "").replace("/staff/orders/", "");
}
