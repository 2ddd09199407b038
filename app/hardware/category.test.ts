import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { amountText } from "~/money/format";
import { splitVat } from "~/money/vat";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../tests/app";
import { openTestServices } from "../../tests/databases";

let services: OpenServices;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  services = await openTestServices("postgres");
  site = await openSite(services);
});
afterAll(() => services?.close());

async function html(path: string): Promise<string> {
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

test.each(catalogue.map((machine) => [machine.id, machine] as const))(
  "%s: pictures as links, the VAT inside its price, the other machines",
  async (id, machine) => {
    const page = await html(machine.path);
    for (const { name } of machine.views) expect(page).toContain(`href="/media/${name}-1600.webp"`);
    expect(page).not.toContain("/media/hardware/turn/");
    const { net, vat } = splitVat(machine.price);
    expect(page).toContain(`VAT 16% included: ${amountText(net)} + ${amountText(vat)}`);
    expect(page).toContain(`href="/products/hardware/quotation?${id}=1"`);
    for (const other of catalogue) {
      if (other !== machine) expect(page).toMatch(new RegExp(`<a[^>]*href="${other.path}"`));
    }
    expect(page).toContain('href="/products/hardware#counter"');
  },
);

test("the quantity beside the button goes to the order page", async () => {
  const page = await html("/products/hardware/receipt-printers");
  expect(page).toMatch(/<form class="buyrow" action="\/products\/hardware\/order"/);
  expect(page).toMatch(/name="receipt-printer"[^>]*value="1"/);
  const order = await html("/products/hardware/order?receipt-printer=3");
  expect(order).toMatch(/name="receipt-printer"[^>]*value="3"/);
  expect(order).toContain("ksh 150,000.00");
});
