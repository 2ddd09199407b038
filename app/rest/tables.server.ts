import * as z from "zod/mini";
import { oneRow } from "~/db/one-row";
import { columnOf } from "~/forms/personal-fields";
import { phone } from "~/forms/phone";
import { contactInput } from "~/leads/contact-input";
import { messageLead } from "~/leads/contact-messages.server";
import { demoInput } from "~/leads/demo-input";
import { demoLead } from "~/leads/demo-requests.server";
import { editionName } from "~/leads/editions";
import type { LeadContext } from "~/leads/lead.server";
import { type Lead, storeLeads } from "~/leads/store-leads.server";
import { cents } from "~/money/cents";
import { shillingsOf } from "~/money/decimals";
import { wrongClaim } from "~/orders/claims";
import { lineInput, lineOf } from "~/orders/order-input";
import { orderLead } from "~/orders/place-order.server";
import type { WriteKind } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { forbiddenRow } from "./errors";
import { type Column, type Columns, castRow, type Row, ruledRow } from "./row";

export type RestTable = {
  name: string;
  /** What its rows count as against their sender's limit. */
  kind: WriteKind;
  columns: Columns;
  /** Stores all rows or none, and gives what their sender may see of them. */
  insert(services: Services, rows: Row[], sender: string | undefined): Promise<Row[]>;
};

const contactMessages = table({
  name: "contact_messages",
  kind: "contact",
  columns: {
    ...ownColumns(),
    name: { type: "text" },
    email: { type: "text" },
    phone: { type: "text", optional: "nullable" },
    message: { type: "text" },
  },
  rules: z.extend(contactInput, { phone: z.optional(phone()), source_page: path() }),
  lead: (services, { source_page, ...message }, context) => messageLead(services, message, context),
  rowOf: (message) => message,
});

const demoRequests = table({
  name: "demo_requests",
  kind: "demo",
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
  lead: (services, { source_page, ...demo }, context) => demoLead(services, demo, context),
  rowOf: (request) => request,
});

const orderLines = table({
  name: "hardware_orders",
  kind: "order",
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
  rules: z.extend(lineInput, { source_page: path() }),
  refuse(order, given) {
    const wrong = wrongClaim([lineOf(order)], given);
    if (wrong) throw forbiddenRow("hardware_orders", wrong);
  },
  lead: (services, { source_page, ...order }, context) =>
    orderLead(services, { lines: [lineOf(order)], buyer: order }, context),
  rowOf: ({ lines }) => oneRow(lines),
});

export const tables = new Map<string, RestTable>(
  [contactMessages, demoRequests, orderLines].map((table) => [table.name, table]),
);

function table<Rules extends z.ZodMiniType<{ source_page?: string }>, Stored>(definition: {
  name: string;
  kind: WriteKind;
  columns: Columns;
  rules: Rules;
  refuse?(input: z.output<Rules>, given: Row): void;
  lead(services: Services, input: z.output<Rules>, context: LeadContext): Promise<Lead<Stored>>;
  rowOf(stored: Stored): Row;
}): RestTable {
  const { name, kind, columns, rules, refuse, lead, rowOf } = definition;

  function checked(unchecked: Row): [z.output<Rules>, LeadContext] {
    const given = castRow(name, columns, unchecked);
    const input = ruledRow(name, rules, given);
    refuse?.(input, given);
    const requestId = given.client_request_id as string | undefined;
    return [input, { channel: "rest", requestId, sourcePage: input.source_page }];
  }

  return {
    name,
    kind,
    columns,
    async insert(services, rows, sender) {
      const all = rows.map(checked);
      const leads = await Promise.all(all.map(([input, context]) => lead(services, input, context)));
      const stored = await storeLeads(services, leads, { channel: "rest", sender, refuseRepeated: true });
      return stored.map(({ row }) => shownOf(columns, rowOf(row)));
    },
  };
}

function shownOf(columns: Columns, row: Row): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([column, { type }]) => [column, shown(row[columnOf(column)], type)]),
  );
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

/** Moments as PostgREST writes them, amounts in shillings. */
function shown(value: unknown, type: Column["type"]) {
  if (type === "numeric") return shillingsOf(cents(Number(value)));
  return value instanceof Date ? value.toISOString().replace("Z", "+00:00") : value;
}
