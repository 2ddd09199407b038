import { chromium } from "@playwright/test";
import { openPayShop } from "./pay-shop";

const shop = await openPayShop();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
const shot = async (
  name: string,
  width: number,
  scheme: "light" | "dark",
  go: (page: any) => Promise<void>,
) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  try {
    await go(page);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/payshots/${name}-${width}-${scheme}.png`, fullPage: true });
  } catch (e) {
    console.log(name, String(e).slice(0, 300));
  }
  await page.close();
};
for (const [width, scheme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  const url = await shop.confirmedOrder();
  await shot("ready", width, scheme, (page) => page.goto(url));
  const big = await shop.confirmedOrder({ quantity: 10 });
  await shot("parts", width, scheme, (page) => page.goto(big));
  await shot("waiting", width, scheme, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: /^Send prompt/ }).click();
    await page.getByRole("heading", { name: /^Look at/ }).waitFor();
  });
  if (width === 1440)
    await shot("help", width, scheme, async (page) => {
      await page.goto(`${url}?pay=help`);
    });
  const ref = await (async () => {
    const p = await browser.newPage();
    await p.goto(url);
    const t = await p.getByRole("heading", { level: 1 }).textContent();
    await p.close();
    return t?.replace("Order ", "").trim() ?? "";
  })();
  await shop.answer(ref, "pay");
  await shot("received", width, scheme, (page) => page.goto(url));
  const bank = await shop.confirmedOrder({ method: "paypal" });
  await shot("paypal", width, scheme, (page) => page.goto(bank));
  await shot("bank", width, scheme, async (page) => {
    await page.goto(bank);
    await page.getByText("Bank transfer").click();
  });
  const wrong = await shop.confirmedOrder();
  await shot("problem", width, scheme, async (page) => {
    await page.goto(wrong);
    await page.getByLabel("Phone that pays").fill("0733 222 201");
    await page.getByRole("button", { name: /^Send prompt/ }).click();
    await page.getByRole("heading", { name: /PIN was not right/ }).waitFor();
  });
}
await browser.close();
await shop.close();
process.exit(0);
