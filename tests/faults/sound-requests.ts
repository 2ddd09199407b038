import type { Chance } from "./chance";

export type FilledForm = { path: string; fields: Record<string, string> };

/** Every form of the site, filled in as a visitor would. */
export function filledForms(chance: Chance): FilledForm[] {
  const person = { name: "Asha Wanjiru", email: "asha@duka.example" };
  const sending = { client_request_id: chance.uuid(), elapsed_ms: "9000", from: "/products" };
  return [
    { path: "/contact", fields: { ...person, message: "Do you deliver to Kisumu?", news: "on", ...sending } },
    {
      path: "/request-demo",
      fields: {
        ...person,
        company: "Duka Bora",
        phone: "0700 000 000",
        employees: "1-10",
        message: "",
        ...sending,
      },
    },
    ...["", "/pos-terminals", "/order?receipt-printer=1"].map((place) => ({
      path: `/products/hardware${place}`,
      fields: { ...orderFields(), ...sending },
    })),
    { path: "/products/hardware", fields: { ...severalFields(), ...sending } },
    { path: "/orders/find", fields: { reference: "VLT-7K3M9PX", email: person.email, ...sending } },
    ...["/chat/hand-over", "/chat-widget"].map((path) => ({
      path,
      fields: {
        name: person.name,
        contact: person.email,
        message: "Call me",
        transcript: '[{"from":"visitor","text":"Bei gani?"}]',
        ...sending,
      },
    })),
  ];
}

/** The three tables of the REST interface, each with a row that it takes. */
export function soundRows(chance: Chance): [table: string, row: Record<string, unknown>][] {
  const id = { client_request_id: chance.uuid() };
  const person = { name: "Asha Wanjiru", email: "asha@duka.example" };
  return [
    ["contact_messages", { ...person, message: "Do you deliver to Kisumu?", source_page: "/offers", ...id }],
    ["demo_requests", { ...person, company: "Duka Bora", phone: "0700 000 000", edition: "retail", ...id }],
    [
      "hardware_orders",
      { ...buyer(), hardware_type: "receipt-printer", quantity: 2, total_amount: 100_000, ...id },
    ],
  ];
}

/** Several machines in one order. */
export function severalFields() {
  return { "pos-terminal": "2", "receipt-printer": "1", "barcode-scanner": "3", ...buyer() };
}

export function orderFields() {
  return { "receipt-printer": "2", ...buyer() };
}

export function buyer() {
  return {
    customer_name: "Asha Wanjiru",
    customer_email: "asha@duka.example",
    customer_phone: "0700 000 000",
    shipping_address: "Moi Avenue 1, Nairobi",
    payment_method: "mpesa",
  };
}
