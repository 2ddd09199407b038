import { expect, test } from "vitest";
import { cancelInput, choiceInput } from "~/bookings/input";
import { contactInput } from "~/leads/contact-input";
import { demoInput } from "~/leads/demo-input";
import { handOverInput } from "~/leads/hand-over-input";
import { findInput } from "~/orders/find-input";
import { lineInput, orderInput } from "~/orders/order-input";
import { quotationInput } from "~/quotations/input";
import { smallWords } from "../../tests/english-left";
import { parseFields } from "./rules";

const wrong = [
  "",
  "-",
  "x",
  "x@",
  "a,b@c,com",
  "a@b",
  "a@b..co",
  "1000",
  "0",
  "12",
  "x".repeat(9000),
  "x ".repeat(9000),
];
const forms = {
  contact: { schema: contactInput, fields: ["name", "email", "message"] },
  demo: { schema: demoInput, fields: ["name", "email", "company", "phone", "employees", "message"] },
  "hand-over": { schema: handOverInput, fields: ["name", "contact", "message"] },
  find: { schema: findInput, fields: ["reference", "contact"] },
  order: {
    schema: orderInput({ "pos-terminal": "1" }),
    fields: [
      "customer_name",
      "customer_email",
      "customer_phone",
      "shipping_address",
      "payment_method",
      "pos-terminal",
    ],
  },
  "order of one": { schema: lineInput, fields: ["hardware_type", "quantity", "payment_method"] },
  quotation: { schema: quotationInput, fields: ["name", "company", "email", "kra_pin"] },
  "time of a demo": { schema: choiceInput, fields: ["at", "place", "area"] },
  cancelling: { schema: cancelInput, fields: ["reason"] },
};

test.each(Object.entries(forms))(
  "whatever is wrong in the form '%s' is said in Swahili",
  (_, { schema, fields }) => {
    const messages = [
      {},
      ...wrong.map((value) => Object.fromEntries(fields.map((name) => [name, value]))),
    ].flatMap((typed) => {
      const parsed = parseFields(schema, typed, "sw");
      return "errors" in parsed ? Object.values(parsed.errors) : [];
    });
    expect(messages.length).toBeGreaterThan(0);
    expect(
      [...new Set(messages)].filter((message) => smallWords(message).length > 0 || /invalid/i.test(message)),
    ).toEqual([]);
  },
);
