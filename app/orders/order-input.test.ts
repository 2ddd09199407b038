import { expect, test } from "vitest";
import { wrongNumber } from "~/forms/phone";
import { orderInput } from "./order-input";

const order = {
  hardware_type: "pos-terminal",
  quantity: "2",
  customer_name: " Wanjiku Kamau ",
  customer_email: "wanjiku@kamau.example",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi Street\r\nNairobi",
  payment_method: "mpesa",
};

test("an order as a form sends it", () => {
  expect(orderInput.parse(order)).toEqual({
    hardware_type: "pos-terminal",
    quantity: 2,
    customer_name: "Wanjiku Kamau",
    customer_email: "wanjiku@kamau.example",
    customer_phone: "+254712345678",
    shipping_address: "Kimathi Street\nNairobi",
    payment_method: "mpesa",
  });
});

test("one machine and a credit card, unless said otherwise", () => {
  const { quantity: _quantity, payment_method: _method, ...rest } = order;
  expect(orderInput.parse(rest)).toMatchObject({ quantity: 1, payment_method: "credit_card" });
});

test.each([
  ["quantity", "0", "Enter a whole number of at least 1."],
  ["quantity", "-3", "Enter a whole number of at least 1."],
  ["quantity", "1.5", "Enter a whole number of at least 1."],
  ["quantity", "two", "Enter a whole number of at least 1."],
  ["quantity", "", "Enter a whole number of at least 1."],
  ["quantity", "1000", "For more than 999 units, request a quote."],
  ["quantity", "1e3", "Enter a whole number of at least 1."],
  ["hardware_type", "cash-drawer", "Choose a product from the lineup."],
  ["customer_name", "   ", "Enter your full name."],
  ["customer_phone", "12345", wrongNumber],
  ["payment_method", "cheque", "Choose a payment method."],
  ["shipping_address", "", "Enter the building, street and town we deliver to."],
])("%s '%s' is refused", (field, value, message) => {
  const { error } = orderInput.safeParse({ ...order, [field]: value });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([[field, message]]);
});

test("999 machines are fine", () => {
  expect(orderInput.parse({ ...order, quantity: 999 }).quantity).toBe(999);
});
