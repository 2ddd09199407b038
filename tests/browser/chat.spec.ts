import type { FrameLocator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, holdScripts, hydrate, test } from "./visitor";

const launcher = "summary.chat-btn";

async function open(page: Page, path = "/company"): Promise<FrameLocator> {
  await page.goto(path);
  if (await page.locator("details.chat:not([open])").count()) await page.locator(launcher).click();
  const frame = page.frameLocator("iframe");
  await frame.locator("#chat-choices").waitFor();
  return frame;
}

async function ask(frame: FrameLocator, question: string) {
  await frame.getByRole("textbox", { name: "Message" }).first().fill(question);
  await frame.getByRole("button", { name: "Send", exact: true }).click();
}

test.describe("the frame", () => {
  test("is loaded at the first click and not before, and once", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const loads = () => requests.filter((path) => path === "/chat-widget").length;
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(0);
    expect(requests).not.toContain("/search-index.json");
    await page.locator(launcher).click();
    await expect(page.frameLocator("iframe").locator("#chat-choices")).toBeVisible();
    await page.locator(launcher).click();
    await expect(page.locator("iframe")).toBeHidden();
    await page.locator(launcher).click();
    await expect(page.locator("iframe")).toBeVisible();
    expect(loads()).toBe(1);
  });

  test("measures 380 by 600 or fits a smaller window, is named, may copy and listen, and ignores strangers", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const frame = page.locator("iframe");
    const box = await frame.boundingBox();
    expect(box).toMatchObject({ width: 380, height: 600 });
    expect((box?.x ?? 0) + 380).toBe(1440 - 24);
    await expect(frame).toHaveAttribute("allow", "clipboard-write; microphone");
    await expect(frame).toHaveAttribute("title", "Chat with Velto");

    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await frame.boundingBox();
      expect(box?.width, `at ${width}`).toBeLessThanOrEqual(width * 0.95);
      expect(box?.height, `at ${width}`).toBeLessThanOrEqual(height * 0.8);
      expect(box?.x, `at ${width}`).toBeGreaterThanOrEqual(0);
      expect(box?.y, `at ${width}`).toBeGreaterThanOrEqual(0);
    }

    await page.evaluate(() => window.postMessage({ to: "velto-page", type: "go", path: "/terms" }, "*"));
    await page.evaluate(() => window.postMessage({ to: "velto-page", type: "close" }, "*"));
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener("message", ({ data }) => data === "last" && done());
          window.postMessage("last", "*");
        }),
    );
    await expect(frame).toBeVisible();
    await expect(page).toHaveURL(/company$/);
  });

  test("opens and closes by keyboard, and focus comes back", async ({ page }) => {
    await page.goto("/company");
    await page.waitForLoadState("networkidle");
    await page.locator(launcher).focus();
    await page.keyboard.press("Enter");
    const field = page.frameLocator("iframe").getByRole("textbox", { name: "Message" }).first();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("iframe")).toBeHidden();
    await expect(page.locator(launcher)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await page.frameLocator("iframe").getByRole("button", { name: "Close chat" }).click();
    await expect(page.locator(launcher)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.locator("h1").click();
    await page.keyboard.press("Escape");
    await expect(page.locator("iframe")).toBeHidden();
  });

  test("a click before its script has come is not lost", async ({ page }) => {
    const release = await holdScripts(page, /page-module/);
    await page.goto("/company", { waitUntil: "commit" });
    await page.locator(launcher).click();
    await expect(page.getByText("The chat is opening.")).toBeVisible();
    release();
    await expect(page.frameLocator("iframe").locator("#chat-choices")).toBeVisible();
  });

  test("opens without the application", async ({ page }) => {
    await page.route(/assets\/(?!widget-client|page-module).*\.js$/, (route) => route.abort());
    await page.goto("/company");
    await page.locator(launcher).click();
    const frame = page.frameLocator("iframe");
    await ask(frame, "offline mode");
    await expect(frame.getByRole("log")).toContainText("VeltoPOS");
  });

  test("opened offline shows our own panel, and opens when the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto("/company");
    await hydrate(page);
    await context.setOffline(true);
    await page.locator(launcher).click();
    const panel = page.locator(".chat-frame");
    const offline = panel.getByText("You are offline.").filter({ visible: true });
    await expect(offline).toHaveCount(1);
    await expect(panel.getByRole("link", { name: /^Call \+254/ })).toHaveAttribute("href", /^tel:\+254/);
    await expect(panel.getByRole("link", { name: "Write on WhatsApp" })).toBeVisible();
    await expect(page.locator("iframe")).toBeHidden();
    await context.setOffline(false);
    await expect(page.frameLocator("iframe").locator("#chat-choices")).toBeVisible();
    await expect(offline).toHaveCount(0);
  });

  test("that fails leaves the page alone and names another way", async ({ page }) => {
    await page.route("**/chat-widget*", (route) => route.abort());
    await page.goto("/company");
    await page.locator(launcher).click();
    const alert = page.locator(".chat-frame").getByRole("alert");
    await expect(alert).toContainText("The chat did not open.");
    await page.unroute("**/chat-widget*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.frameLocator("iframe").locator("#chat-choices")).toBeVisible();
    await page.getByRole("link", { name: "Services" }).first().click();
    await expect(page).toHaveURL(/services$/);
  });
});

