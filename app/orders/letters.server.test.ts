import { expect, test } from "vitest";
import { htmlOf, textOf } from "../../tests/letters";
import { linkLetter, orderLetters } from "./letters.server";

const order = {
  reference: "VLT-7K3M9PX",
  accessKey: "k".repeat(24),
  hardwareName: "Receipt Printer",
  unitPrice: 50000,
  quantity: 2,
  totalAmount: 100000,
  customerName: "Wanjiku Kamau",
  customerEmail: "wanjiku@kamau.example",
  customerPhone: "+254712345678",
  shippingAddress: "Kimathi Street\nNairobi",
  paymentMethod: "mpesa" as const,
};
const addresses = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };

test("the buyer gets reference, total, next step and link", () => {
  const [letter] = orderLetters(order, addresses);
  expect(letter).toMatchObject({ to: order.customerEmail, replyTo: "sales@velto.example" });
  for (const part of ["VLT-7K3M9PX", "ksh 100,000.00", "M-Pesa", "one working day", "/orders/kkkk"]) {
    expect(textOf(letter)).toContain(part);
    expect(htmlOf(letter)).toContain(part);
  }
});

test("sales gets every detail and can answer the buyer", () => {
  const [, letter] = orderLetters({ ...order, sourcePage: "/products/hardware" }, addresses);
  expect(letter).toMatchObject({ to: "sales@velto.example", replyTo: order.customerEmail });
  for (const part of [
    "Wanjiku Kamau",
    "+254712345678",
    "Kimathi Street",
    "2 × Receipt Printer",
    "/products/hardware",
  ]) {
    expect(`${letter?.subject}\n${textOf(letter)}`).toContain(part);
  }
});

test("a bot's order sends nothing to the address it used", () => {
  const letters = orderLetters({ ...order, isSpam: true }, addresses);
  expect(letters.map(({ to }) => to)).toEqual(["sales@velto.example"]);
  expect(letters[0]?.subject).toContain("Possible spam");
});

test("the link asked for twice within the hour is one letter", () => {
  const at = (time: string) => linkLetter(order, addresses, new Date(time)).key;
  expect(at("2026-11-15T08:01:00Z")).toBe(at("2026-11-15T08:59:00Z"));
  expect(at("2026-11-15T08:01:00Z")).not.toBe(at("2026-11-15T09:00:00Z"));
});
