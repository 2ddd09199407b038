import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./visitor";

let partner: Server;
let partnerUrl: string;

test.beforeAll(async () => {
  const docs = readFileSync(new URL("../../docs/rest.md", import.meta.url), "utf8");
  const [, example = ""] = docs.match(/```html\n([\s\S]*?)```/) ?? [];
  const page = example.replaceAll("https://velto.example", String(test.info().project.use.baseURL));
  partner = createServer((_, answer) => {
    answer
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end(`<!doctype html><title>Partner</title>${page}`);
  });
  await new Promise<void>((resolve) => partner.listen(0, "127.0.0.1", resolve));
  partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
});
test.afterAll(() => partner.close());

test("the documented page on another origin sends a lead", async ({ page }) => {
  await page.goto(partnerUrl);
  await page.getByPlaceholder("Name").fill("Asha Wanjiku");
  await page.getByPlaceholder("Email").fill("asha@duka.example");
  await page.getByPlaceholder("Message").fill("Bei gani?");
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByRole("status")).toHaveText("Thank you!");
});

test("it can read why a lead was refused", async ({ page }) => {
  await page.goto(partnerUrl);
  await page.getByPlaceholder("Name").fill(" ");
  await page.getByPlaceholder("Email").fill("asha@duka.example");
  await page.getByPlaceholder("Message").fill("Bei gani?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("contact_messages_name");
});
