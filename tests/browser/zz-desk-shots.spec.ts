import { startSiteWithMail } from "./site-with-mail";
import { signIn } from "./staff";
import { test } from "./visitor";

const port = Number(process.env.TEST_PORT) + 200;
test.use({ baseURL: `http://localhost:${port}` });
test("shots", async ({ page }) => {
  test.setTimeout(300_000);
  const refused = new Set(["ruth@highland-diaries.example", "x@full.example"]);
  const site = await startSiteWithMail(port, refused);
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { origin: `http://localhost:${port}` } });
  await post("/contact?from=/contact", {
    name: "Ruth Wambui",
    email: "ruth@highland-diaries.example",
    message: "Which scale prints labels?",
    news: "on",
  });
  await post("/contact?from=/products/hardware", {
    name: "Paul Mbugua",
    email: "paul@mbugua.example",
    message: "Quotation for two bars in Nakuru, five tills",
  });
  await post("/request-demo?from=/request-demo", {
    name: "Joseph Karanja",
    email: "joseph@karanja.example",
    company: "Karanja Furniture",
    phone: "0712345678",
    message: "Wants to see deposits and deliveries",
  });
  await post("/products/hardware/pos-terminal/order", {
    hardware_type: "pos-terminal",
    quantity: "2",
    customer_name: "Joseph Karanja",
    customer_email: "joseph@karanja.example",
    customer_phone: "0712345678",
    shipping_address: "Thika",
    payment_method: "mpesa",
  });
  await signIn(page, "owner", "Wanjiru Maina", port);
  const shoot = async (name: string) => {
    for (const [width, height] of [
      [1440, 900],
      [820, 1000],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: "light" });
      await page.screenshot({ path: `/tmp/desk-shots/${name}-${width}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await page.screenshot({ path: `/tmp/desk-shots/${name}-dark-390.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await shoot("today");
  await page.goto("/staff/emails");
  await shoot("emails");
  await page.goto("/staff/health");
  await shoot("health");
  await page.goto("/staff/export");
  await shoot("export");
  await page.goto("/staff/privacy");
  await page.getByLabel("Email or phone").fill("joseph@karanja.example");
  await page.getByRole("button", { name: "Find this person" }).click();
  await page.getByRole("heading", { name: "Joseph Karanja" }).waitFor();
  await shoot("privacy");
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByLabel("Type ERASE to go on").waitFor();
  await shoot("erase");
  await site.close();
});
