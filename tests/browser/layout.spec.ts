import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

const widths = [820, 1024, 1280];
const editions = ["retail", "restaurants", "bars-wines-spirits", "rental", "furniture"];

test("addresses and numbers in the footer stay on one line, and on a phone its end is above the chat's button", async ({
  page,
}) => {
  await page.goto("/company");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator(".footer address a").evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      }),
    );
    expect([...new Set(lines)], `at ${width}`).toEqual([1]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [line, launcher] = await Promise.all([
    boxOf(page, ".footer__legal"),
    boxOf(page, "summary.chat-btn"),
  ]);
  expect(line.y + line.height).toBeLessThanOrEqual(launcher.y);
});

test("on a phone the chat's button covers no control in use", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.focus();
  const [control, chat] = await Promise.all([
    send.boundingBox(),
    page.locator("summary.chat-btn").boundingBox(),
  ]);
  if (!control || !chat) throw new Error("Nothing to see");
  expect(control.y + control.height).toBeLessThanOrEqual(chat.y);
});

test("the notch of the closing band is whole, and no text lies on it", async ({ page }) => {
  await page.goto("/products");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [notch, ...texts] = await Promise.all([
      page.locator(".close__notch path").last().boundingBox(),
      page.locator(".close h2").evaluate(textRight),
      page.locator(".close p").evaluate(textRight),
    ]);
    if (!notch) throw new Error("Nothing to see");
    expect(notch.x + notch.width).toBeLessThanOrEqual(width);
    for (const right of texts) expect(right, `at ${width}`).toBeLessThanOrEqual(notch.x);
  }
});

test("the hero of an edition with a scene shows it, whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/veltopos/retail");
  const picture = page.locator(".hero__panel img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { x, width, height } = await boxOf(page, ".hero__panel img");
  expect([x, width]).toEqual([0, 390]);
  expect(width / height).toBeCloseTo(8 / 5, 1);
});

for (const edition of editions.filter((one) => one !== "retail"))
  test(`the hero of ${edition} cuts nothing off at its left, and shows one object, whole, on a phone`, async ({
    page,
  }) => {
    await page.goto(`/products/veltopos/${edition}`);
    const objects = page.locator(".hero__panel > img:visible");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const panel = await boxOf(page, ".hero__panel");
      for (const object of await objects.all()) {
        expect((await object.boundingBox())?.x, `at ${width}`).toBeGreaterThanOrEqual(panel.x);
      }
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(objects).toHaveCount(1);
    const [object, panel] = await Promise.all([objects.boundingBox(), boxOf(page, ".hero__panel")]);
    if (!object) throw new Error("Nothing to see");
    expect(object.x).toBeGreaterThanOrEqual(0);
    expect(object.x + object.width).toBeLessThanOrEqual(390);
    expect(object.y + object.height).toBeLessThanOrEqual(panel.y + panel.height);
  });

for (const path of [
  "/",
  "/individual",
  "/enterprise",
  "/products/veltoerp",
  "/products/veltopos/restaurants",
])
  test(`on the cards of ${path} no screen lies on the text`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const distances = await page.locator(".card").evaluateAll((cards) =>
        cards.map((card) => {
          const [text, art] = [".card__txt", ".card__art"].map((part) => card.querySelector(part));
          const above = art?.matches(".art-hang") ? 10 : 0; // the rail that its tickets hang from
          return (
            (art?.getBoundingClientRect().top ?? 0) - above - (text?.getBoundingClientRect().bottom ?? 0)
          );
        }),
      );
      expect(distances.length).toBeGreaterThan(0);
      expect(Math.min(...distances), `at ${width}`).toBeGreaterThanOrEqual(0);
    }
  });

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 } });
  for (const path of ["/", "/products/veltopos/restaurants", "/products/hardware/pos-terminals"])
    test(`${path} shows its title and a button in the first view`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator("main .btn").first()).toBeInViewport({ ratio: 1 });
    });
});

for (const width of [390, 1280]) {
  test(`a shared link lands where it points at ${width} pixels`, async ({ browser, baseURL }) => {
    for (const path of ["/products/veltopos", "/products/veltopos/retail"]) {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } });
      const page = await context.newPage();
      await page.goto(path);
      const parts = await page
        .locator(".subnav a[href^='#']:not([href='#main'])")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        const visit = await context.newPage();
        await visit.goto(path + part);
        await hydrate(visit);
        await visit.evaluate(() => document.fonts.ready);
        const target = visit.locator(part);
        await expect
          .poll(async () => Math.round((await target.boundingBox())?.y ?? -1), { message: path + part })
          .toBeGreaterThan(100);
        expect(Math.round((await target.boundingBox())?.y ?? 999), path + part).toBeLessThan(170);
        await visit.close();
      }
      await context.close();
    }
  });
}

test("the contents of an article mark the part that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog/choosing-the-right-erp");
  const contents = page.locator(".contents__side");
  const links = contents.getByRole("link");
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  const third = links.nth(2);
  await third.click();
  await expect(contents.locator("[aria-current]")).toHaveText([await third.innerText()]);
});

test("the pictures of the lineup lead to their machines", async ({ page }) => {
  await page.goto("/products/hardware");
  await page.locator(".hwc .stage").first().click();
  await expect(page).toHaveURL(/^[^#?]+\/products\/hardware\/[\w-]+$/);
});

function textRight(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return Math.max(...[...text.getClientRects()].map(({ right }) => right));
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error("Nothing to see");
  return box;
}
