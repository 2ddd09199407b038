import type { Page } from "@playwright/test";
import { formTexts } from "../../app/forms/texts";
import { expectAccessible } from "./accessible";
import { expect, formHydrated, holdScripts, test } from "./visitor";

const contact = {
  path: "/contact",
  input: {
    name: "Wanjikũ wa Kamau",
    email: "wanjiku@kamau.co.ke",
    message: "Habari 👋 <b>bei</b> ya mizani?",
  },
  send: "Send Message",
  sending: "Sending...",
  done: "Your message has been sent successfully! We will get back to you soon.",
  failed: "Failed to send message. Please try again later.",
};
const demo = {
  path: "/request-demo",
  input: {
    name: "Achieng",
    email: "achieng@samaki.co.ke",
    company: "Samaki & Ugali",
    phone: "+254 700 000 000",
  },
  send: "Request Demo",
  sending: "Submitting...",
  done: "Your demo request has been submitted successfully! Our team will contact you shortly.",
  failed: "Failed to submit request. Please try again later.",
};
const unreachable = "An error occurred. Please try again later.";

type Form = typeof contact | typeof demo;

for (const form of [contact, demo] as Form[]) {
  test.describe(form.path, () => {
    test("a wrong field, a refusal that keeps what was typed, busy, then thanks: each accessible", async ({
      page,
    }) => {
      await open(page, form);
      await page.getByRole("button", { name: form.send }).click();
      await expect(page.locator("[name=name]")).toBeFocused();
      await expectAccessible(page);

      await fill(page, form);
      await page.route(`**${form.path}.data*`, (route) => route.fulfill({ status: 500, body: "" }));
      await page.getByRole("button", { name: form.send }).click();
      const banner = page.getByRole("alert");
      await expect(banner).toContainText(form.failed);
      await expect(banner).toContainText("What you typed is still here.");
      await expect(banner).toBeFocused();
      await expectFilled(page, form);
      await expectAccessible(page);

      await page.unroute(`**${form.path}.data*`);
      const held = await hold(page, form);
      await page.getByRole("button", { name: form.send }).click();
      await expect(page.getByRole("button", { name: form.sending })).toBeDisabled();
      held.release();
      await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
      await expect(page.getByText(form.done)).toBeVisible();
      await expect(page.locator("form.form")).toHaveCount(0);
      expect(await kept(page)).toEqual([]);
      await expectAccessible(page);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("a wrong field is named in our words, everything typed stays, and then it is thanked for", async ({
        page,
      }) => {
        await page.goto(form.path);
        await fill(page, form);
        await page.locator("[name=email]").fill("wanjiku@kamaustores");
        const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
        await page.getByRole("button", { name: form.send }).click();
        expect((await answered).status()).toBe(400);
        await expect(page.getByText("This address looks unfinished. Check the part after @.")).toBeVisible();
        await expect(page.locator("[name=name]")).toHaveValue(form.input.name);
        await expect(page.locator("[name=email]")).toBeFocused();
        await page.locator("[name=email]").fill(form.input.email);
        await page.getByRole("button", { name: form.send }).click();
        await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
        await expect(page.getByText(form.done)).toBeVisible();
        await expect(page.getByText("is kept in this browser")).toBeHidden();
      });
    });
  });
}

