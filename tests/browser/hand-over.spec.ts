import type { Page } from "@playwright/test";
import { formTexts } from "../../app/forms/texts";
import { expect, test } from "./visitor";

const done = "Your message has been sent successfully! We will get back to you soon.";

test.describe("the chat's message form", () => {
  test("offline it waits calmly, and goes out once when the connection returns", async ({
    page,
    context,
  }) => {
    await open(page);
    await fill(page);
    const posts = countPosts(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(waiting(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByLabel("Name")).toHaveValue("Wanjiku");
    expect(posts).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(done)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test("what waited when the tab was closed goes out when the chat is opened again", async ({
    page,
    context,
  }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(waiting(page)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto("/chat-widget");
    await expect(later.getByText(done)).toBeVisible();
  });

  test("an error goes when its field is mended, and not before", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const name = page.getByLabel("Name");
    const contact = page.getByLabel("Email or phone");
    await expect(name).toBeFocused();
    await contact.fill("0712");
    await expect(contact).toHaveAttribute("aria-invalid", "true");
    await contact.fill("0712 345 678");
    await expect(contact).not.toHaveAttribute("aria-invalid");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Wanjiku");
    await expect(page.getByText("Enter your name.")).toHaveCount(0);
  });

  test("what is too long is not cut, but said", async ({ page }) => {
    await open(page);
    await fill(page);
    await page.getByLabel("Name").fill("W".repeat(130));
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Shorten this to 120 characters. It has 130 now.")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("W".repeat(130));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer is in view, whether it is thanks or an error", async ({ page }) => {
    await page.goto("/chat-widget");
    await fill(page);
    await page.getByLabel("Email or phone").fill("call me");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByLabel("Email or phone")).toBeFocused();
    await expect(page.getByText("Enter an email address like name@shop.co.ke")).toBeInViewport();
    await page.getByLabel("Email or phone").fill("0712 345 678");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeInViewport();
  });
});

async function open(page: Page) {
  await page.goto("/chat-widget");
  await page.getByRole("button", { name: "Talk to a person" }).click();
}

async function fill(page: Page) {
  await page.getByLabel("Name").fill("Wanjiku");
  await page.getByLabel("Email or phone").fill("0712 345 678");
  await page.locator("#chat-hand-form [name=message]").fill("Do you sell scales?");
}

function waiting(page: Page) {
  return page.locator("[data-form-message]").filter({ hasText: formTexts.waiting });
}

function countPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/chat/hand-over")) posts.push(request.url());
  });
  return posts;
}
