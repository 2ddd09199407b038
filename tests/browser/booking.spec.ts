import type { Page } from "@playwright/test";
import { expectFineAtEachSize, sizes } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test.describe("at a desk and on a phone", () => {
  test.use({ viewport: sizes.desk, timezoneId: "Europe/London" });

  test("a visitor abroad books, moves and cancels; staff see the week, the thread and the hours", async ({
    page,
    browser,
    baseURL,
  }) => {
    const staff = await (await browser.newContext({ baseURL, viewport: sizes.desk })).newPage();
    await signIn(staff, "owner", "Amina Wekesa");

    await request(page, "Joseph Karanja");
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await expect(page.getByText(/^That is \d\d:00 where you are\.$/)).toBeVisible();
    await expectFineAtEachSize(page);

    const day = page.locator(".cal [aria-current]");
    const first = await day.getAttribute("data-day");
    await day.focus();
    await page.keyboard.press("ArrowRight");
    await expect(day).toBeFocused();
    expect(((await day.getAttribute("data-day")) ?? "") > (first ?? "")).toBe(true);
    await page.keyboard.press("Home");
    await expect(day).toHaveAttribute("data-day", first ?? "");

    await page.getByLabel("At my business").check();
    await expect(page.getByLabel("Area in Nairobi")).toBeVisible();
    await page.getByLabel("Video call").check();
    await page.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("heading", { name: "Your demo is booked" })).toBeFocused();
    await expect(page).toHaveURL(/\/demos\/[0-9a-f]{32}$/);
    await expectFineAtEachSize(page);

    await page.getByRole("link", { name: "Change the time" }).click();
    await expect(page.getByRole("heading", { name: "Change the time" })).toBeVisible();
    await page.locator(".cal a.free").last().click();
    await page.getByRole("button", { name: /^Move to \w+, \d\d:\d\d$/ }).click();
    await expect(page.getByRole("heading", { name: "Your demo is booked" })).toBeFocused();
    const moved = await page.locator(".ticket__day").innerText();

    await openDemo(staff, "Joseph Karanja");
    await expect(staff.locator("main .facts").first()).toContainText(moved.match(/\d+/)?.[0] ?? "no day");
    await expectFineAtEachSize(staff);
    await staff.getByRole("link", { name: "Open the conversation" }).click();
    await expect(staff.getByText(/^Visitor moved the demo of/)).toBeVisible();
    await staff.goto("/staff/demos");
    await expectFineAtEachSize(staff);
    await staff.getByRole("button", { name: "Make an address" }).click();
    const feed = await staff.getByLabel("Address of your calendar").inputValue();
    expect(await (await page.request.get(new URL(feed).pathname)).text()).toContain("BEGIN:VCALENDAR");
    await staff.goto("/staff/demos/hours");
    await staff.locator("summary", { hasText: "Amina Wekesa" }).click();
    await expectFineAtEachSize(staff);

    await page.getByRole("link", { name: "Cancel the demo" }).click();
    await page.getByLabel("Reason for cancelling").fill("A wedding");
    await expectFineAtEachSize(page);
    await page.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(page.getByRole("heading", { name: "Your demo is cancelled" })).toBeFocused();
    await expectFineAtEachSize(page);
    await staff.context().close();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone });

  test("a visitor books by one click, changes day and place, and cancels", async ({
    page,
    browser,
    baseURL,
  }) => {
    const staff = await (await browser.newContext({ baseURL, javaScriptEnabled: true })).newPage();
    await signIn(staff, "owner", "Brian Otieno");
    await staff.context().close();

    await request(page, "Ruth Jepkoech");
    await page.getByRole("button", { name: "Book this time" }).click();
    await expect(page.getByRole("heading", { name: "Your demo is booked" })).toBeVisible();
    const address = page.url();
    await page.getByRole("link", { name: "Change the time" }).click();
    const last = page.locator(".cal a.free").last();
    const day = await last.getAttribute("data-day");
    await last.click();
    await expect(page.locator(".cal [aria-current]")).toHaveAttribute("data-day", day ?? "");
    await expect(page.getByLabel("Area in Nairobi")).toBeHidden();
    await page.getByLabel("At my business").check();
    await page.getByLabel("Area in Nairobi").fill("Ngara");
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText("At your business, with")).toBeVisible();
    await page.getByRole("link", { name: "Cancel the demo" }).click();
    await page.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(page.getByRole("heading", { name: "Your demo is cancelled" })).toBeVisible();
    await page.getByRole("link", { name: "Choose another time" }).click();
    await expect(page.getByRole("button", { name: "Book this time" })).toBeVisible();
  });
});

async function request(page: Page, name: string) {
  await page.goto("/request-demo?edition=furniture");
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Business Email").fill(`${crypto.randomUUID()}@karanja.example`);
  await page.getByLabel("Company Name").fill("Karanja Furniture");
  await page.getByLabel("Phone Number").fill("0700 000 041");
  await page.getByRole("button", { name: "Request Demo" }).click();
  await expect(page.getByRole("heading", { name: "Or choose a time now" })).toBeVisible();
}

/** Wherever in the coming weeks it stands. */
async function openDemo(staff: Page, name: string) {
  await staff.goto("/staff/demos");
  await hydrate(staff);
  const row = staff.getByRole("row").filter({ hasText: name });
  for (let weeks = 0; weeks < 4 && (await row.count()) === 0; weeks++) {
    const heading = await staff.locator(".weeks h2").innerText();
    await staff.getByRole("link", { name: "Week after" }).click();
    await expect(staff.locator(".weeks h2")).not.toHaveText(heading);
  }
  await row.getByRole("link").click();
  await expect(staff.getByRole("heading", { name, level: 1 })).toBeVisible();
}