/** The engine is one for all forms; the order dialog has its own in orders.spec.ts. */
test.describe("every form", () => {
  const form = contact;

  test("a limit and a dropped connection say so; the next try is the same request until the input changes", async ({
    page,
  }) => {
    await open(page, form);
    await fill(page, form);
    const ids = collectIds(page, form);
    const alert = page.getByRole("alert");
    await page.route(`**${form.path}.data*`, (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, message: "Nothing is lost. Please wait 3 minutes." },
      }),
    );
    await page.getByRole("button", { name: form.send }).click();
    await expect(alert).toContainText(form.failed);
    await expect(alert).toContainText("Please wait 3 minutes.");
    await expectFilled(page, form);

    await page.unroute(`**${form.path}.data*`);
    await page.route(`**${form.path}.data*`, (route) => route.abort());
    await page.getByRole("button", { name: form.send }).click();
    await expect(alert).toContainText(unreachable);
    await expectFilled(page, form);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(1);

    await page.unroute(`**${form.path}.data*`);
    await page.locator("[name=name]").fill("Somebody else");
    await page.getByRole("button", { name: form.send }).click();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });

  test("no answer within 15 seconds is a failure", async ({ page }) => {
    await page.clock.install();
    await open(page, form);
    await fill(page, form);
    await hold(page, form);
    // The clock of the answer runs from the moment the request is on its way.
    const sent = page.waitForRequest(`**${form.path}.data*`);
    await page.getByRole("button", { name: form.send }).click();
    await expect(page.getByRole("button", { name: form.sending })).toBeVisible();
    await sent;
    await page.clock.runFor(14_000);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole("alert")).toContainText(unreachable);
    await expectFilled(page, form);
  });

  test("offline it says so, waits, and goes out once when the connection returns", async ({
    page,
    context,
  }) => {
    await open(page, form);
    await fill(page, form);
    const ids = collectIds(page, form);
    await context.setOffline(true);
    await expect(page.getByText(formTexts.offline)).toBeVisible();
    const lines = consoleErrors(page);
    await page.getByRole("button", { name: form.send }).click();
    await expect(waiting(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(lines.join()).toContain("The form was not sent");
    await expectFilled(page, form);
    expect(ids).toEqual([]);

    const held = await hold(page, form);
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: form.sending })).toBeDisabled();
    held.release();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    expect(ids).toHaveLength(1);
    expect(await kept(page)).toEqual([]);
  });

  test("what waits goes out when the page is opened again", async ({ page, context }) => {
    await open(page, form);
    await fill(page, form);
    await context.setOffline(true);
    await page.getByRole("button", { name: form.send }).click();
    await expect(waiting(page)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(form.path);
    await expect(later.getByText(/^Your .+ is sent\./)).toBeVisible();
    await expect(later.locator("[name=name]")).toHaveValue("");
    expect(await kept(later)).toEqual([]);
  });

  test("waiting can be stopped, and a connection that is not steady yet is tried again", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await open(page, form);
    await fill(page, form);
    const ids = collectIds(page, form);
    await context.setOffline(true);
    await page.getByRole("button", { name: form.send }).click();
    await page.getByRole("button", { name: "Don't send it automatically" }).click();
    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    expect(ids).toEqual([]);
    await expectFilled(page, form);

    await context.setOffline(true);
    await page.getByRole("button", { name: form.send }).click();
    await expect(waiting(page)).toBeVisible();
    await page.route(`**${form.path}.data*`, (route) => route.abort());
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect.poll(() => ids.length).toBe(1);
    await expect(waiting(page)).toBeVisible();
    await page.unroute(`**${form.path}.data*`);
    await page.clock.runFor(15_000);
    await expect(page.getByText(form.done)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
  });

  test("what was typed outlives a reload and a closed tab", async ({ page, context }) => {
    await open(page, form);
    await fill(page, form);
    await page.reload();
    await open(page, form, { visit: false });
    await expectFilled(page, form);
    await page.close();

    const later = await context.newPage();
    await open(later, form);
    await expectFilled(later, form);
    await expect(later.getByText(/^You wrote this on .+ and had not sent it yet\./)).toBeVisible();
    await later.getByRole("button", { name: "Clear it" }).click();
    await expect(later.locator("[name=name]")).toHaveValue("");
    await expect(later.locator("[name=name]")).toBeFocused();
    expect(await kept(later)).toEqual([]);
  });

  test("moving on right after the last key keeps it", async ({ page }) => {
    await open(page, form);
    await fill(page, form);
    await page.locator("header.header").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await page.goBack();
    await open(page, form, { visit: false });
    await expectFilled(page, form);
  });

  test("asks about an address with a slip, takes either, and a double click sends once", async ({ page }) => {
    await open(page, form);
    const ids = collectIds(page, form);
    // Whoever wrote takes a slip from the notice.
    await expect(page.locator(".slips .gone")).toHaveCount(1);
    const email = page.locator("[name=email]");
    await email.fill("wanjiku@gmial.con");
    await email.blur();
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expect(email).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "wanjiku@gmail.com" }).click();
    await expect(email).toHaveValue("wanjiku@gmail.com");
    await expect(email).toBeFocused();
    await expect(page.getByText("Did you mean")).toHaveCount(0);
    await fill(page, form);
    await email.fill("wanjiku@gmial.com");
    await page.getByRole("button", { name: form.send }).dblclick();
    await expect(page.getByText(form.done)).toBeVisible();
    await expect(page.locator(".slips .gone")).toHaveCount(2);
    expect(ids).toHaveLength(1);
  });

  test("what was typed before the page was hydrated stays", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(form.path, { waitUntil: "domcontentloaded" });
    await fill(page, form);
    release();
    await open(page, form, { visit: false });
    await expectFilled(page, form);
    expect(await kept(page)).toHaveLength(1);
  });

  test("errors stand beside their fields, not while typing, and the first has the focus", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, form);
    const email = page.locator("[name=email]");
    await email.pressSequentially("wanjiku@");
    await page.clock.runFor(1_000);
    await expect(email).not.toHaveAttribute("aria-invalid");
    await email.blur();
    await page.clock.runFor(1_000);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription(/Enter one email address with an @/);
    await email.fill("wanjiku@kamau.co.ke");
    await expect(email).not.toHaveAttribute("aria-invalid");

    await page.getByRole("button", { name: form.send }).click();
    await expect(page.locator("[name=name]")).toBeFocused();
    await expect(page.locator("[name=name]")).toHaveAccessibleDescription(/Enter your/);
    await expect(email).toHaveValue("wanjiku@kamau.co.ke");
  });
});

