import * as z from "zod/mini";
import { contactInput } from "~/contact/input";
import { sendMessage } from "~/contact/messages.server";
import { editionName } from "~/demo/editions";
import { demoInput } from "~/demo/input";
import { requestDemo } from "~/demo/requests.server";
import type { LeadContext } from "~/lead.server";
import { orderInput } from "~/orders/order-input";
import { placeOrder, wrongClaim } from "~/orders/orders.server";
import type { Tools } from "~/tools.server";
import { phone } from "~/ui/form-rules";
import { duplicateRequest, forbiddenRow } from "./errors";
import { type Columns, castRow, type Row, ruledRow } from "./row";

export type RestTable = {
  name: string;
  columns: Columns;
  /** Checks a row, and gives back the step that stores it and answers with what its sender may see. */
  prepare(row: Row): (tools: Tools) => Promise<Row>;
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
  store: (tools, { source_page, ...message }, context) => sendMessage(tools, message, context),
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
  store: (tools, { source_page, ...demo }, context) => requestDemo(tools, demo, context),
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
  async store(tools, order, context, claims) {
    const wrong = wrongClaim(order, claims);
    if (wrong) throw forbiddenRow("hardware_orders", wrong.message);
    const { order: row, created } = await placeOrder(tools, order, context);
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
    tools: Tools,
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
      return async (tools) => {
        const context = { channel: "rest", requestId, sourcePage: said.source_page } as const;
        const { row, created } = await store(tools, said, context, given);
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
