import type { Page } from "@playwright/test";
import { expectFineAtEachSize, sizes } from "./accessible";
import { addAuthenticator, addByCommand, newPerson, signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

test("signs in with the printed link, adds a passkey, and signs in with it", async ({ page, context }) => {
  const touch = await addAuthenticator(context, page);
  const { path, email } = await addByCommand("owner", "Wanjiru Maina");
  await page.goto(path);
  await page.getByRole("button", { name: "Sign in here" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL("**/staff");

  await page.goto("/staff/me");
  await expect(page.getByRole("button", { name: /^Remove:/ })).toHaveCount(1);
  // The field offers passkeys by itself, and a finger that lay on the reader would sign in before the button does.
  await touch(false);
  const asks = "**/passkey/generate-authenticate-options";
  // The field of each page asks once; the first page's answer must not pass for the second's.
  const firstAsks = page.waitForResponse(asks);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/staff/sign-in");
  await firstAsks;
  const fieldAsks = page.waitForResponse(asks);
  await page.goto("/staff/sign-in?next=%2Fstaff%2Fpeople");
  await fieldAsks;
  // The reader looks for a finger once, when it is asked: it lies there before the button's prompt begins.
  await page.route(asks, async (route) => {
    await touch(true);
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign in with passkey" }).click();
  await page.waitForURL("**/staff/people");
  await expect(row(page, email).getByRole("cell", { name: "Passkey", exact: true })).toBeVisible();

  // A link is used up by its first use, in whichever browser.
  const again = await page.request.get(path);
  expect(again.status()).toBe(410);
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("an owner invites somebody, changes a role and takes it back", async ({ page, browser }) => {
    await signIn(page, "owner");
    const { email } = await arrive(browser, "sales");
    await page.goto("/staff/people");
    await page.getByRole("link", { name: "Invite" }).click();
    await page.getByLabel("Name").fill("Mercy Wekesa");
    const invited = `${crypto.randomUUID()}@velto.example`;
    await page.getByLabel("Work email").fill(invited);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByRole("status").getByText("Mercy Wekesa")).toBeVisible();
    await expect(row(page, invited)).toContainText("Invited, 3 days left");

    await hydrate(page);
    await row(page, email)
      .getByLabel(/^Role of/)
      .selectOption("support");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, email).getByLabel(/^Role of/)).toHaveValue("sales");
  });
});

test("a session that ends in the middle of typing loses nothing", async ({ page, context }) => {
  await addAuthenticator(context, page);
  const { path } = await newPerson("owner");
  await page.goto(path);
  await page.getByRole("button", { name: "Sign in here" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL("**/staff");
  await page.goto("/staff/people/invite");
  await hydrate(page);
  await page.getByLabel("Name").fill("Kevin Mutua of the night shift");
  const invited = `${crypto.randomUUID()}@velto.example`;
  await page.getByLabel("Work email").fill(invited);
  await context.clearCookies();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("heading", { name: "Sign in again" })).toBeVisible();
  await expect(page.getByText("Kevin Mutua of the night shift")).toBeVisible();
  await page.getByRole("button", { name: "Sign in with passkey" }).click();
  await page.waitForURL("**/staff/people");
  await expect(row(page, invited)).toContainText("Invited");
});

test("no page has an accessibility problem, at either size, in light and dark", async ({ page }) => {
  const look = async (path: string) => {
    await page.goto(path);
    await test.step(path, () => expectFineAtEachSize(page));
  };
  const { path } = await newPerson("sales", "Faith Chebet");
  for (const each of ["/staff/sign-in", path, "/staff/sign-in/used"]) await look(each);
  await signIn(page, "owner");
  const pages = [
    "people",
    "people/invite",
    "hours",
    "money",
    "orders/new",
    "quotations",
    "quotations/new",
    "demos/hours",
    "me",
    "find?q=nothing",
    "keys",
    "more",
    "prove",
    "no-such-page",
  ];
  for (const each of pages) await look(`/staff/${each}`);
});

test("keys go to rooms, find and the list of keys, until they are switched off", async ({ page }) => {
  await signIn(page, "sales");
  await page.goto("/staff/me");
  await hydrate(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.waitForURL("**/staff/find");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("gt");
  await expect(page.getByRole("searchbox")).toHaveValue("gt");
  await page.getByRole("heading", { name: "Find" }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.waitForURL("**/staff");
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();

  await page.goto("/staff/me");
  const keys = page.locator("form", { has: page.getByRole("checkbox", { name: /Single keys/ }) });
  await keys.getByRole("checkbox").uncheck();
  await keys.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Single keys/ })).not.toBeChecked();
  await page.getByRole("heading", { name: "Keyboard" }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page that is open when its session ends says so, and stays", async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, "owner");
  await page.goto("/staff/people/invite");
  await hydrate(page);
  await page.getByLabel("Name").fill("Half a name");
  await context.clearCookies();
  await page.clock.runFor(31_000);
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Half a name");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invited person signs in, and an owner switches them off", async ({ page, browser }) => {
    const { email } = await arrive(browser, "support");
    const { path } = await newPerson("owner");
    await page.goto(path);
    await page.getByRole("button", { name: "Sign in here" }).click();
    await page.getByRole("link", { name: "Not now" }).click();
    await page.waitForURL("**/staff");
    await page.goto("/staff/people");
    await row(page, email)
      .getByRole("button", { name: /^Switch off/ })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click();
    await expect(row(page, email)).toContainText("Switched off");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, email).getByRole("button", { name: /^Switch off/ })).toBeVisible();
  });
});

/** Somebody who has been here once, in a browser of their own. */
async function arrive(browser: import("@playwright/test").Browser, role: "sales" | "support") {
  const context = await browser.newContext();
  const person = await signIn(await context.newPage(), role, "Brian Otieno");
  await context.close();
  return person;
}

function row(page: Page, email: string) {
  return page.getByRole("row").filter({ hasText: email });
}
