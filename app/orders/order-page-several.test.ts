import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderLines, orders } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";

const page = "/products/hardware/order";
const lines = { "pos-terminal": "2", "receipt-printer": "1", "barcode-scanner": "3" };
/** As the form posts it: without JavaScript the answer shows the same machines again. */
const path = `${page}?${new URLSearchParams(lines)}`;
const input = {
  ...lines,
  customer_name: "Wanjikũ wa Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House\r\nNairobi",
  payment_method: "mpesa",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function post(fields: Record<string, string>, to = path) {
    const answer = await (await openSite(services())).request(to, formPost(fields));
    return {
      status: answer.status,
      location: answer.headers.get("location") ?? "",
      html: await answer.text(),
    };
  }

  async function get(to: string) {
    const answer = await (await openSite(services())).request(to);
    return { location: answer.headers.get("location") ?? "", html: await answer.text() };
  }

  test("the page shows each line with its sum, the VAT, and one form that keeps the numbers", async () => {
    const { html } = await get(`${path}&payment-terminal=x`);
    for (const part of ["2 × POS Terminal", "40,000.00", "3 × Barcode Scanner", "77,997.00"]) {
      expect(html).toContain(part);
    }
    for (const part of ["144,825.00", "23,172.00", "ksh 167,997.00"]) expect(html).toContain(part);
    expect(html).not.toContain("Payment Terminal<");
    expect(html).toContain('type="hidden" name="barcode-scanner" value="3"');
    expect(html).toContain(
      "/products/hardware?pos-terminal=2&amp;receipt-printer=1&amp;barcode-scanner=3#counter",
    );
  });

  test("without machines it leads back to the counter", async () => {
    for (const query of ["", "?pos-terminal=0", "?pos-terminal=junk"]) {
      expect((await get(page + query)).location).toBe("/products/hardware#counter");
    }
  });

  test("one post is one order: a row each, one page with all lines, one pair of emails", async () => {
    const { status, location } = await post(input);
    expect(status).toBe(303);
    const [order, ...others] = await services().db.select().from(orders);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ totalCents: 16_799_700, customerPhone: "+254712345678" });
    expect(location).toBe(`/orders/${order?.accessKey}?placed`);
    const rows = await services().db.select().from(orderLines).orderBy(asc(orderLines.unitPrice));
    expect(rows.map(({ hardwareType, quantity, reference }) => [hardwareType, quantity, reference])).toEqual([
      ["pos-terminal", 2, order?.reference],
      ["barcode-scanner", 3, order?.reference],
      ["receipt-printer", 1, order?.reference],
    ]);
    expect(await queuedEmails(services())).toEqual(
      ["buyer", "sales"].map((to) => `order:${order?.reference}:${to}`),
    );
    const { html } = await get(location);
    const shown = ["POS Terminal", "Receipt Printer", "Barcode Scanner"].map((name) =>
      html.indexOf(`<td>${name}`),
    );
    expect(shown.every((at) => at > 0)).toBe(true);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(html).toContain("ksh 167,997.00");
  });

  test("a double click with JavaScript, and the dialog of the lineup, are one order", async () => {
    const fields = { ...input, client_request_id: randomUUID() };
    const answers = await Promise.all([post(fields), post(fields), post(fields, "/products/hardware")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await services().db.$count(orders)).toBe(1);
    expect(await services().db.$count(orderLines)).toBe(3);
    const { location } = await post({ ...fields, sent_later: "1" });
    expect((await get(location)).html).toContain("Total ksh 167,997.00.");
  });

  test("a price that was not shown, no machine at all, and wrong fields are refused and nothing is stored", async () => {
    const stale = await post({ ...input, "pos-terminal-price": "15000" });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("Your total is now ksh 167,997.00");
    expect(stale.html).toContain('name="customer_name"');
    const empty = await post({
      ...input,
      "pos-terminal": "0",
      "receipt-printer": "0",
      "barcode-scanner": "0",
    });
    expect(empty.status).toBe(409);
    for (const wrong of [
      { customer_email: "wanjiku@" },
      { "pos-terminal": "1000" },
      { "pos-terminal": "-1" },
    ]) {
      expect((await post({ ...input, ...wrong })).status).toBe(400);
    }
    expect(await services().db.$count(orders)).toBe(0);
  });

  test("the lineup shows the counter of its address", async () => {
    const { html } = await get("/products/hardware?trade=rental&pos-terminal=7");
    expect(html).toMatch(/>7(<!-- -->)? × (<!-- -->)?20,000\.00</);
    expect(html).toContain("ksh 140,000.00");
    expect(html).toContain("Start again from Rental");
    expect(html).toMatch(/name="pos-terminal"[^>]*value="7"/);
  });
});