test("the page before is told to sales, as a path only", async ({ page }) => {
  await open(page, { ...contact, path: "/services?x=1" }, { form: false });
  await page.getByRole("link", { name: "Request a Consultation" }).first().click();
  await page.waitForURL(/\/contact/);
  await open(page, contact, { visit: false });
  await fill(page, contact);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: contact.send }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("from")).toBe("/services");
  await expect(page.getByText(contact.done)).toBeVisible();
});

test("a message from a machine's page says what it is about", async ({ page }) => {
  await page.goto("/products/hardware/receipt-printers");
  await page.getByRole("link", { name: "Contact Sales" }).click();
  await page.waitForURL("/contact?about=receipt-printer");
  await open(page, contact, { visit: false });
  await expect(page.getByText("You are asking about Receipt Printer.")).toBeVisible();
  await fill(page, contact);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: contact.send }).click();
  expect(new URL((await posted).url()).searchParams.get("about")).toBe("receipt-printer");
  await expect(page.getByText(contact.done)).toBeVisible();
});

test("the edition a link asks about is named and sent along, and Request Another Demo is an empty form", async ({
  page,
}) => {
  await open(page, { ...demo, path: "/request-demo?edition=bars-wines-spirits" });
  await expect(page.getByText("You are asking about VeltoPOS for bars, wines and spirits.")).toBeVisible();
  await fill(page, demo);
  await page.locator("[name=employees]").selectOption("51-200");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: demo.send }).click();
  expect(new URL((await posted).url()).searchParams.get("edition")).toBe("bars-wines-spirits");
  await expect(page.getByText(demo.done)).toBeVisible();
  await page.getByRole("link", { name: "Request Another Demo" }).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toHaveCount(0);
  for (const name of Object.keys(demo.input)) await expect(page.locator(`[name=${name}]`)).toHaveValue("");
  await expect(page.locator("[name=employees]")).toHaveValue("");
});

async function open(page: Page, { path }: { path: string }, { visit = true, form = true } = {}) {
  if (visit) await page.goto(path);
  if (form) await formHydrated(page);
}

async function fill(page: Page, { input }: Pick<Form, "input">) {
  for (const [name, value] of Object.entries(input)) await page.locator(`[name=${name}]`).fill(value);
}

async function expectFilled(page: Page, { input }: Pick<Form, "input">) {
  for (const [name, value] of Object.entries(input)) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }
}

/** Delays the POST until released. */
async function hold(page: Page, { path }: Pick<Form, "path">) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}.data*`, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

function collectIds(page: Page, { path }: Pick<Form, "path">): string[] {
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes(`${path}.data`)) return;
    ids.push(new URLSearchParams(request.postData() ?? "").get("client_request_id") ?? "");
  });
  return ids;
}

/** The message of a form that is sent once there is a connection. */
function waiting(page: Page) {
  return page.locator("[data-form-message]").filter({ hasText: formTexts.waiting });
}

function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => message.type() === "error" && lines.push(message.text()));
  return lines;
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("velto:draft")));
}