test.describe("the conversation", () => {
  test("answers with its source, keeps talking while the page moves on, and stays in its own tab", async ({
    page,
    context,
  }) => {
    const frame = await open(page);
    await ask(frame, "bei ya recipt printer?");
    const log = frame.getByRole("log");
    await expect(log).toContainText("Receipt printer moja ni ksh 50,000.00");
    await frame.getByRole("link", { name: "Receipt printers" }).click();
    await expect(page).toHaveURL(/\/products\/hardware\/receipt-printers$/);
    await expect(page.locator("iframe")).toBeVisible();
    await expect(log).toContainText("bei ya recipt printer?");
    await page.reload();
    await expect(page.frameLocator("iframe").getByRole("log")).toContainText("bei ya recipt printer?");
    const other = await open(await context.newPage());
    await expect(other.getByRole("log")).not.toContainText("recipt printer");
  });

  test("suggests questions that fit the page, also after moving", async ({ page }) => {
    const frame = await open(page, "/products/veltopos/rental");
    await expect(frame.getByRole("button", { name: "Can I manage rentals and bookings?" })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: "VeltoERP" }).first().click();
    await frame.getByRole("button", { name: "Can it run my payroll?" }).click();
    await expect(frame.getByRole("log")).toContainText("HR & Payroll is a module of VeltoERP");
  });

  test("offers the four quick ways", async ({ page }) => {
    const frame = await open(page);
    await frame.getByRole("button", { name: "Hardware prices" }).click();
    await expect(frame.getByRole("log")).toContainText("POS terminal ksh 20,000.00");
    const fresh = await open(page, "/services");
    await expect(fresh.getByRole("log")).toContainText("POS terminal ksh 20,000.00");
    await fresh.getByRole("link", { name: "Track my order" }).click();
    await expect(page).toHaveURL(/orders\/find$/);
    await fresh.getByRole("link", { name: "Request a Demo" }).click();
    await expect(page).toHaveURL(/request-demo$/);
    await expect(fresh.getByRole("button", { name: "Talk to a person" })).toBeVisible();
  });

  test("says that it is automatic, no Yes to what we don't have, and opens the form for whoever wants a person", async ({
    page,
  }) => {
    const frame = await open(page);
    await expect(frame.getByRole("banner")).toContainText("Automatic");
    await expect(frame.getByRole("log")).toContainText("Monday to Saturday, 08:00 to 18:00 EAT");
    await ask(frame, "Do you have payroll for Uganda?");
    await expect(frame.getByRole("log")).toContainText("I don't know that.");
    await expect(frame.getByRole("log")).not.toContainText("Yes.");
    await ask(frame, "Nataka kuongea na mtu");
    await expect(frame.getByRole("heading", { name: "Talk to a person" })).toBeFocused();
  });

  test("says when it does not know, and hands over once", async ({ page }) => {
    const frame = await open(page, "/services");
    await ask(frame, "Who won the football match?");
    await expect(frame.getByRole("log")).toContainText("I don't know that.");
    await frame.getByRole("button", { name: "Talk to a person" }).click();
    await expect(frame.getByRole("heading", { name: "Talk to a person" })).toBeFocused();
    const message = frame.getByRole("textbox", { name: "Message" }).nth(0);
    await expect(message).toHaveValue("Who won the football match?");

    await frame.getByRole("button", { name: "Send Message" }).click();
    await expect(frame.getByText("Enter your name.")).toBeVisible();
    await expect(frame.getByLabel("Name")).toBeFocused();
    await frame.getByLabel("Name").fill("Wanjiku");
    await frame.getByLabel("Email or phone").fill("0712 345 678");

    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/chat/hand-over")) sent.push(request.postData() ?? "");
    });
    await page.route("**/chat/hand-over", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await frame.getByRole("button", { name: "Send Message" }).click();
    await expect(frame.getByRole("alert")).toContainText("An error occurred. Please try again later.");
    await expect(frame.getByLabel("Name")).toHaveValue("Wanjiku");
    await page.unroute("**/chat/hand-over");
    await frame.getByRole("button", { name: "Send Message" }).click();
    await expect(frame.getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await expect(frame.getByRole("log")).toContainText("Your message has been sent successfully!");
    await expect(frame.getByRole("log")).toContainText("within one working day");
    const ids = sent.map((body) => body.match(/name="client_request_id"\s+([\w-]+)/)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(sent[0]).toContain('"text":"Who won the football match?"');
    expect(sent[0]).toMatch(/name="from"\s+\/services/);
  });

  test("copies an answer with its source, and offers no microphone where the browser can't listen", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    });
    const frame = await open(page);
    await expect(frame.getByRole("button", { name: "Speak" })).toBeHidden();
    await ask(frame, "Do I need the ERP to use the POS?");
    await frame.getByRole("button", { name: "Copy this answer" }).click();
    await expect(frame.locator("#chat-status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^No\. VeltoPOS runs on its own\.[\s\S]*\/products\/veltopos$/);
  });

  test("writes down speech, after a click, where the browser can listen", async ({ page }) => {
    await page.addInitScript(() => {
      class Listener {
        onresult?: (event: object) => void;
        onend?: () => void;
        start() {
          (window as { listened?: number }).listened = 1;
          this.onresult?.({ results: [[{ transcript: "offline mode" }]] });
          this.onend?.();
        }
        stop() {}
      }
      Object.assign(window, { SpeechRecognition: Listener, webkitSpeechRecognition: Listener });
    });
    const frame = await open(page);
    const inFrame = page.frames().find((candidate) => candidate.url().includes("/chat-widget"));
    expect(await inFrame?.evaluate(() => (window as { listened?: number }).listened)).toBeUndefined();
    await frame.getByRole("button", { name: "Speak" }).click();
    await expect(frame.locator("#chat-field")).toHaveValue("offline mode");
  });

  test("admits it when its index can't be loaded", async ({ page }) => {
    await page.route("**/search-index.json", (route) => route.abort());
    const frame = await open(page);
    await ask(frame, "prices");
    await expect(frame.getByRole("log")).toContainText("I can't look things up at the moment.");
  });

  test("has no accessibility problem, and WhatsApp ready with the text typed", async ({ page }) => {
    const frame = await open(page);
    await ask(frame, "How much is the payment terminal?");
    await frame.getByRole("button", { name: "Talk to a person" }).click();
    await frame.getByRole("textbox", { name: "Message" }).nth(0).fill("Do you open on Sunday?");
    await expect(frame.getByRole("link", { name: "Write on WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/254700000000?text=Hello%20Velto.%20Do%20you%20open%20on%20Sunday%3F",
    );
    await frame.getByRole("button", { name: "Send Message" }).click();
    await expect(frame.getByText("Enter your name.")).toBeVisible();
    await expectAccessible(page, { of: { include: [{ fromFrames: ["iframe", "body"] }, ".chat"] } });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("steps aside for a field in use and for the menu, and covers no control in use", async ({ page }) => {
    await page.goto("/contact");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Name", { exact: true }).focus();
    await expect(page.locator(launcher)).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const send = page.getByRole("button", { name: "Send Message" });
    await send.focus();
    await expect(page.locator(launcher)).toBeVisible();
    const [control, button] = [await send.boundingBox(), await page.locator(launcher).boundingBox()];
    expect((control?.y ?? 999) + (control?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await send.blur();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.locator(launcher)).toBeHidden();
  });

  test("lets the page be seen when a link in the chat is followed", async ({ page }) => {
    const frame = await open(page);
    await ask(frame, "furniture");
    await frame.getByRole("link", { name: "VeltoPOS for furniture" }).click();
    await expect(page).toHaveURL(/furniture$/);
    await expect(page.locator("iframe")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the launcher is a link to a page with the answers and a form that works", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/company");
    expect(requests).not.toContain("/chat-widget");
    await page.getByRole("link", { name: "Open chat" }).click();
    await expect(page).toHaveURL(/chat-widget$/);
    await page.getByText("Can it run my payroll?").click();
    await expect(page.getByText("HR & Payroll is a module of VeltoERP")).toBeVisible();
    await page.getByLabel("Name").fill("Otieno");
    await page.getByLabel("Email or phone").fill("not reachable");
    await page.getByLabel("Message").first().fill("Call me");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Enter an email address like name@shop.co.ke")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Otieno");
    await page.getByLabel("Email or phone").fill("otieno@duka.co.ke");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  });
});
