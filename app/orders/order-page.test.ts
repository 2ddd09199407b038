import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orderLines } from "~/db/schema";
import { wrongNumber } from "~/forms/phone";
import { formTexts } from "~/forms/texts";
import { shillings } from "~/money/cents";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";

const path = "/products/hardware/order?receipt-printer=1";
const input = {
  "receipt-printer": "2",
  customer_name: "Wanjikũ wa Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House\r\nNairobi",
  payment_method: "mpesa",
};
const failed = "Failed to place your order. Please try again later.";

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

  function rows() {
    return services().db.select().from(orderLines);
  }

  test("shows the same form as the dialog", async () => {
    const html = await (await (await openSite(services())).request(path)).text();
    expect(html).toContain(">Your order</h1>");
    expect(html).toContain(">Receipt Printer</h2>");
    expect(html).toContain("ksh 50,000.00");
    expect(html).toMatch(/<form class="form" [^>]*action="\/products\/hardware\/order\?receipt-printer=1"/);
    for (const label of ["Full name", "Email", "Phone number", "Shipping address", "Quantity"]) {
      expect(html).toMatch(new RegExp(`<label for="[^"]+">${label}`));
    }
    const methods = [...html.matchAll(/<input type="radio"[^>]*value="(\w+)"[^>]*\/>([^<]+)/g)];
    expect(methods.map(([, value, name]) => [value, name])).toEqual([
      ["mpesa", "M-Pesa mobile money"],
      ["credit_card", "Credit Card"],
      ["paypal", "PayPal"],
    ]);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="credit_card"/);
    for (const hint of ["name", "email", "tel", "street-address"]) {
      expect(html).toContain(`autoComplete="${hint}"`);
    }
  });

  test("a placed order is stored and leads to its own page", async () => {
    const { status, location } = await post(input);
    expect(status).toBe(303);
    const [order] = await rows();
    expect(location).toBe(`/orders/${order?.accessKey}?placed`);
    expect(order).toMatchObject({
      hardwareType: "receipt-printer",
      unitPrice: shillings(50000),
      quantity: 2,
      totalAmount: shillings(100000),
      customerName: input.customer_name,
      customerPhone: "+254712345678",
      shippingAddress: "Kimathi House\nNairobi",
      paymentMethod: "mpesa",
      paymentStatus: "pending",
      orderStatus: "pending",
      isSpam: false,
    });
    const page = await (await (await openSite(services())).request(location)).text();
    expect(page).toContain(order?.reference);
    expect(page).toContain("ksh 100,000.00");
  });

  test("one that waited for a connection leads to its page too, with the torn sheet, and is stored once", async () => {
    const client_request_id = "0d4c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11";
    const waited = { ...input, client_request_id, sent_later: "1" };
    const answers = [await post(waited), await post(waited)];
    const [order, ...others] = await rows();
    expect(others).toEqual([]);
    for (const { status, location } of answers) {
      expect([status, location]).toEqual([303, `/orders/${order?.accessKey}?placed`]);
    }
    const page = await (await (await openSite(services())).request(answers[0]?.location ?? "")).text();
    expect(page).toMatch(/<h1[^>]*>Order placed:/);
    expect(page).toContain("Total ksh 100,000.00.");
  });

  test.each(["0712345678", "+254 712 345 678", "254712345678", "712345678"])(
    "%s is the same phone",
    async (customer_phone) => {
      await post({ ...input, customer_phone });
      expect(await rows()).toMatchObject([{ customerPhone: "+254712345678" }]);
    },
  );

  test("wrong fields are named beside them, and everything typed stays", async () => {
    const { status, html } = await post({
      ...input,
      customer_name: '"><script>alert(1)</script>',
      customer_email: "wanjiku@kamaustores",
      customer_phone: "12345",
      shipping_address: " ",
      "receipt-printer": "0",
    });
    expect(status).toBe(400);
    for (const message of [
      "Check the fields marked below.",
      "This address looks unfinished. Check the part after @.",
      wrongNumber,
      "Enter the building, street and town we deliver to.",
      "Enter a whole number of at least 1.",
    ]) {
      expect(html).toContain(message);
    }
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain('value="wanjiku@kamaustores"');
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="mpesa"/);
    expect(await rows()).toEqual([]);
  });

  test("an order without a confirmation is stored, and its page says that no email follows", async () => {
    const pages = [];
    for (const customer_name of ["One", "Two", "Three", "Four"]) {
      const { location } = await post({ ...input, customer_name });
      const site = await openSite(services());
      pages.push(await (await site.request(location)).text());
    }
    expect(pages.map((html) => html.includes(formTexts.noEmail))).toEqual([false, false, false, true]);
    expect(await rows()).toHaveLength(4);
  });

  test("999 are sold here, 1000 are quoted for", async () => {
    expect((await post({ ...input, "receipt-printer": "999" })).status).toBe(303);
    expect(await rows()).toMatchObject([{ quantity: 999, totalAmount: shillings(49_950_000) }]);
    const { status, html } = await post({ ...input, "receipt-printer": "1000" });
    expect(status).toBe(400);
    expect(html).toContain('For more than 999 units, <a href="/request-demo?about=receipt-printer"');
    expect(html).toContain('value="1000"');
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [{ total_amount: "1" }, "total_amount must be 100000.00"],
    [{ total_amount: "1e5", payment_status: "paid" }, "payment_status must be pending"],
    [{ order_status: "delivered" }, "order_status must be pending"],
  ])("%j is refused and stores nothing", async (claim, reason) => {
    const { status, html } = await post({ ...input, ...(claim as Record<string, string>) });
    expect(status).toBe(409);
    expect(html).toContain(failed);
    expect(html).toContain(reason);
    expect(html).toContain(`value="${input.customer_name}"`);
    expect(await rows()).toEqual([]);
    expect(await queuedEmails(services())).toEqual([]);
  });

  test("an order at a price that is no longer true is refused with the new one, and goes through at that", async () => {
    const old = await post({ ...input, "receipt-printer-price": "45000" });
    expect(old.status).toBe(409);
    expect(old.html).toContain("ksh 50,000.00");
    expect(old.html).toContain("ksh 100,000.00");
    expect(old.html).toContain(`value="${input.customer_name}"`);
    expect(old.html).toContain('name="receipt-printer-price" value="50000"');
    expect(await rows()).toEqual([]);
    expect((await post({ ...input, "receipt-printer-price": "50000" })).status).toBe(303);
    expect(await rows()).toMatchObject([{ totalAmount: shillings(100000) }]);
  });

  test.each(["0012345", "(0)123456", "+254 12345", "+44", "(((((((", "0".repeat(15)])(
    "the phone %s is refused beside its field",
    async (customer_phone) => {
      const { status, html } = await post({ ...input, customer_phone });
      expect(status).toBe(400);
      expect(html).toContain(wrongNumber);
      expect(await rows()).toEqual([]);
    },
  );

  test.each(["020 000 0000", "+44 (0) 20 7946 0000", "+1 712 345 6780", "+123456789012345"])(
    "the phone %s is stored",
    async (customer_phone) => {
      expect((await post({ ...input, customer_phone })).status).toBe(303);
      expect(await rows()).toMatchObject([{ customerPhone: expect.stringMatching(/^\+\d{7,15}$/) }]);
    },
  );

  test("a right total and right states are harmless", async () => {
    const right = { total_amount: "100000.00", payment_status: "pending", order_status: "pending" };
    expect((await post({ ...input, ...right })).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });

  test("the price is the catalogue's, whatever page the machine is ordered from", async () => {
    await post({ ...input, unit_price: "1", price: "1" }, "/products/hardware/payment-terminals");
    expect(await rows()).toMatchObject([{ unitPrice: shillings(50000), totalAmount: shillings(100000) }]);
  });

  test("sent ten times at once under one id: one order, one answer, two emails", async () => {
    const client_request_id = "3f1c1d5e-2a55-4d0e-8f57-5f2d2a6c9b10";
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post({ ...input, client_request_id })),
    );
    const [order, ...others] = await rows();
    expect(others).toEqual([]);
    for (const { status, html } of answers) {
      expect(status).toBe(200);
      expect(html).toContain(order?.reference);
    }
    expect(await queuedEmails(services())).toEqual([
      `order:${order?.reference}:buyer`,
      `order:${order?.reference}:sales`,
    ]);
  });

  test("whoever knows an order's id and not its buyer is not led to it", async () => {
    const client_request_id = "5a0e9d3c-1b7f-4c52-9f7e-6d2c3b1a0e4f";
    await post({ ...input, client_request_id });
    const [order] = await rows();
    const { status, html } = await post({
      ...input,
      client_request_id,
      customer_email: "somebody@else.example",
    });
    expect(status).toBe(409);
    expect(html).not.toContain(order?.accessKey);
    expect(html).not.toContain(order?.reference);
    expect(await rows()).toHaveLength(1);
  });

  test("sent twice without JavaScript: one order", async () => {
    const [first, second] = await Promise.all([post(input), post(input)]);
    expect(first.location).toBe(second.location);
    expect(await rows()).toHaveLength(1);
  });

  test("a bot that fills every field is answered like anybody, and mails nobody but us", async () => {
    expect((await post({ ...input, subject: "Cheap watches" })).status).toBe(303);
    const [order] = await rows();
    expect(order?.isSpam).toBe(true);
    expect(await queuedEmails(services())).toEqual([`order:${order?.reference}:sales`]);
  });

  test("an order that can't be stored is input so, and everything typed stays", async () => {
    await services().db.execute(sql`alter table hardware_orders rename to away`);
    const { status, html } = await post(input);
    await services().db.execute(sql`alter table away rename to hardware_orders`);
    expect(status).toBe(500);
    expect(html).toContain(failed);
    expect(html).toContain("What you typed is still here.");
    expect(html).toContain(`value="${input.customer_name}"`);
    expect(html).toMatch(/<textarea[^>]*>Kimathi House\s+Nairobi<\/textarea>/);
    expect(html).toContain("ksh 100,000.00");
  });

  test("the address of an earlier release leads here, with its form", async () => {
    const site = await openSite(services());
    const old = "/products/hardware/receipt-printers/order";
    const asked = await site.request(`${old}?quantity=3`);
    expect([asked.status, asked.headers.get("location")]).toEqual([
      301,
      "/products/hardware/order?receipt-printer=3",
    ]);
    const { "receipt-printer": quantity, ...buyer } = input;
    const kept = { ...buyer, hardware_type: "receipt-printer", quantity };
    const sent = await post(kept, old);
    expect([sent.status, sent.location]).toEqual([307, path]);
    expect((await post(kept, sent.location)).status).toBe(303);
    expect(await rows()).toMatchObject([{ hardwareType: "receipt-printer", quantity: 2 }]);
  });

  test("a machine that we don't sell is not found, and nothing is stored", async () => {
    const site = await openSite(services());
    const unknown = "/products/hardware/cash-drawers/order";
    expect((await site.request(unknown)).status).toBe(404);
    expect((await post(input, unknown)).status).toBe(404);
    const { "receipt-printer": _, ...buyer } = input;
    expect((await post({ ...buyer, "cash-drawer": "1" })).status).toBe(409);
    expect(await rows()).toEqual([]);
  });
});
