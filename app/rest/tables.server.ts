import * as z from "zod/mini";
import { phone } from "~/forms/phone";
import { contactInput } from "~/leads/contact-input";
import { sendMessage } from "~/leads/contact-messages.server";
import { demoInput } from "~/leads/demo-input";
import { requestDemo } from "~/leads/demo-requests.server";
import { editionName } from "~/leads/editions";
import type { LeadContext } from "~/leads/lead.server";
import { orderInput } from "~/orders/order-input";
import { placeOrder, wrongClaim } from "~/orders/orders.server";
import type { Services } from "~/services.server";
import { duplicateRequest, forbiddenRow } from "./errors";
import { type Columns, castRow, type Row, ruledRow } from "./row";

export type RestTable = {
  name: string;
  columns: Columns;
  /** Checks a row, and gives back the step that stores it and answers with what its sender may see. */
  prepare(row: Row): (services: Services) => Promise<Row>;
};

const contactMessages = table({
  name: "contact_messages",
  columns: {
    ...ownColumns(),
    name: { type: "text" },
    email: { type: "text" },
    phone: { type: "text", optional: "nullable" },
    message: { type: "text" },
  },
  rules: z.extend(contactInput, { phone: z.optional(phone()), source_page: path() }),
  store: (services, { source_page, ...message }, context) => sendMessage(services, message, context),
});

const demoRequests = table({
  name: "demo_requests",
  columns: {
    ...ownColumns(),
    name: { type: "text" },
    email: { type: "text" },
    company: { type: "text" },
    phone: { type: "text" },
    employees: { type: "text", optional: "nullable" },
    message: { type: "text", optional: "nullable" },
    edition: { type: "text", optional: "nullable" },
  },
  rules: z.extend(demoInput, { edition: edition(), source_page: path() }),
  store: (services, { source_page, ...demo }, context) => requestDemo(services, demo, context),
});

const hardwareOrders = table({
  name: "hardware_orders",
  columns: {
    ...ownColumns(),
    reference: { type: "text", readOnly: true },
    access_key: { type: "text", readOnly: true },
    hardware_type: { type: "text" },
    hardware_name: { type: "text", readOnly: true },
    unit_price: { type: "numeric", readOnly: true },
    quantity: { type: "integer", optional: "default" },
    total_amount: { type: "numeric", optional: "default" },
    customer_name: { type: "text" },
    customer_email: { type: "text" },
    customer_phone: { type: "text" },
    shipping_address: { type: "text" },
    payment_method: { type: "text", optional: "default" },
    payment_status: { type: "text", optional: "default" },
    order_status: { type: "text", optional: "default" },
  },
  rules: z.extend(orderInput, { source_page: path() }),
  async store(services, order, context, claims) {
    const wrong = wrongClaim(order, claims);
    if (wrong) throw forbiddenRow("hardware_orders", wrong.message);
    const { order: row, created } = await placeOrder(services, order, context);
    return { row, created };
  },
});

export const tables = new Map<string, RestTable>(
  [contactMessages, demoRequests, hardwareOrders].map((table) => [table.name, table]),
);

function table<Rules extends z.ZodMiniType<{ source_page?: string }>>(definition: {
  name: string;
  columns: Columns;
  rules: Rules;
  store(
    services: Services,
    said: z.output<Rules>,
    context: LeadContext,
    given: Row,
  ): Promise<{ row: Row; created: boolean }>;
}): RestTable {
  const { name, columns, rules, store } = definition;
  return {
    name,
    columns,
    prepare(unchecked) {
      const given = castRow(name, columns, unchecked);
      const said = ruledRow(name, rules, given);
      const requestId = given.client_request_id as string | undefined;
      return async (services) => {
        const context = { channel: "rest", requestId, sourcePage: said.source_page } as const;
        const { row, created } = await store(services, said, context, given);
        if (!created) throw duplicateRequest(name, requestId ?? "");
        return Object.fromEntries(
          Object.keys(columns).map((column) => [column, shown(row[camelCase(column)])]),
        );
      };
    },
  };
}

function ownColumns(): Columns {
  return {
    id: { type: "uuid", readOnly: true },
    created_at: { type: "timestamptz", readOnly: true },
    client_request_id: { type: "uuid", optional: "default" },
    source_page: { type: "text", optional: "nullable" },
  };
}

function path() {
  const message = "Give the path of the page, such as /offers, without query.";
  return z.optional(z.string().check(z.regex(/^\/[^?#\s\p{Cc}]{0,299}$/u, message)));
}

function edition() {
  return z.optional(
    z.string().check(z.refine((slug) => editionName(slug) !== undefined, "There is no such edition.")),
  );
}

function camelCase(column: string) {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function shown(value: unknown) {
  return value instanceof Date ? value.toISOString().replace("Z", "+00:00") : value;
}
