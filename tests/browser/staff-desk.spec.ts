import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectFineAtEachSize, sizes } from "./accessible";
import { startSiteWithMail } from "./site-with-mail";
import { signIn } from "./staff";
import { expect, test } from "./visitor";

const port = Number(process.env.TEST_PORT ?? 4173) + 100;
const refused = new Set<string>();
let site: Awaited<ReturnType<typeof startSiteWithMail>>;

test.use({ baseURL: `http://localhost:${port}`, viewport: sizes.phone });
test.beforeAll(async () => {
  site = await startSiteWithMail(port, refused);
});
test.afterAll(() => site?.close());

test("a failed email is corrected and sent, the inbox exported, the person erased", async ({ page }) => {
  const name = "Ruth Wanjala";
  const wrong = "ruth@highland-diaries.example";
  const right = "ruth@highland-dairies.example";
  refused.add(wrong);
  await sendMessage(page, name, wrong);
  await signIn(page, "owner", "Wanjiru Maina", port);

  await page.goto("/staff");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expectFineAtEachSize(page);

  await page.goto("/staff/emails");
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(wrong).count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByText("Mailbox unknown")).toBeVisible();
  await expectFineAtEachSize(page);
  await page.getByLabel("Right address").fill(right);
  await page.getByRole("button", { name: "Correct and send" }).click();
  await expect(page.getByText(wrong)).toHaveCount(0);
  await expect.poll(() => site.emails.filter(({ recipients }) => recipients.includes(right)).length).toBe(1);

  await page.goto("/staff/export");
  await expectFineAtEachSize(page);
  await page.getByLabel("Inbox", { exact: true }).check();
  await page.getByLabel(/^Names, phones/).check();
  await page.getByLabel("What is it for").fill("Check of the export");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^velto-inbox-.*-personal-data\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(right);

  await page.goto("/staff/privacy");
  await page.getByLabel("Email or phone").fill(right);
  await page.getByRole("button", { name: "Find this person" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expectFineAtEachSize(page);
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByLabel("Type ERASE to continue").fill("ERASE");
  await expectFineAtEachSize(page);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.waitForURL("**/staff/privacy");

  await page.getByLabel("Email or phone").fill(right);
  await page.getByRole("button", { name: "Find this person" }).click();
  // What is left is the email that says so, for a day.
  await expect(page.getByText(/^Email, /)).toBeVisible();
  await expect(page.getByRole("heading", { name })).toHaveCount(0);

  await page.goto("/staff/health");
  await expectFineAtEachSize(page);
});

/** As the contact page posts it without scripts. */
async function sendMessage(page: Page, name: string, email: string) {
  const form = { name, email, message: "Which scale prints labels?" };
  const headers = { origin: `http://localhost:${port}` };
  const answer = await page.request.post("/contact", { form, headers });
  expect(answer.ok()).toBe(true);
}
