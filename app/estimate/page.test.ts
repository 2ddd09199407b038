import { afterAll, beforeAll, expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { formatCents } from "~/money/format";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../tests/app";
import { openTestServices } from "../../tests/databases";

let services: OpenServices;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  services = await openTestServices("pglite");
  site = await openSite(services);
});
afterAll(() => services?.close());

async function html(path: string): Promise<string> {
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "");
}

test("a choice in the address is the sum on the page, and leads on with it", async () => {
  const page = await html("/pricing?trade=restaurants&shops=1&tills=4&own=receipt-printer");
  // Four terminals and four payment terminals; the printers are there already.
  expect(page).toContain(formatCents(shillings(4 * 20_000 + 4 * 30_000)));
  const lines = "pos-terminal=4&amp;payment-terminal=4";
  expect(page).toContain(`href="/products/hardware/order?${lines}"`);
  expect(page).toContain(`href="/products/hardware/quotation?${lines}"`);
  expect(page).toContain(`href="/products/hardware?trade=restaurants&amp;${lines}#counter"`);
  expect(page).toContain(
    'href="/request-demo?about=pricing&amp;edition=restaurants&amp;branches=1&amp;tills=4"',
  );
});

test("with every machine there already, nothing is sold but the software is asked for", async () => {
  const own = ["pos-terminal", "receipt-printer", "payment-terminal", "barcode-scanner"];
  const page = await html(`/pricing?trade=retail&${own.map((id) => `own=${id}`).join("&")}`);
  expect(page).not.toContain("/products/hardware/order?");
  expect(page).toContain("/request-demo?about=pricing");
});

test("what is not in the sum stands on the same paper", async () => {
  const page = await html("/pricing");
  const paper = page.slice(page.indexOf('class="tape__paper"'), page.indexOf('class="ctr__act"'));
  for (const apart of ["VeltoPOS", "Delivery", "Installation", "Training"]) expect(paper).toContain(apart);
});
