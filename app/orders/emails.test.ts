import fc from "fast-check";
import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { site } from "~/site";
import { htmlOf, textOf } from "../../tests/emails";
import { orderEmails, orderLinkEmail } from "./emails";

const order = {
  reference: "VLT-7K3M9PX",
  language: "en" as const,
  accessKey: "k".repeat(24),
  lines: [
    {
      hardwareName: "Receipt Printer",
      unitPrice: shillings(50_000),
      quantity: 2,
      totalAmount: shillings(100_000),
    },
  ],
  totalCents: shillings(100_000),
  customerName: "Wanjiku Kamau",
  customerEmail: "wanjiku@kamau.example",
  customerPhone: "+254712345678",
  shippingAddress: "Kimathi Street\nNairobi",
  paymentMethod: "mpesa" as const,
};
const addresses = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };

test("the buyer gets reference, total, next step and link", () => {
  const [email] = orderEmails(order, addresses);
  expect(email).toMatchObject({ to: order.customerEmail, replyTo: "sales@velto.example" });
  for (const part of [
    "VLT-7K3M9PX",
    `ksh 100,000.00 (${site.vat.note})`,
    "M-Pesa",
    "one working day",
    "/orders/kkkk",
  ]) {
    expect(textOf(email)).toContain(part);
    expect(htmlOf(email)).toContain(part);
  }
});

test("whatever the buyer typed, confirmation and link stay the same", () => {
  const typed = fc.record({
    customerName: fc.string(),
    customerPhone: fc.string(),
    shippingAddress: fc.string(),
    sourcePage: fc.string(),
  });
  const now = new Date();
  const [expected] = orderEmails(order, addresses);
  fc.assert(
    fc.property(typed, (fields) => {
      const other = { ...order, ...fields };
      expect(orderEmails(other, addresses)[0]).toEqual(expected);
      expect(orderLinkEmail(other, addresses, now)).toEqual(orderLinkEmail(order, addresses, now));
    }),
  );
  expect(JSON.stringify(expected)).not.toMatch(/Wanjiku|Kimathi|712345678/);
});

test("sales gets every detail and can answer the buyer", () => {
  const [, email] = orderEmails({ ...order, sourcePage: "/products/hardware" }, addresses);
  expect(email).toMatchObject({ to: "sales@velto.example", replyTo: order.customerEmail });
  for (const part of [
    "> Name: Wanjiku Kamau",
    "> Phone: +254712345678",
    "> Shipping address: Kimathi Street",
    "2 × Receipt Printer",
    "/products/hardware",
  ]) {
    expect(`${email?.subject}\n${textOf(email)}`).toContain(part);
  }
});

test("several machines are several lines and one total, for the buyer and for sales", () => {
  const terminal = {
    hardwareName: "POS Terminal",
    unitPrice: shillings(20_000),
    quantity: 3,
    totalAmount: shillings(60_000),
  };
  const emails = orderEmails(
    { ...order, lines: [terminal, ...order.lines], totalCents: shillings(160_000) },
    addresses,
  );
  expect(emails.map(({ key }) => key)).toEqual(["order:VLT-7K3M9PX:buyer", "order:VLT-7K3M9PX:sales"]);
  for (const email of emails) {
    expect(textOf(email)).toContain("3 × POS Terminal: ksh 60,000.00 (ksh 20,000.00 each)");
    expect(textOf(email)).toContain("2 × Receipt Printer: ksh 100,000.00 (ksh 50,000.00 each)");
    expect(textOf(email)).toContain(`Total: ksh 160,000.00 (${site.vat.note})`);
  }
  expect(emails[1]?.subject).toBe("Order VLT-7K3M9PX: 3 × POS Terminal, 2 × Receipt Printer");
});

test("a bot's order sends nothing to the address it used", () => {
  const emails = orderEmails({ ...order, isSpam: true }, addresses);
  expect(emails.map(({ to }) => to)).toEqual(["sales@velto.example"]);
  expect(emails[0]?.subject).toContain("Possible spam");
});

test("the link asked for twice within the hour is one email", () => {
  const at = (time: string) => orderLinkEmail(order, addresses, new Date(time)).key;
  expect(at("2026-11-15T08:01:00Z")).toBe(at("2026-11-15T08:59:00Z"));
  expect(at("2026-11-15T08:01:00Z")).not.toBe(at("2026-11-15T09:00:00Z"));
});
