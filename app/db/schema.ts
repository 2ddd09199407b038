import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { fieldLimits } from "~/forms/field-limits";

// Row level security without a policy: on a hosted PostgreSQL whose public roles can reach these
// tables, they still read and write nothing. The server owns the tables and is not held by it.

export const contactMessages = pgTable(
  "contact_messages",
  {
    ...leadColumns(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    message: text().notNull(),
    transcript: jsonb().$type<TranscriptLine[]>(),
    isSpam: boolean("is_spam").notNull().default(false),
  },
  (table) => [
    check("contact_messages_name", between(table.name, 1, fieldLimits.name)),
    check("contact_messages_email", isEmail(table.email)),
    check("contact_messages_phone", isPhone(table.phone)),
    check("contact_messages_message", between(table.message, 1, fieldLimits.message)),
    check(
      "contact_messages_reachable",
      sql`${table.email} is not null or (${table.channel} = 'chat' and ${table.phone} is not null)`,
    ),
    check("contact_messages_transcript", sql`jsonb_typeof(${table.transcript}) = 'array'`),
    check("contact_messages_channel", oneOf(table.channel, ["form", "chat", "rest"])),
    check("contact_messages_source_page", isPath(table.sourcePage)),
    index("contact_messages_created_at").on(table.createdAt),
  ],
).enableRLS();

export const demoRequests = pgTable(
  "demo_requests",
  {
    ...leadColumns(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    phone: text().notNull(),
    employees: text(),
    message: text(),
    edition: text(),
    isSpam: boolean("is_spam").notNull().default(false),
  },
  (table) => [
    check("demo_requests_name", between(table.name, 1, fieldLimits.name)),
    check("demo_requests_email", isEmail(table.email)),
    check("demo_requests_company", between(table.company, 1, fieldLimits.company)),
    check("demo_requests_phone", isPhone(table.phone)),
    check("demo_requests_employees", oneOf(table.employees, ["1-10", "11-50", "51-200", "201-500", "501+"])),
    check("demo_requests_message", between(table.message, 0, fieldLimits.message)),
    check("demo_requests_edition", isSlug(table.edition)),
    check("demo_requests_channel", oneOf(table.channel, ["form", "chat", "rest"])),
    check("demo_requests_source_page", isPath(table.sourcePage)),
    index("demo_requests_created_at").on(table.createdAt),
  ],
).enableRLS();

export const hardwareOrders = pgTable(
  "hardware_orders",
  {
    ...leadColumns(),
    /** Read over the phone: no 0, O, 1 or I. */
    reference: text().notNull(),
    /** Opens the order's page. Kept as it is, because a lost link is mailed again, and whoever can read it here reads the order beside it. */
    accessKey: text("access_key").notNull(),
    hardwareType: text("hardware_type").notNull(),
    hardwareName: text("hardware_name").notNull(),
    unitPrice: numeric("unit_price", { precision: 12, scale: 2, mode: "number" }).notNull(),
    quantity: integer().notNull().default(1),
    totalAmount: numeric("total_amount", { precision: 12, scale: 2, mode: "number" }).notNull(),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    shippingAddress: text("shipping_address").notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull().default("credit_card"),
    paymentStatus: text("payment_status").$type<PaymentStatus>().notNull().default("pending"),
    orderStatus: text("order_status").$type<OrderStatus>().notNull().default("pending"),
    isSpam: boolean("is_spam").notNull().default(false),
  },
  (table) => [
    unique("hardware_orders_reference_unique").on(table.reference),
    unique("hardware_orders_access_key_unique").on(table.accessKey),
    check("hardware_orders_reference", sql`${table.reference} ~ '^[A-HJ-NP-Z2-9-]{6,12}$'`),
    check("hardware_orders_access_key", sql`${table.accessKey} ~ '^[A-Za-z0-9_-]{22,64}$'`),
    check("hardware_orders_hardware_type", isSlug(table.hardwareType)),
    check("hardware_orders_hardware_name", between(table.hardwareName, 1, 120)),
    check("hardware_orders_unit_price", sql`${table.unitPrice} > 0`),
    check(
      "hardware_orders_quantity",
      sql`${table.quantity} between 1 and ${sql.raw(String(fieldLimits.quantity))}`,
    ),
    check("hardware_orders_total_amount", sql`${table.totalAmount} = ${table.unitPrice} * ${table.quantity}`),
    check("hardware_orders_customer_name", between(table.customerName, 1, fieldLimits.name)),
    check("hardware_orders_customer_email", isEmail(table.customerEmail)),
    check("hardware_orders_customer_phone", isPhone(table.customerPhone)),
    check("hardware_orders_shipping_address", between(table.shippingAddress, 1, fieldLimits.shippingAddress)),
    check("hardware_orders_payment_method", oneOf(table.paymentMethod, paymentMethods)),
    check("hardware_orders_payment_status", oneOf(table.paymentStatus, paymentStatuses)),
    check("hardware_orders_order_status", oneOf(table.orderStatus, orderStatuses)),
    check("hardware_orders_channel", oneOf(table.channel, ["form", "rest"])),
    check("hardware_orders_source_page", isPath(table.sourcePage)),
    index("hardware_orders_created_at").on(table.createdAt),
  ],
).enableRLS();

/** Who asked for product news, in which words, and when they stopped it. Apart from the lead, which ends sooner. */
export const newsSubscriptions = pgTable(
  "news_subscriptions",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    consentedAt: timestamp("consented_at", { withTimezone: true }).notNull().defaultNow(),
    /** What was agreed to, word for word. */
    wording: text().notNull(),
    source: text().$type<"contact" | "demo">().notNull(),
    unsubscribeToken: text("unsubscribe_token").notNull(),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (table) => [
    unique("news_subscriptions_unsubscribe_token_unique").on(table.unsubscribeToken),
    check("news_subscriptions_email", isEmail(table.email)),
    check("news_subscriptions_source", oneOf(table.source, ["contact", "demo"])),
    check("news_subscriptions_unsubscribe_token", sql`${table.unsubscribeToken} ~ '^[A-Za-z0-9_-]{22,64}$'`),
    uniqueIndex("news_subscriptions_active")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.withdrawnAt} is null`),
  ],
).enableRLS();

/** One row for each email that was handed to the mail server; see `app/jobs/emails.server.ts`. */
export const sentEmails = pgTable("sent_emails", {
  emailKey: text("email_key").primaryKey(),
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
}).enableRLS();

/** Counters that all servers share. Unlogged: losing them in a crash costs nothing. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    bucketKey: text("bucket_key").primaryKey(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("rate_limits_window_ends_at").on(table.windowEndsAt)],
).enableRLS();

/** Salts the hashed addresses in `rate_limits`. Yesterday's is deleted, and with it any way back. */
export const dailySalts = pgTable("daily_salts", {
  day: date({ mode: "string" }).primaryKey(),
  salt: text().notNull(),
}).enableRLS();

export type ContactMessage = typeof contactMessages.$inferSelect;
export type DemoRequest = typeof demoRequests.$inferSelect;
export type HardwareOrder = typeof hardwareOrders.$inferSelect;
export type TranscriptLine = { from: "visitor" | "site"; text: string };

const paymentMethods = ["credit_card", "mpesa", "paypal"] as const;
const paymentStatuses = ["pending", "paid", "failed", "refunded"] as const;
const orderStatuses = ["pending", "confirmed", "shipped", "delivered", "cancelled"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type OrderStatus = (typeof orderStatuses)[number];

function leadColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    clientRequestId: uuid("client_request_id").notNull().unique().defaultRandom(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    channel: text().$type<"form" | "chat" | "rest">().notNull().default("form"),
    /** Path of the page it came from, without query. */
    sourcePage: text("source_page"),
  };
}

function between(column: AnyColumn, least: number, most: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}

function isEmail(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(fieldLimits.email))} and ${column} ~ '^[^[:space:]@]+@[^[:space:]@]+$'`;
}

function isPhone(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(fieldLimits.phone))} and ${column} ~ '^[0-9+() -]+$' and char_length(regexp_replace(${column}, '[^0-9]', '', 'g')) between 7 and 15`;
}

function isSlug(column: AnyColumn): SQL {
  return sql`${column} ~ '^[a-z][a-z0-9-]{0,59}$'`;
}

function isPath(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= 300 and ${column} ~ '^/[^?#]*$'`;
}

function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
