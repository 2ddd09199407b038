import type { Page } from "@playwright/test";
import { expectAccessibleAndInside } from "./accessible";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test("a lead is answered, given to somebody and closed by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = await sendMessage(page);
  await signIn(page, "sales", "Brian Otieno");
  await page.goto(`/staff/inbox?q=${name}`);
  await hydrate(page);
  await expectAccessibleAndInside(page);

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeFocused();
  await page.keyboard.press("Enter");
  const thread = page.getByRole("article");
  await expect(thread.getByRole("heading", { name: new RegExp(name), level: 1 })).toBeVisible();
  await expectAccessibleAndInside(page);

  await page.keyboard.press("r");
  await expect(thread.getByLabel("Email: text")).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Yes, one scale prints both labels.");
  await page.keyboard.press("Control+Enter");
  await expect(thread.getByText("Yes, one scale prints both labels.").first()).toBeVisible();
  await expect(thread.getByRole("heading", { level: 1 })).toContainText("Answered");

  await focusNothing(page);
  await page.keyboard.press("a");
  await page.keyboard.press("b");
  await expect(page.getByRole("button", { name: "Brian Otieno" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(thread.locator("details.assign summary")).toBeFocused();
  await page.keyboard.press("a");
  // The list begins with nobody.
  await page.keyboard.press("Enter");
  await expect(thread.locator("details.assign summary")).toContainText("Nobody yet");

  await focusNothing(page);
  await page.keyboard.press("c");
  await expect(thread.getByRole("heading", { level: 1 })).toContainText("Closed");
  await focusNothing(page);
  await page.keyboard.press("z");
  await expect(thread.getByRole("heading", { level: 1 })).toContainText("Answered");
});

test("a saved answer is put into the text by keyboard, and the first gap is typed over", async ({ page }) => {
  const name = await sendMessage(page);
  await signIn(page, "support", "Brian Otieno");
  await page.goto(`/staff/inbox?q=${name}`);
  await hydrate(page);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  const thread = page.getByRole("article");
  const text = thread.getByLabel("Email: text");
  await expect(text).toBeVisible();
  await page.keyboard.press("t");
  await expect(thread.getByLabel("Saved answer").first()).toBeFocused();
  await page.keyboard.type("Delivery");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(
    new RegExp(`^Hello ${name},\n\nYour order \\{order\\} reaches you on \\{day\\}`),
  );
  await expect(text).toBeFocused();
  await expect(thread.getByText("write it in: {order}, {day}, {link}")).toBeVisible();
  await page.keyboard.type("VLT-1");
  await expect(text).toHaveValue(/Your order VLT-1 reaches you/);
  await page.keyboard.press("Control+Enter");
  await expect(thread.getByText("Write in {day}, {link}, or take them out. Nothing was sent.")).toBeVisible();
  await expect(text).toHaveValue(/Your order VLT-1 reaches you/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a lead is answered, given to somebody and closed", async ({ page }) => {
    const name = await sendMessage(page);
    await signIn(page, "support", "Amina Hassan");
    await page.goto(`/staff/inbox?q=${name}`);
    await expectAccessibleAndInside(page);
    await page.getByRole("link", { name: new RegExp(name) }).tap();
    const thread = page.getByRole("article");
    await expect(thread.getByRole("heading", { name: new RegExp(name), level: 1 })).toBeVisible();
    await expectAccessibleAndInside(page);
    await thread.getByLabel("Email: text").fill("Hello, yes it does.");
    await thread.getByRole("button", { name: "Send" }).tap();
    await expect(thread.getByText("Hello, yes it does.").first()).toBeVisible();
    await thread.locator("details.assign summary").tap();
    await thread.getByRole("button", { name: "Nobody yet" }).tap();
    await expect(thread.locator("details.assign summary")).toContainText("Nobody yet");
    await thread.getByRole("button", { name: "Close" }).tap();
    await expect(thread.getByRole("heading", { level: 1 })).toContainText("Closed");
  });
});

/** As the contact page posts it without scripts. Gives the name, which nobody else has. */
async function sendMessage(page: Page): Promise<string> {
  const name = `Halima${Math.random().toString(36).slice(2, 9)}`;
  const form = { name, email: `${name.toLowerCase()}@duka.example`, message: "Which scale prints labels?" };
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const answer = await page.request.post("/contact", { form, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return name;
}

async function focusNothing(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
