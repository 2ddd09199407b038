import { expectFineAtEachSize, sizes } from "./accessible";
import { startSiteWithMail } from "./site-with-mail";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

const port = Number(process.env.TEST_PORT ?? 4173) + 200;
let site: Awaited<ReturnType<typeof startSiteWithMail>>;

test.use({ baseURL: `http://localhost:${port}`, viewport: sizes.phone });
test.beforeAll(async () => {
  site = await startSiteWithMail(port, new Set());
});
test.afterAll(() => site?.close());

test("an owner changes a number, a price and a question, looks at them first, and visitors read them", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage({ baseURL: `http://localhost:${port}` });
  const surprises: string[] = [];
  visitor.on("console", (line) => void (line.type() === "error" && surprises.push(line.text())));
  visitor.on("pageerror", (error) => void surprises.push(String(error)));
  await signIn(page, "owner", "Wanjiru Maina", port);

  await page.goto("/staff/content");
  await expect(page.getByRole("heading", { name: "Content", exact: true })).toBeVisible();
  await expectFineAtEachSize(page);
  await page.getByRole("link", { name: "Company" }).click();
  await expect(page.getByLabel("Telephone numbers")).toBeVisible();
  await expectFineAtEachSize(page);
  await page.getByLabel("Telephone numbers").fill("+254 711 222 333");
  await page.getByRole("button", { name: "Save and look at it" }).click();
  await expect(page).toHaveURL(/\/contact\?preview=1$/);
  await expect(page.getByText("A preview with every draft.")).toBeVisible();
  await expect(page.getByRole("link", { name: "+254 711 222 333" }).first()).toBeVisible();
  await hydrate(page);
  await expectFineAtEachSize(page);
  await visitor.goto("/contact?preview=1");
  await expect(visitor.getByText("+254 711 222 333")).toHaveCount(0);

  await page.getByRole("link", { name: "Back to Content" }).click();
  await expect(page.getByText(/^Draft of Wanjiru Maina/)).toBeVisible();
  await page.getByRole("link", { name: "Company" }).click();
  await publish();
  await expect
    .poll(async () => {
      await visitor.goto("/contact");
      return visitor.getByText("+254 711 222 333").count();
    })
    .toBeGreaterThan(0);
  // The application begins with the same words as the page.
  await hydrate(visitor);
  await expect(visitor.getByText("+254 711 222 333").first()).toBeVisible();

  // Who has the page open is told before ordering.
  await visitor.goto("/products/hardware/order?pos-terminal=1");
  await hydrate(visitor);
  await page.goto("/staff/content/machines");
  await page.getByLabel("Price in shillings, VAT included").first().fill("21,000.50");
  await publish();
  await expect
    .poll(async () => (await visitor.request.get("/products/hardware/pos-terminals")).text())
    .toContain("21,000.50");
  await visitor.getByLabel("Full name").fill("Asha Mwangi");
  await visitor.getByLabel("Email").first().fill("asha@duka.example");
  await visitor.getByLabel("Phone number").fill("0712 345 678");
  await visitor.getByLabel("Shipping address").fill("Moi Avenue, Mombasa");
  await visitor.getByRole("button", { name: "Place order" }).click();
  await expect(visitor.getByText("ksh 21,000.50").filter({ visible: true }).first()).toBeVisible();
  await expect(visitor).toHaveURL(/\/products\/hardware\/order/);

  await page.goto("/staff/content/questions?part=delivery");
  await page.getByLabel("Question, in English").fill("When does a machine reach my town?");
  await expectFineAtEachSize(page);
  await publish();
  await expect
    .poll(async () => {
      await visitor.goto("/delivery-warranty-returns");
      return visitor.getByText("When does a machine reach my town?").count();
    })
    .toBeGreaterThan(0);
  // The order that was asked about again is refused, and says so there.
  expect(surprises.filter((line) => !/409|^Error creating order$/.test(line))).toEqual([]);

  async function publish() {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Publish this?" });
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published. Every page says it within seconds.")).toBeVisible();
  }
});
