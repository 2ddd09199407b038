import { expect, test } from "vitest";
import { wrongNumber } from "~/forms/phone";
import { lineInput, linesIn, orderInput } from "./order-input";

const order = {
  hardware_type: "pos-terminal",
  quantity: "2",
  customer_name: " Wanjiku Kamau ",
  customer_email: "wanjiku@kamau.example",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi Street\r\nNairobi",
  payment_method: "mpesa",
};

test("an order of one line as a row says it", () => {
  expect(lineInput.parse(order)).toEqual({
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
  expect(lineInput.parse(rest)).toMatchObject({ quantity: 1, payment_method: "credit_card" });
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
  const { error } = lineInput.safeParse({ ...order, [field]: value });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([[field, message]]);
});

test("999 machines are fine", () => {
  expect(lineInput.parse({ ...order, quantity: 999 }).quantity).toBe(999);
});

test("an order as a form sends it: a field for each machine", () => {
  const { hardware_type: _type, quantity: _quantity, ...buyer } = order;
  const fields = { ...buyer, "receipt-printer": "0", "pos-terminal": " 3 ", "barcode-scanner": "1" };
  expect(linesIn(orderInput(fields).parse(fields))).toEqual([
    { machine: "pos-terminal", quantity: 3 },
    { machine: "barcode-scanner", quantity: 1 },
  ]);
});

test.each([
  [{ "pos-terminal": "0" }, "Enter a whole number of at least 1."],
  [{ "pos-terminal": "1.5" }, "Enter a whole number of at least 1."],
  [{ "pos-terminal": "1000" }, "For more than 999 units, request a quote."],
  [{ "pos-terminal": "two", "receipt-printer": "1" }, "Enter a whole number of at least 1."],
])("%o is refused at its field", (counts, message) => {
  const { hardware_type: _type, quantity: _quantity, ...buyer } = order;
  const { error } = orderInput(counts).safeParse({ ...buyer, ...counts });
  expect(error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([
    ["pos-terminal", message],
  ]);
});
