import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type CancelReason, cancelReasons } from "~/choices/cancel-reasons";
import { type DemoPlace, demoPlaces } from "~/choices/demo-places";
import { type Device, devices } from "~/choices/devices";
import { employeeRanges } from "~/choices/employee-ranges";
import { fieldLimits } from "~/choices/field-limits";
import { type PaymentMethod, paymentMethods } from "~/choices/payment-methods";
import { type SpeedMetric, speedMetricNames } from "~/choices/speed-metrics";
import { type Language, languages } from "~/language/language";
import { nothing } from "~/money/cents";
import type { TaxLine } from "~/money/tax";
import {
  type PaymentProvider,
  type ProviderMethod,
  paymentProviders,
  providerMethods,
} from "~/payment-providers/all";
import type { ContentKind } from "~/published/content";
import { type Role, roles } from "~/roles";
import { between, implies, isEmail, isPath, isPhone, isSlug, oneOf } from "./checks";
import { centsColumn, quotedLinesColumn, shillingsColumn } from "./money-columns";
import { phoneDigits } from "./phone-digits";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

// Row level security without a policy: on a hosted PostgreSQL whose public roles can reach these
// tables, they still read and write nothing. The server owns the tables and is not held by it.

// Triggers stand in migrations/functions as they are now. They refuse what must never be; those 'for the release before'
// make whole what one of its servers writes meanwhile.

/** For the release before: `join_conversation`. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    ...leadColumns(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    message: text().notNull(),
    language: languageColumn(),
    began: beganColumn(),
    transcript: jsonb().$type<TranscriptLine[]>(),
    isSpam: boolean("is_spam").notNull().default(false),
    conversationId: conversationId(),
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
    check("contact_messages_began", sql`jsonb_typeof(${table.began}) = 'object'`),
    check("contact_messages_language", oneOf(table.language, languages)),
    index("contact_messages_created_at").on(table.createdAt),
    index("contact_messages_conversation").on(table.conversationId),
    index("contact_messages_email").on(sql`lower(${table.email})`),
    index("contact_messages_phone").on(phoneDigits(table.phone)),
  ],
).enableRLS();

/** For the release before: `join_conversation`. */
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
    language: languageColumn(),
    began: beganColumn(),
    isSpam: boolean("is_spam").notNull().default(false),
    conversationId: conversationId(),
    /** Opens the page where a time is chosen. The database draws it, so that rows of older servers have one as well. */
    bookingKey: text("booking_key").notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  },
  (table) => [
    unique("demo_requests_booking_key_unique").on(table.bookingKey),
    check("demo_requests_name", between(table.name, 1, fieldLimits.name)),
    check("demo_requests_email", isEmail(table.email)),
    check("demo_requests_company", between(table.company, 1, fieldLimits.company)),
    check("demo_requests_phone", isPhone(table.phone)),
    check("demo_requests_employees", oneOf(table.employees, [...employeeRanges])),
    check("demo_requests_message", between(table.message, 0, fieldLimits.message)),
    check("demo_requests_edition", isSlug(table.edition)),
    check("demo_requests_channel", oneOf(table.channel, ["form", "chat", "rest"])),
    check("demo_requests_source_page", isPath(table.sourcePage)),
    check("demo_requests_began", sql`jsonb_typeof(${table.began}) = 'object'`),
    check("demo_requests_language", oneOf(table.language, languages)),
    index("demo_requests_created_at").on(table.createdAt),
    index("demo_requests_conversation").on(table.conversationId),
    index("demo_requests_email").on(sql`lower(${table.email})`),
    index("demo_requests_phone").on(phoneDigits(table.phone)),
  ],
).enableRLS();

/**
 * A demo at its time. One that moves keeps its row and raises `sequence`; one that is chosen after a cancelled one is a
 * new row. Refused by `check_booking_move`: steps that are not in `app/bookings/states.ts`. For the release before:
 * `demo_takes_its_time`.
 */
export const demoBookings = pgTable(
  "demo_bookings",
  {
    id: uuid().primaryKey().defaultRandom(),
    demoRequestId: uuid("demo_request_id")
      .notNull()
      .references(() => demoRequests.id, { onDelete: "cascade" }),
    /** Who gives it. */
    staffId: uuid("staff_id")
      .notNull()
      .references((): AnyPgColumn => staff.id, { onDelete: "restrict" }),
    state: text().$type<BookingState>().notNull().default("booked"),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    /** With the time to prepare or to travel before and after. */
    busyFrom: timestamp("busy_from", { withTimezone: true }).notNull(),
    busyUntil: timestamp("busy_until", { withTimezone: true }).notNull(),
    place: text().$type<DemoPlace>().notNull(),
    /** Where in Nairobi, for a visit. */
    area: text(),
    /** The visitor's time zone, where it is not ours. */
    zone: text(),
    /** Of the calendar entry (RFC 5545): each change that the visitor's calendar must follow raises it. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    cancelledAt: moment("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<"visitor" | "staff">(),
    cancelReason: text("cancel_reason"),
  },
  (table) => [
    uniqueIndex("demo_bookings_one_at_a_time").on(table.demoRequestId).where(sql`${table.state} = 'booked'`),
    check("demo_bookings_state", oneOf(table.state, bookingStates)),
    check("demo_bookings_place", oneOf(table.place, demoPlaces)),
    check(
      "demo_bookings_times",
      sql`${table.busyFrom} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.busyUntil} and ${table.busyUntil} <= ${table.busyFrom} + interval '12 hours'`,
    ),
    // Whole quarters of an hour: `demo_busy` has one row for each.
    check(
      "demo_bookings_grid",
      sql`extract(epoch from ${table.busyFrom}) % 900 = 0 and extract(epoch from ${table.busyUntil}) % 900 = 0`,
    ),
    check("demo_bookings_area", sql`(${table.place} = 'visit') = (${table.area} is not null)`),
    check("demo_bookings_area_length", between(table.area, 2, fieldLimits.area)),
    check("demo_bookings_zone", between(table.zone, 1, 64)),
    check("demo_bookings_sequence", sql`${table.sequence} >= 0`),
    check("demo_bookings_cancel_reason", between(table.cancelReason, 1, fieldLimits.cancelReason)),
    check(
      "demo_bookings_cancelled",
      sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null and ${table.cancelledBy} is not null)`,
    ),
    index("demo_bookings_request").on(table.demoRequestId),
    index("demo_bookings_starts_at").on(table.startsAt),
    index("demo_bookings_staff").on(table.staffId, table.startsAt),
  ],
).enableRLS();

/**
 * Each quarter of an hour that a booking takes of somebody's time. Its key is what gives no time twice: it
 * needs no extension, which a hosted PostgreSQL may not have.
 */
export const demoBusy = pgTable(
  "demo_busy",
  {
    staffId: uuid("staff_id").notNull(),
    quarter: timestamp({ withTimezone: true }).notNull(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => demoBookings.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "demo_busy_once", columns: [table.staffId, table.quarter] }),
    index("demo_busy_booking").on(table.bookingId),
  ],
).enableRLS();

/** How somebody gives demos. Whoever has no row here goes by their role; see `app/bookings/hosts.server.ts`. */
export const demoHosts = pgTable(
  "demo_hosts",
  {
    staffId: ownStaffId("staff_id").primaryKey(),
    takesDemos: boolean("takes_demos").notNull(),
    /** Slugs of editions, and `other` for everything else. */
    editions: jsonb().$type<string[]>().notNull(),
    /** Own hours, inside the general ones. */
    opens: text(),
    closes: text(),
    days: jsonb().$type<number[]>(),
    /** Where their video calls take place. */
    callUrl: text("call_url"),
    /** Of the secret in the address of their calendar. */
    feedHash: text("feed_hash").unique(),
  },
  (table) => [
    check("demo_hosts_editions", sql`jsonb_typeof(${table.editions}) = 'array'`),
    check("demo_hosts_hours", sql`(${table.opens} is null) = (${table.closes} is null)`),
    check(
      "demo_hosts_call_url",
      sql`char_length(${table.callUrl}) <= 300 and ${table.callUrl} ~ '^https://[!-~]+$'`,
    ),
  ],
).enableRLS();

/** Days on which somebody, or nobody at all, gives demos, beside the public holidays. */
export const demoDaysOff = pgTable(
  "demo_days_off",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Nobody: the whole company. */
    staffId: uuid("staff_id").references((): AnyPgColumn => staff.id, { onDelete: "cascade" }),
    firstDay: date("first_day", { mode: "string" }).notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
  },
  (table) => [
    check(
      "demo_days_off_order",
      sql`${table.firstDay} <= ${table.lastDay} and ${table.lastDay} < ${table.firstDay} + 366`,
    ),
    index("demo_days_off_last_day").on(table.lastDay),
  ],
).enableRLS();

/**
 * One product of an order, as the REST contract promises it: reference, key, buyer and states are the order's. For the
 * release before: `give_order_its_purchase`.
 */
export const orderLines = pgTable(
  "hardware_orders",
  {
    ...leadColumns(),
    orderId: uuid("purchase_id").references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    reference: text().notNull(),
    accessKey: text("access_key").notNull(),
    hardwareType: text("hardware_type").notNull(),
    hardwareName: text("hardware_name").notNull(),
    unitPrice: shillingsColumn("unit_price").notNull(),
    quantity: integer().notNull().default(1),
    totalAmount: shillingsColumn("total_amount").notNull(),
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
    index("hardware_orders_purchase").on(table.orderId),
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
    check("hardware_orders_payment_method", oneOf(table.paymentMethod, Object.keys(paymentMethods))),
    check("hardware_orders_payment_status", oneOf(table.paymentStatus, paymentStatuses)),
    check("hardware_orders_order_status", oneOf(table.orderStatus, orderStatuses)),
    check("hardware_orders_channel", oneOf(table.channel, ["form", "rest", "staff"])),
    check("hardware_orders_source_page", isPath(table.sourcePage)),
    index("hardware_orders_created_at").on(table.createdAt),
  ],
).enableRLS();

/** What an order costs: nothing once it is cancelled, less once machines came back. */
const price = sql.raw("(case when order_status = 'cancelled' then 0 else total_cents - credited_cents end)");
/** What went back although the order wanted it. */
const goneBack = sql`greatest(0, refunded_cents - greatest(0, paid_cents - ${price}))`;

/**
 * What somebody bought at one time: one reference, one page, one payment, one or more lines. Refused by
 * `check_order_transition`: steps that are not in `app/orders/steps/transitions.ts`. For the release before:
 * `orders_follow_purchase`.
 */
export const orders = pgTable(
  "purchases",
  {
    ...leadColumns(),
    language: languageColumn(),
    began: beganColumn(),
    /** Read over the phone: no 0, O, 1 or I. */
    reference: text().notNull(),
    /** Opens the order's page. Kept as it is, because a lost link is mailed again, and whoever can read it here reads the order beside it. */
    accessKey: text("access_key").notNull(),
    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    shippingAddress: text("shipping_address").notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull().default("credit_card"),
    totalCents: centsColumn("total_cents").notNull(),
    /** Sums and status follow from `payments`: `sumUp`. */
    paidCents: centsColumn("paid_cents").notNull().default(nothing),
    refundedCents: centsColumn("refunded_cents").notNull().default(nothing),
    /** What it costs less since machines came back. */
    creditedCents: centsColumn("credited_cents").notNull().default(nothing),
    /** Of money that went back although the order wanted it: what the buyer was asked for again. */
    askedAgainCents: centsColumn("asked_again_cents").notNull().default(nothing),
    /** The same sums as `app/payments/balance.ts` makes, for lists; a test compares the two. */
    leftCents: centsColumn("left_cents")
      .notNull()
      .generatedAlwaysAs(
        sql`case when order_status = 'cancelled' then 0 else greatest(0, ${price} - paid_cents) + least(${goneBack}, asked_again_cents) end`,
      ),
    owedCents: centsColumn("owed_cents")
      .notNull()
      .generatedAlwaysAs(sql`greatest(0, paid_cents - ${price} - refunded_cents)`),
    missingCents: centsColumn("missing_cents")
      .notNull()
      .generatedAlwaysAs(sql`greatest(0, ${goneBack} - asked_again_cents)`),
    paymentStatus: text("payment_status").$type<PaymentStatus>().notNull().default("pending"),
    orderStatus: text("order_status").$type<OrderStatus>().notNull().default("pending"),
    isSpam: boolean("is_spam").notNull().default(false),
    /** Raised with each change, so that the second of two people sees the first one's. */
    version: integer().notNull().default(1),
    ownerId: staffId("owner_id"),
    confirmedAt: moment("confirmed_at"),
    packedAt: moment("packed_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    cancelledAt: moment("cancelled_at"),
    /** What was agreed, told and written down at each step; see `app/orders/steps`. */
    agreed: jsonb().$type<Agreed>().notNull().default({}),
    /** An owner lets it be packed before it is paid. */
    mayPackUnpaid: boolean("may_pack_unpaid").notNull().default(false),
    cancelReason: text("cancel_reason").$type<CancelReason>(),
    /** Written and read by the release before; what is owed is `owedCents` now. */
    refundDueCents: centsColumn("refund_due_cents").notNull().default(nothing),
    /** Until when what is owed must be back with the buyer. */
    refundDueBy: moment("refund_due_by"),
    kraPin: text("kra_pin"),
    businessName: text("business_name"),
    search: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple', reference || ' ' || customer_name || ' ' || customer_email || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g') || ' ' || shipping_address)`,
    ),
  },
  (table) => [
    unique("purchases_reference_unique").on(table.reference),
    unique("purchases_access_key_unique").on(table.accessKey),
    check("purchases_reference", sql`${table.reference} ~ '^[A-HJ-NP-Z2-9-]{6,12}$'`),
    check("purchases_access_key", sql`${table.accessKey} ~ '^[A-Za-z0-9_-]{22,64}$'`),
    check("purchases_customer_name", between(table.customerName, 1, fieldLimits.name)),
    check("purchases_customer_email", isEmail(table.customerEmail)),
    check("purchases_customer_phone", isPhone(table.customerPhone)),
    check("purchases_shipping_address", between(table.shippingAddress, 1, fieldLimits.shippingAddress)),
    check("purchases_payment_method", oneOf(table.paymentMethod, Object.keys(paymentMethods))),
    check("purchases_payment_status", oneOf(table.paymentStatus, paymentStatuses)),
    check("purchases_order_status", oneOf(table.orderStatus, orderStatuses)),
    check("purchases_channel", oneOf(table.channel, ["form", "rest", "staff"])),
    check("purchases_source_page", isPath(table.sourcePage)),
    check("purchases_began", sql`jsonb_typeof(${table.began}) = 'object'`),
    check("purchases_language", oneOf(table.language, languages)),
    check("purchases_total", sql`${table.totalCents} > 0`),
    check("purchases_refunded", sql`${table.refundedCents} >= 0`),
    check("purchases_credited", sql`${table.creditedCents} between 0 and ${table.totalCents}`),
    check("purchases_asked_again", sql`${table.askedAgainCents} >= 0`),
    check("purchases_kra_pin", sql`${table.kraPin} ~ '^[A-Z][0-9]{9}[A-Z]$'`),
    // A state without the moment in which it began is impossible.
    check(
      "purchases_confirmed",
      implies(
        sql`${table.orderStatus} in ('confirmed', 'packed', 'shipped', 'delivered')`,
        sql`${table.confirmedAt} is not null`,
      ),
    ),
    check(
      "purchases_packed",
      implies(
        sql`${table.orderStatus} in ('packed', 'shipped', 'delivered')`,
        sql`${table.packedAt} is not null`,
      ),
    ),
    check(
      "purchases_shipped",
      implies(sql`${table.orderStatus} in ('shipped', 'delivered')`, sql`${table.shippedAt} is not null`),
    ),
    check(
      "purchases_delivered",
      sql`(${table.orderStatus} = 'delivered') = (${table.deliveredAt} is not null)`,
    ),
    check(
      "purchases_cancelled",
      sql`(${table.orderStatus} = 'cancelled') = (${table.cancelledAt} is not null and ${table.cancelReason} is not null)`,
    ),
    check("purchases_cancel_reason", oneOf(table.cancelReason, cancelReasons)),
    // Lists are sorted by moment and, where two are the same, by id.
    index("purchases_by_time").on(table.createdAt, table.id),
    // What is to do and what is unpaid is little among years of orders: the words are those of `viewConditions`.
    index("purchases_to_do")
      .on(table.createdAt, table.id)
      .where(
        sql`not ${table.isSpam} and (${table.orderStatus} in ('pending', 'confirmed', 'packed') or ${table.owedCents} > 0 or ${table.missingCents} > 0)`,
      ),
    index("purchases_unpaid").on(table.createdAt, table.id).where(sql`${table.leftCents} > 0`),
    index("purchases_status").on(table.orderStatus, table.createdAt),
    index("purchases_email").on(sql`lower(${table.customerEmail})`),
    index("purchases_phone").on(phoneDigits(table.customerPhone)),
    index("purchases_kra_pin").on(table.kraPin).where(sql`${table.kraPin} is not null`),
    index("purchases_search").using("gin", table.search),
    index("purchases_owed").on(table.refundDueBy).where(sql`${table.owedCents} > 0`),
    index("purchases_missing").on(table.createdAt).where(sql`${table.missingCents} > 0`),
    index("purchases_reference_prefix").on(table.reference.op("text_pattern_ops")),
  ],
).enableRLS();

/** Machines at prices that hold until a day. Accepted, it is an order. */
export const quotations = pgTable(
  "quotations",
  {
    ...leadColumns(),
    language: languageColumn(),
    began: beganColumn(),
    /** Read over the phone: no 0, O, 1 or I. */
    number: text().notNull(),
    /** Opens its page, where it is downloaded and accepted. */
    accessKey: text("access_key").notNull(),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    kraPin: text("kra_pin"),
    lines: quotedLinesColumn("lines").notNull(),
    totalCents: centsColumn("total_cents").notNull(),
    /** The last day on which it can be accepted, in Nairobi. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    isSpam: boolean("is_spam").notNull().default(false),
    /** Nobody, when the visitor made it on the site. */
    madeBy: staffId("made_by"),
    acceptedAt: moment("accepted_at"),
    orderId: uuid("purchase_id")
      .unique("quotations_purchase_unique")
      .references((): AnyPgColumn => orders.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("quotations_number_unique").on(table.number),
    unique("quotations_access_key_unique").on(table.accessKey),
    check("quotations_number", sql`${table.number} ~ '^VQ-[A-HJ-NP-Z2-9]{6}$'`),
    check("quotations_access_key", sql`${table.accessKey} ~ '^[A-Za-z0-9_-]{22,64}$'`),
    check("quotations_name", between(table.name, 1, fieldLimits.name)),
    check("quotations_company", between(table.company, 1, fieldLimits.company)),
    check("quotations_email", isEmail(table.email)),
    check("quotations_kra_pin", sql`${table.kraPin} ~ '^[A-Z][0-9]{9}[A-Z]$'`),
    check("quotations_lines", sql`jsonb_typeof(${table.lines}) = 'array'`),
    check("quotations_total", sql`${table.totalCents} > 0`),
    check(
      "quotations_accepted",
      implies(sql`${table.orderId} is not null`, sql`${table.acceptedAt} is not null`),
    ),
    check("quotations_channel", oneOf(table.channel, ["form"])),
    check("quotations_source_page", isPath(table.sourcePage)),
    check("quotations_began", sql`jsonb_typeof(${table.began}) = 'object'`),
    check("quotations_language", oneOf(table.language, languages)),
    index("quotations_by_time").on(table.createdAt, table.id),
    index("quotations_number_prefix").on(table.number.op("text_pattern_ops")),
    index("quotations_email").on(sql`lower(${table.email})`),
    index("quotations_kra_pin").on(table.kraPin).where(sql`${table.kraPin} is not null`),
  ],
).enableRLS();

/**
 * Money that arrived or went back. Append only, by `append_only`. For the release before: `lock_purchase_of_payment`,
 * `purchase_follows_payments`, `purchase_follows_withdrawn_payments`, `purchase_follows_deleted_payments`.
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid("purchase_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<"payment" | "refund">().notNull(),
    method: text().$type<ReceivedBy>().notNull(),
    amountCents: centsColumn("amount_cents").notNull(),
    /** M-Pesa receipt, bank or card reference; pays once. */
    receiptCode: text("receipt_code"),
    /** When the money moved, as its provider or the statement says. */
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    /** The provider's list gave it without a clock that can be trusted. */
    isTimeUncertain: boolean("is_time_uncertain").notNull().default(false),
    recordedAt: timestamp("recorded_at", { withTimezone: true }).notNull().defaultNow(),
    /** Nobody, when a provider told us. */
    recordedBy: staffId("recorded_by"),
    note: text(),
    /** The attempt that it came by, where there was one. */
    attemptId: uuid("attempt_id").references((): AnyPgColumn => paymentAttempts.id, { onDelete: "set null" }),
    /** Of a refund: the payment that went back, as far as it is known. */
    refundOf: uuid("refund_of").references((): AnyPgColumn => payments.id, { onDelete: "set null" }),
    /** Recorded by mistake: it counts nowhere from then on, and its receipt can be recorded where it belongs. */
    withdrawnAt: moment("withdrawn_at"),
    withdrawnBy: staffId("withdrawn_by"),
    withdrawnReason: text("withdrawn_reason"),
  },
  (table) => [
    uniqueIndex("payments_attempt_once")
      .on(table.attemptId)
      .where(sql`${table.kind} = 'payment' and ${table.withdrawnAt} is null`),
    uniqueIndex("payments_receipt_once")
      .on(table.method, table.kind, table.receiptCode)
      .where(sql`${table.withdrawnAt} is null`),
    check(
      "payments_withdrawn",
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnReason} is null) and char_length(${table.withdrawnReason}) between 1 and 500`,
    ),
    check("payments_refund_of", implies(sql`${table.refundOf} is not null`, sql`${table.kind} = 'refund'`)),
    check("payments_kind", oneOf(table.kind, ["payment", "refund"])),
    check("payments_method", oneOf(table.method, receivedBy)),
    check("payments_amount", sql`${table.amountCents} > 0`),
    check("payments_receipt_code", between(table.receiptCode, 1, 64)),
    check("payments_note", between(table.note, 1, 500)),
    index("payments_purchase").on(table.orderId),
    index("payments_received_at").on(table.receivedAt),
    // Refunds name an attempt too, and an attempt that is purged looks for all of them.
    index("payments_attempt").on(table.attemptId),
    index("payments_of_refunds").on(table.refundOf).where(sql`${table.refundOf} is not null`),
    index("payments_receipt_prefix").on(table.receiptCode.op("text_pattern_ops")),
  ],
).enableRLS();

/**
 * One time that a provider was asked for money. Refused by `check_attempt_move`: steps that are not in
 * `app/payments/attempt-states.ts`.
 */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid("purchase_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Counts within the order; part of the reference that the provider gets. */
    number: integer().notNull(),
    provider: text().$type<PaymentProvider>().notNull(),
    amountCents: centsColumn("amount_cents").notNull(),
    /** What the provider was asked for: shillings, or dollars at the rate of that moment. */
    chargeCurrency: text("charge_currency").$type<"KES" | "USD">().notNull().default("KES"),
    chargeMinor: bigint("charge_minor", { mode: "number" }).notNull(),
    /** Shilling cents for a dollar. */
    rate: integer(),
    state: text().$type<AttemptState>().notNull().default("requested"),
    reason: text(),
    /** The provider's own name for it. An M-Pesa one ends in the phone number. */
    providerRef: text("provider_ref"),
    /** The receipt that the provider named together with this attempt. */
    receiptCode: text("receipt_code"),
    /** Of the secret in the addresses that the provider is given for this attempt. */
    tokenHash: text("token_hash").notNull().unique(),
    /** One for each form that was shown: sent twice, it starts one attempt. */
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    phone: text(),
    checkoutUrl: text("checkout_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: moment("ended_at"),
    /** When the provider is asked next; nothing when it has told how it ended. */
    nextCheckAt: moment("next_check_at"),
    checks: integer().notNull().default(0),
  },
  (table) => [
    unique("payment_attempts_number_unique").on(table.orderId, table.number),
    unique("payment_attempts_provider_ref_unique").on(table.provider, table.providerRef),
    check("payment_attempts_provider", oneOf(table.provider, providerNames)),
    check("payment_attempts_amount", sql`${table.amountCents} > 0 and ${table.chargeMinor} > 0`),
    check("payment_attempts_currency", oneOf(table.chargeCurrency, ["KES", "USD"])),
    check(
      "payment_attempts_charge",
      sql`(${table.chargeCurrency} = 'KES' and ${table.rate} is null and ${table.chargeMinor} = ${table.amountCents}) or (${table.chargeCurrency} <> 'KES' and ${table.rate} > 0)`,
    ),
    check("payment_attempts_state", oneOf(table.state, attemptStates)),
    check("payment_attempts_reason", isSlug(table.reason)),
    check("payment_attempts_phone", sql`${table.phone} ~ '^254[0-9]{9}$'`),
    index("payment_attempts_purchase").on(table.orderId),
    index("payment_attempts_next_check").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    // Cleared after 90 days, so it stays small.
    index("payment_attempts_phone").on(table.phone, table.createdAt).where(sql`${table.phone} is not null`),
    index("payment_attempts_our_fault").on(table.createdAt).where(sql`${table.reason} = 'our-fault'`),
  ],
).enableRLS();

/** Everything a provider was asked and told about an attempt. Append only, by `append_only`; nothing personal in it. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid("attempt_id").references(() => paymentAttempts.id, { onDelete: "cascade" }),
    provider: text().$type<PaymentProvider>().notNull(),
    kind: text().$type<PaymentEventKind>().notNull(),
    /** The same news twice has the same key, and is written down once. */
    dedupeKey: text("dedupe_key").unique(),
    summary: jsonb().$type<AuditValues>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("payment_events_provider", oneOf(table.provider, providerNames)),
    check("payment_events_kind", oneOf(table.kind, paymentEventKinds)),
    index("payment_events_attempt").on(table.attemptId, table.id),
  ],
).enableRLS();

/** Money that reached us and names no order: a wrong account number, another currency. A person finds its place. */
export const unmatchedPayments = pgTable(
  "unmatched_payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    method: text().$type<ReceivedBy>().notNull(),
    receiptCode: text("receipt_code").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text().notNull().default("KES"),
    /** What was typed as account number, as far as it can be one. */
    account: text().notNull().default(""),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    toldAt: timestamp("told_at", { withTimezone: true }).notNull().defaultNow(),
    settledAt: moment("settled_at"),
    /** Where it belonged, or nowhere when it was sent back. */
    orderId: uuid("purchase_id").references(() => orders.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("unmatched_payments_receipt_unique").on(table.method, table.receiptCode),
    check("unmatched_payments_method", oneOf(table.method, receivedBy)),
    check("unmatched_payments_amount", sql`${table.amountMinor} > 0`),
    check("unmatched_payments_account", sql`${table.account} ~ '^[A-Z0-9]{0,20}$'`),
    index("unmatched_payments_received_at").on(table.receivedAt),
    index("unmatched_payments_open").on(table.toldAt).where(sql`${table.settledAt} is null`),
  ],
).enableRLS();

/** A buyer or a provider wants money back: a task for a person, with its day. Refunds themselves are `payments`. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().$type<PaymentProvider>().notNull(),
    /** The provider's own name for it. */
    providerId: text("provider_id").notNull(),
    kind: text().$type<DisputeKind>().notNull(),
    orderId: uuid("purchase_id").references(() => orders.id, { onDelete: "cascade" }),
    attemptId: uuid("attempt_id").references(() => paymentAttempts.id, { onDelete: "set null" }),
    amountMinor: bigint("amount_minor", { mode: "number" }),
    currency: text(),
    reason: text(),
    state: text().$type<DisputeState>().notNull().default("open"),
    respondBy: moment("respond_by"),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    unique("payment_disputes_provider_id_unique").on(table.provider, table.providerId),
    check("payment_disputes_provider", oneOf(table.provider, providerNames)),
    check("payment_disputes_kind", oneOf(table.kind, disputeKinds)),
    check("payment_disputes_state", oneOf(table.state, disputeStates)),
    check("payment_disputes_closed", sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check("payment_disputes_reason", isSlug(table.reason)),
    index("payment_disputes_open").on(table.openedAt).where(sql`${table.closedAt} is null`),
    index("payment_disputes_purchase").on(table.orderId),
    index("payment_disputes_attempt").on(table.attemptId),
  ],
).enableRLS();

/**
 * What staff work on: one or more messages of one person, with the state of our answer. The database opens one for
 * each new lead, or lets the lead join the sender's conversation of the last 14 days (migration 0003).
 */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ConversationKind>().notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    company: text(),
    /** The beginning of the latest message. */
    snippet: text().notNull().default(""),
    sourcePage: text("source_page"),
    status: text().$type<ConversationStatus>().notNull().default("new"),
    ownerId: staffId("owner_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** The answer clock counts from here: the latest message, or when it was opened again. */
    waitingSince: timestamp("waiting_since", { withTimezone: true }).notNull().defaultNow(),
    firstAnsweredAt: moment("first_answered_at"),
    answeredAt: moment("answered_at"),
    closedAt: moment("closed_at"),
    version: integer().notNull().default(1),
    /** Part of the address that replies go to; drawn when the first email of ours leaves. */
    replyToken: text("reply_token").unique(),
    /** Of everything its messages say. */
    search: tsvector().notNull(),
  },
  (table) => [
    check("conversations_kind", oneOf(table.kind, conversationKinds)),
    check("conversations_status", oneOf(table.status, conversationStatuses)),
    check(
      "conversations_answered",
      implies(sql`${table.status} = 'answered'`, sql`${table.firstAnsweredAt} is not null`),
    ),
    check(
      "conversations_closed",
      implies(sql`${table.status} = 'closed'`, sql`${table.closedAt} is not null`),
    ),
    index("conversations_by_wait").on(table.status, table.waitingSince, table.id),
    index("conversations_created_at").on(table.createdAt),
    // Serves equality and the beginning of an address, in databases of any collation.
    index("conversations_email_prefix").on(sql`lower(${table.email}) text_pattern_ops`),
    index("conversations_phone").on(table.phone),
    index("conversations_phone_digits").on(phoneDigits(table.phone)),
    index("conversations_search").using("gin", table.search),
  ],
).enableRLS();

/** An email that came into our mailbox; see `app/incoming-email`. */
export const incomingEmails = pgTable(
  "incoming_emails",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of its Message-ID and its sender, or of all its bytes: the same email is stored once. */
    fingerprint: text().notNull().unique(),
    /** None for one that could not be read. */
    conversationId: uuid("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    kind: text().$type<IncomingKind>().notNull(),
    /** As it came, with its angle brackets: what an answer names as the email before it. */
    messageId: text("message_id"),
    fromName: text("from_name").notNull().default(""),
    fromEmail: text("from_email"),
    subject: text().notNull().default(""),
    body: text().notNull().default(""),
    /** What it repeats of the emails before. */
    quoted: text().notNull().default(""),
    /** Of a bounce: the key of our email that did not arrive. */
    aboutKey: text("about_key"),
    /** Why our email did not arrive, or why this one could not be read. */
    reason: text(),
    sizeBytes: integer("size_bytes").notNull(),
    isSpam: boolean("is_spam").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("incoming_emails_kind", oneOf(table.kind, incomingKinds)),
    check(
      "incoming_emails_conversation",
      sql`(${table.kind} = 'unreadable') = (${table.conversationId} is null)`,
    ),
    check(
      "incoming_emails_texts",
      sql`char_length(${table.body}) <= 20000 and char_length(${table.quoted}) <= 20000 and char_length(${table.subject}) <= 500 and char_length(${table.reason}) <= 500`,
    ),
    index("incoming_emails_conversation_id").on(table.conversationId),
    index("incoming_emails_created_at").on(table.createdAt),
    index("incoming_emails_message_id").on(table.messageId),
    index("incoming_emails_from").on(sql`lower(${table.fromEmail})`),
  ],
).enableRLS();

/** A file that came with an email. One that is not kept has no content, and says why. */
export const incomingFiles = pgTable(
  "incoming_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    emailId: uuid("email_id")
      .notNull()
      .references(() => incomingEmails.id, { onDelete: "cascade" }),
    name: text().notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    content: bytea(),
    refused: text().$type<RefusedFile>(),
  },
  (table) => [
    check("incoming_files_name", between(table.name, 1, 120)),
    check("incoming_files_refused", oneOf(table.refused, refusedFiles)),
    check("incoming_files_kept", sql`(${table.content} is null) = (${table.refused} is not null)`),
    check("incoming_files_size", sql`octet_length(${table.content}) <= 10485760`),
    index("incoming_files_email").on(table.emailId),
  ],
).enableRLS();

/**
 * A tax invoice that an order needs, or a credit note against one, with its lines as they were when it became due.
 * Refused by `refuse_tax_invoice_change`: what an issued one says of the sale stays.
 */
export const taxInvoices = pgTable(
  "tax_invoices",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid("purchase_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<TaxInvoiceKind>().notNull(),
    /** Of a credit note: the invoice that it corrects. */
    originalId: uuid("original_id").references((): AnyPgColumn => taxInvoices.id, { onDelete: "cascade" }),
    /** Ours: the order's reference, then `-2` for the next invoice, `-C1` for the first credit note. */
    number: text().notNull(),
    reason: text().$type<TaxInvoiceReason>().notNull(),
    state: text().$type<TaxInvoiceState>().notNull().default("due"),
    /** Raised with each change, so that the second of two people sees the first one's. */
    version: integer().notNull().default(1),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
    lines: jsonb().$type<TaxLine[]>().notNull(),
    totalCents: centsColumn("total_cents").notNull(),
    vatCents: centsColumn("vat_cents").notNull(),
    buyerName: text("buyer_name").notNull(),
    buyerPin: text("buyer_pin"),
    /** What KRA gave it: the unit's own number, and the number of the invoice in that unit. */
    controlUnit: text("control_unit"),
    invoiceNumber: text("invoice_number"),
    /** Its day, in Nairobi. */
    issuedOn: date("issued_on", { mode: "string" }),
    internalData: text("internal_data"),
    signature: text(),
    /** Where its QR code leads. */
    qrLink: text("qr_link"),
    enteredAt: moment("entered_at"),
    /** Nobody, where a device issued it. */
    enteredBy: staffId("entered_by"),
  },
  (table) => [
    unique("tax_invoices_number_unique").on(table.number),
    uniqueIndex("tax_invoices_issued_once")
      .on(table.controlUnit, table.invoiceNumber)
      .where(sql`${table.invoiceNumber} is not null`),
    uniqueIndex("tax_invoices_one_due")
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice' and ${table.state} = 'due'`),
    check("tax_invoices_kind", oneOf(table.kind, taxInvoiceKinds)),
    check("tax_invoices_reason", oneOf(table.reason, taxInvoiceReasons)),
    check("tax_invoices_state", oneOf(table.state, taxInvoiceStates)),
    check("tax_invoices_original", sql`(${table.kind} = 'credit_note') = (${table.originalId} is not null)`),
    check("tax_invoices_number", sql`${table.number} ~ '^[A-HJ-NP-Z2-9-]{6,12}(-C?[0-9]{1,3})?$'`),
    check("tax_invoices_lines", sql`jsonb_typeof(${table.lines}) = 'array'`),
    check(
      "tax_invoices_amounts",
      sql`${table.totalCents} > 0 and ${table.vatCents} between 0 and ${table.totalCents}`,
    ),
    check("tax_invoices_buyer_name", between(table.buyerName, 1, fieldLimits.company)),
    check("tax_invoices_buyer_pin", sql`${table.buyerPin} ~ '^[A-Z][0-9]{9}[A-Z]$'`),
    check("tax_invoices_control_unit", sql`${table.controlUnit} ~ '^[A-Z0-9]{6,24}$'`),
    check("tax_invoices_invoice_number", sql`${table.invoiceNumber} ~ '^[A-Z0-9]{1,30}$'`),
    check("tax_invoices_numbered", sql`(${table.controlUnit} is null) = (${table.invoiceNumber} is null)`),
    check("tax_invoices_internal_data", sql`${table.internalData} ~ '^[A-Z0-9]{26}$'`),
    check("tax_invoices_signature", sql`${table.signature} ~ '^[A-Z0-9]{16}$'`),
    check(
      "tax_invoices_qr_link",
      sql`char_length(${table.qrLink}) <= 500 and ${table.qrLink} ~ '^https://[!-~]+$'`,
    ),
    check(
      "tax_invoices_issued",
      sql`(${table.state} = 'issued') = (${table.issuedOn} is not null and ${table.enteredAt} is not null)`,
    ),
    index("tax_invoices_purchase").on(table.orderId),
    index("tax_invoices_original").on(table.originalId).where(sql`${table.originalId} is not null`),
    index("tax_invoices_due").on(table.dueAt, table.id).where(sql`${table.state} = 'due'`),
    index("tax_invoices_issued").on(table.issuedOn, table.id).where(sql`${table.state} = 'issued'`),
  ],
).enableRLS();

/** The PDF that KRA's program made of a tax invoice: where there is one, it is the document. */
export const taxInvoiceFiles = pgTable(
  "tax_invoice_files",
  {
    taxInvoiceId: uuid("tax_invoice_id")
      .primaryKey()
      .references(() => taxInvoices.id, { onDelete: "cascade" }),
    content: bytea().notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** The same file belongs to one invoice. */
    sha256: text().notNull().unique("tax_invoice_files_once"),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    addedBy: staffId("added_by"),
  },
  (table) => [check("tax_invoice_files_size", sql`octet_length(${table.content}) between 1 and 2097152`)],
).enableRLS();

/** What staff wrote: an internal note, or an answer by email, WhatsApp or telephone. */
export const threadEntries = pgTable(
  "thread_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    orderId: uuid("purchase_id").references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<ThreadEntryKind>().notNull(),
    subject: text(),
    body: text().notNull(),
    authorId: staffId("author_id"),
    /** Kept when the person is not. */
    authorName: text("author_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("thread_entries_kind", oneOf(table.kind, threadEntryKinds)),
    check("thread_entries_body", between(table.body, 1, fieldLimits.message)),
    check("thread_entries_subject", between(table.subject, 1, 200)),
    check("thread_entries_of_one", sql`(${table.conversationId} is null) <> (${table.orderId} is null)`),
    index("thread_entries_conversation").on(table.conversationId),
    index("thread_entries_purchase").on(table.orderId),
  ],
).enableRLS();

/**
 * An email address or a phone number of which something was noted, or that a person of staff has said is one customer
 * with others: those with one `customerId`. Most customers have no row here; see `app/customers`.
 */
export const customerContacts = pgTable(
  "customer_contacts",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In small letters, or in the one form of numbers. */
    contact: text().notNull(),
    customerId: uuid("customer_id").notNull().defaultRandom(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("customer_contacts_once").on(table.contact),
    check("customer_contacts_contact", between(table.contact, 5, fieldLimits.email)),
    index("customer_contacts_customer").on(table.customerId),
  ],
).enableRLS();

/** What staff noted on a customer. It stays with the contact when customers are merged or parted. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => customerContacts.id, { onDelete: "cascade" }),
    body: text().notNull(),
    authorId: staffId("author_id"),
    /** Kept when the person is not. */
    authorName: text("author_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("customer_notes_body", between(table.body, 1, fieldLimits.message)),
    index("customer_notes_contact").on(table.contactId),
  ],
).enableRLS();

/** A day on which staff come back to something, and why. */
export const reminders = pgTable(
  "reminders",
  {
    id: uuid().primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    orderId: uuid("purchase_id").references(() => orders.id, { onDelete: "cascade" }),
    quotationId: uuid("quotation_id").references(() => quotations.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id").references(() => demoBookings.id, { onDelete: "cascade" }),
    /** In Nairobi. */
    day: date({ mode: "string" }).notNull(),
    note: text().notNull(),
    /** Nobody: all of us. */
    forId: staffId("for_id"),
    madeBy: staffId("made_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    doneAt: moment("done_at"),
  },
  (table) => [
    check("reminders_note", between(table.note, 1, fieldLimits.reminder)),
    check(
      "reminders_of_one",
      sql`num_nonnulls(${table.conversationId}, ${table.orderId}, ${table.quotationId}, ${table.bookingId}) = 1`,
    ),
    index("reminders_open").on(table.day, table.id).where(sql`${table.doneAt} is null`),
    index("reminders_conversation").on(table.conversationId),
    index("reminders_purchase").on(table.orderId),
    index("reminders_quotation").on(table.quotationId),
    index("reminders_booking").on(table.bookingId),
  ],
).enableRLS();

/** Texts that answers begin with, with placeholders for what is the customer's; nothing of a person is in them. */
export const savedAnswers = pgTable(
  "saved_answers",
  {
    id: uuid().primaryKey().defaultRandom(),
    language: text().$type<"en" | "sw">().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    /** The sending that it was stored by last: sent twice, it is stored once. */
    entry: uuid(),
    /** Out of the list, and put back by Undo. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    check("saved_answers_language", oneOf(table.language, ["en", "sw"])),
    check("saved_answers_title", between(table.title, 1, fieldLimits.savedAnswerTitle)),
    check("saved_answers_body", between(table.body, 1, fieldLimits.message)),
    uniqueIndex("saved_answers_title_once")
      .on(table.language, sql`lower(${table.title})`)
      .where(sql`${table.removedAt} is null`),
  ],
).enableRLS();

/** Who did what when. Append only, by `append_only`. Names ids and fields, never a visitor's own data. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No reference: the record outlives the person's account. */
    actorId: uuid("actor_id"),
    /** A person's name, or 'Buyer', 'M-Pesa', 'System' … */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().$type<AuditSubject>().notNull(),
    subjectId: text("subject_id"),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
  },
  (table) => [
    index("audit_events_subject").on(table.subject, table.subjectId, table.at),
    index("audit_events_at").on(table.at),
    // What buyers say about money, among a hundred times as many other events.
    index("audit_events_mpesa_codes")
      .on(table.at)
      .where(sql`${table.action} in ('mpesa-code-given', 'mpesa-code-not-found')`),
  ],
).enableRLS();

/**
 * How many of a machine are here, and how many of these are promised to orders: the sums of its movements, written with
 * each of them (`app/stock/move.server.ts`).
 */
export const stock = pgTable(
  "stock",
  {
    /** Its id in the catalogue. */
    machine: text().primaryKey(),
    /** Nothing is counted, reserved or said of a machine whose stock is not kept. */
    isKept: boolean("is_kept").notNull().default(false),
    onHand: integer("on_hand").notNull().default(0),
    reserved: integer().notNull().default(0),
    /** Sales are told when no more than so many are free. */
    lowAt: integer("low_at"),
    /** May be ordered while none is free, and comes in about so many days. */
    mayBackOrder: boolean("may_back_order").notNull().default(true),
    comesInDays: integer("comes_in_days"),
    /** How long its maker's warranty lasts, unless an order's confirmation says so. */
    warrantyMonths: integer("warranty_months"),
    /** Raised with each change of its settings. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check("stock_machine", isSlug(table.machine)),
    check("stock_on_hand", sql`${table.onHand} >= 0`),
    check("stock_reserved", sql`${table.reserved} >= 0`),
    check("stock_low_at", sql`${table.lowAt} between 0 and 9999`),
    check("stock_warranty_months", sql`${table.warrantyMonths} between 1 and 120`),
    check("stock_comes_in_days", sql`${table.comesInDays} between 1 and 365`),
  ],
).enableRLS();

/** Everything that ever changed a stock, and by how much. Append only: refused by `append_only`. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    machine: text()
      .notNull()
      .references(() => stock.machine, { onDelete: "cascade" }),
    kind: text().$type<StockMovementKind>().notNull(),
    /** What it adds to the two sums, or takes from them. */
    onHand: integer("on_hand").notNull(),
    reserved: integer().notNull(),
    reason: text(),
    /** No reference: what was moved stays true when an order is gone. */
    orderId: uuid("order_id"),
    /** Of a form: sent twice, it is stored once. */
    entry: uuid().unique(),
    actorId: uuid("actor_id"),
    actor: text().notNull(),
  },
  (table) => [
    check("stock_movements_kind", oneOf(table.kind, stockMovementKinds)),
    check("stock_movements_amount", sql`${table.onHand} <> 0 or ${table.reserved} <> 0`),
    check("stock_movements_reason", between(table.reason, 1, fieldLimits.stockReason)),
    check(
      "stock_movements_corrected",
      implies(sql`${table.kind} = 'corrected'`, sql`${table.reason} is not null`),
    ),
    index("stock_movements_machine").on(table.machine, table.id),
    index("stock_movements_order").on(table.orderId, table.machine),
  ],
).enableRLS();

/** Each machine that was packed, by the number on it. */
export const serialNumbers = pgTable(
  "serial_numbers",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As it stands on the machine. */
    serial: text().notNull(),
    /** Its letters and digits in small: what is one number, however it is written. */
    key: text().notNull(),
    /** Unknown of one that was written down before each machine had its own. */
    machine: text(),
    orderId: uuid("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    warrantyMonths: integer("warranty_months"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** It came back for good: replaced, or paid back. It can be sold again. */
    goneAt: moment("gone_at"),
  },
  (table) => [
    uniqueIndex("serial_numbers_once").on(table.key).where(sql`${table.goneAt} is null`),
    check("serial_numbers_serial", between(table.serial, 3, fieldLimits.serialNumber)),
    check("serial_numbers_key", between(table.key, 3, fieldLimits.serialNumber)),
    check("serial_numbers_machine", isSlug(table.machine)),
    check("serial_numbers_warranty", sql`${table.warrantyMonths} between 1 and 120`),
    index("serial_numbers_order").on(table.orderId),
    // Found by their beginning.
    index("serial_numbers_begin").on(table.key.op("text_pattern_ops")),
  ],
).enableRLS();

/** A machine that comes back: to be repaired, replaced or paid back. Its steps are in `app/returns/states.ts`. */
export const returns = pgTable(
  "returns",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Read over the phone, and written on the box. */
    number: text().notNull(),
    serialId: uuid("serial_id")
      .notNull()
      .references((): AnyPgColumn => serialNumbers.id, { onDelete: "cascade" }),
    orderId: uuid("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    state: text().$type<ReturnState>().notNull().default("asked"),
    version: integer().notNull().default(1),
    /** In the buyer's words. */
    fault: text().notNull(),
    /** What was done to it. */
    work: text(),
    courier: text(),
    tracking: text(),
    /** The machine that they got in its place. */
    replacementId: uuid("replacement_id").references((): AnyPgColumn => serialNumbers.id, {
      onDelete: "set null",
    }),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("returns_number").on(table.number),
    check("returns_number_form", sql`${table.number} ~ '^RT-[A-HJ-NP-Z2-9]{6}$'`),
    check("returns_state", oneOf(table.state, returnStates)),
    check("returns_fault", between(table.fault, 1, fieldLimits.returnFault)),
    check("returns_work", between(table.work, 1, fieldLimits.returnFault)),
    check("returns_courier", between(table.courier, 1, 120)),
    check("returns_tracking", between(table.tracking, 1, 60)),
    // A machine comes back once at a time.
    uniqueIndex("returns_open")
      .on(table.serialId)
      .where(sql`${table.state} not in ('refunded', 'sent-back', 'dropped')`),
    index("returns_order").on(table.orderId),
    index("returns_serial").on(table.serialId),
    index("returns_asked").on(table.askedAt, table.id),
  ],
).enableRLS();

/** What staff may change without a new build, such as opening hours; see `app/settings`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
}).enableRLS();

/** Everything that staff wrote for the site: each draft and each publication. Append only, by `append_only`. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ContentKind>().notNull(),
    isPublished: boolean("is_published").notNull(),
    data: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** No reference: what was written outlives the person's account. */
    authorId: uuid("author_id").notNull(),
    author: text().notNull(),
    note: text(),
  },
  (table) => [
    check("content_versions_kind", isSlug(table.kind)),
    check("content_versions_note", between(table.note, 1, fieldLimits.contentNote)),
    index("content_versions_kind_id").on(table.kind, table.id),
  ],
).enableRLS();

/** One row: how often something was published. Each server looks at it every second; who writes content holds it. */
export const contentState = pgTable(
  "content_state",
  {
    id: boolean().primaryKey().default(true),
    revision: integer().notNull().default(0),
  },
  (table) => [check("content_state_one_row", sql`${table.id}`)],
).enableRLS();

/** The people who work here. The last owner stays one: `keep_an_owner`. */
export const staff = pgTable(
  "staff",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    role: text().$type<Role>().notNull(),
    /** Switched off: no session, no link, no passkey. */
    disabledAt: moment("disabled_at"),
    /** Asked to come, and not here yet: until when the link of the invitation works. */
    invitedUntil: moment("invited_until"),
    lastSeenAt: moment("last_seen_at"),
    /** WCAG 2.1.4: single keys can be switched off. */
    singleKeys: boolean("single_keys").notNull().default(true),
  },
  (table) => [
    check("staff_role", oneOf(table.role, roles)),
    check("staff_email", sql`${table.email} = lower(${table.email})`),
    check("staff_name", between(table.name, 1, fieldLimits.name)),
  ],
).enableRLS();

export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its hash: see `app/access/token.server.ts`. */
    token: text().notNull().unique(),
    userId: ownStaffId("user_id"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("staff_sessions_user").on(table.userId)],
).enableRLS();

/** Nothing is kept here any more. */
export const staffAccounts = pgTable("staff_accounts", {
  id: uuid().primaryKey().defaultRandom(),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  userId: ownStaffId("user_id"),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text(),
  password: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
}).enableRLS();

/** Links that sign in, by the hash of their token, and what passkeys were asked to sign. */
export const staffVerifications = pgTable(
  "staff_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("staff_verifications_identifier").on(table.identifier)],
).enableRLS();

export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text(),
    publicKey: text("public_key").notNull(),
    userId: ownStaffId("user_id"),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer().notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("staff_passkeys_user").on(table.userId)],
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

/** One row for each email that left; see `app/jobs/send-email.server.ts`. */
export const sentEmails = pgTable("sent_emails", {
  emailKey: text("email_key").primaryKey(),
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  /** What replies and bounces name. */
  messageId: text("message_id").unique(),
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

/** How often pages were read: one row for each day and combination, with nothing of who read them; see `app/visits`. */
export const visits = pgTable(
  "visits",
  {
    /** In Nairobi. */
    day: date({ mode: "string" }).notNull(),
    /** The page's English address. */
    page: text().notNull(),
    language: text().$type<Language>().notNull(),
    device: text().$type<Device>().notNull(),
    /** The site that led there; empty for none, and 'other' where there were too many. */
    referrer: text().notNull(),
    campaign: text().notNull(),
    views: integer().notNull(),
    /** Those by which somebody came in. */
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "visits_once",
      columns: [table.day, table.page, table.language, table.device, table.referrer, table.campaign],
    }),
    check("visits_page", isPath(table.page)),
    check("visits_language", oneOf(table.language, languages)),
    check("visits_device", oneOf(table.device, devices)),
    check("visits_referrer", between(table.referrer, 0, 100)),
    check("visits_campaign", between(table.campaign, 0, 130)),
    check("visits_entries", sql`${table.entries} between 0 and ${table.views}`),
  ],
).enableRLS();

/** How quick pages were for real visitors: how often each metric fell into which of its groups; see `app/visits`. */
export const speeds = pgTable(
  "speeds",
  {
    /** In Nairobi. */
    day: date({ mode: "string" }).notNull(),
    /** The page's English address. */
    page: text().notNull(),
    device: text().$type<Device>().notNull(),
    metric: text().$type<SpeedMetric>().notNull(),
    /** Of `edges` in `app/choices/speed-metrics.ts`. */
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "speeds_once",
      columns: [table.day, table.page, table.device, table.metric, table.bucket],
    }),
    check("speeds_page", isPath(table.page)),
    check("speeds_device", oneOf(table.device, devices)),
    check("speeds_metric", oneOf(table.metric, speedMetricNames)),
    check("speeds_count", sql`${table.count} > 0 and ${table.bucket} >= 0`),
  ],
).enableRLS();

export type ContactMessage = typeof contactMessages.$inferSelect;
export type DemoRequest = typeof demoRequests.$inferSelect;
export type DemoBooking = typeof demoBookings.$inferSelect;
export type DemoHost = typeof demoHosts.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type Quotation = typeof quotations.$inferSelect;
export type Order = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;
export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
export type UnmatchedPayment = typeof unmatchedPayments.$inferSelect;
export type PaymentDispute = typeof paymentDisputes.$inferSelect;
export type TaxInvoice = typeof taxInvoices.$inferSelect;
export type Conversation = typeof conversations.$inferSelect;
export type ThreadEntry = typeof threadEntries.$inferSelect;
export type CustomerContact = typeof customerContacts.$inferSelect;
export type CustomerNote = typeof customerNotes.$inferSelect;
export type Reminder = typeof reminders.$inferSelect;
export type IncomingEmail = typeof incomingEmails.$inferSelect;
export type IncomingFile = typeof incomingFiles.$inferSelect;
export type Stock = typeof stock.$inferSelect;
export type Return = typeof returns.$inferSelect;
export type SerialNumber = typeof serialNumbers.$inferSelect;
export type StockMovement = typeof stockMovements.$inferSelect;
export type AuditEvent = typeof auditEvents.$inferSelect;
export type Staff = typeof staff.$inferSelect;
/** Where a lead or an order came in; `staff` typed it for somebody on the phone. */
export type Channel = "form" | "chat" | "rest" | "staff";
/** How the visit of a sender began: the page's English address, the site that led there, the campaign of the link. */
export type Began = { page: string; referrer?: string; campaign?: string };
export type TranscriptLine = { from: "visitor" | "site"; text: string };

const paymentStatuses = ["pending", "part_paid", "paid", "failed", "refunded"] as const;
const orderStatuses = ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export type OrderStatus = (typeof orderStatuses)[number];

/** How money reaches us: the methods of the order form and of the providers, and two that only staff record. */
const receivedBy = [
  ...new Set([...Object.keys(paymentMethods), ...providerMethods.map(({ name }) => name)]),
  "bank_transfer",
  "cash",
];
export type ReceivedBy = PaymentMethod | ProviderMethod | "bank_transfer" | "cash";

const providerNames = paymentProviders.map(({ name }) => name);

/** A reversal is money taken back without a question, such as Safaricom's of an M-Pesa payment. */
const disputeKinds = ["dispute", "reversal"] as const;
export type DisputeKind = (typeof disputeKinds)[number];
const disputeStates = ["open", "won", "lost", "closed"] as const;
export type DisputeState = (typeof disputeStates)[number];

export const attemptStates = [
  "requested",
  "waiting",
  "unclear",
  "unconfirmed",
  "refused",
  "failed",
  "cancelled",
  "expired",
  "paid",
  "reversed",
] as const;
export type AttemptState = (typeof attemptStates)[number];

const paymentEventKinds = [
  "start",
  "callback",
  "webhook",
  "confirmation",
  "check",
  "return",
  "left",
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

const taxInvoiceKinds = ["invoice", "credit_note"] as const;
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number];
/** `withdrawn`: the order needed it no more before it was issued. */
const taxInvoiceStates = ["due", "issued", "withdrawn"] as const;
export type TaxInvoiceState = (typeof taxInvoiceStates)[number];
/** Why there is one: the sale; for a credit note, and the invoice that follows it, what happened to the sale. */
const taxInvoiceReasons = ["sale", "cancelled", "changed", "returned", "buyer"] as const;
export type TaxInvoiceReason = (typeof taxInvoiceReasons)[number];

export type Agreed = {
  deliveryDay?: string;
  deliveryCost?: string;
  warranty?: string;
  paysBy?: PaymentMethod | "bank_transfer" | "cash";
  courier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  leavesOn?: string;
  arrivesOn?: string;
  driverPhone?: string;
  /** What was noted of them before each had its own row, and could not become one. */
  serialNumbers?: string;
  /** Day and time on Nairobi's clock. */
  handedOverAt?: string;
  signedBy?: string;
  damage?: string;
  cancelNote?: string;
};

export const returnStates = [
  "asked",
  "received",
  "repaired",
  "replaced",
  "refunded",
  "sent-back",
  "dropped",
] as const;
export type ReturnState = (typeof returnStates)[number];

/**
 * `taken-back` undoes `shipped` for as long as the step can be undone. `returned` is a machine that came back, `replaced`
 * one that left in the place of it.
 */
export const stockMovementKinds = [
  "received",
  "reserved",
  "released",
  "shipped",
  "taken-back",
  "returned",
  "replaced",
  "corrected",
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

const conversationKinds = ["contact", "demo", "chat", "email"] as const;
export type ConversationKind = (typeof conversationKinds)[number];
const conversationStatuses = ["new", "answered", "closed", "spam"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];
const threadEntryKinds = ["note", "email", "whatsapp", "call"] as const;
export type ThreadEntryKind = (typeof threadEntryKinds)[number];

/** `automatic` is written by a program, such as an out-of-office reply: nobody waits for an answer to it. */
const incomingKinds = ["message", "automatic", "bounce", "unreadable"] as const;
export type IncomingKind = (typeof incomingKinds)[number];
const refusedFiles = ["type", "size", "count"] as const;
export type RefusedFile = (typeof refusedFiles)[number];

const bookingStates = ["booked", "held", "missed", "cancelled"] as const;
export type BookingState = (typeof bookingStates)[number];

export type AuditSubject =
  | "customer"
  | "booking"
  | "purchase"
  | "payment"
  | "quotation"
  | "conversation"
  | "staff"
  | "email"
  | "export"
  | "privacy"
  | "settings"
  | "reminder"
  | "return"
  | "saved-answer"
  | "content"
  | "session"
  | "stock";
export type AuditValues = Record<string, string | number | boolean | null>;

function leadColumns() {
  return {
    id: uuid().primaryKey().defaultRandom(),
    clientRequestId: uuid("client_request_id").notNull().unique().defaultRandom(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    channel: text().$type<Channel>().notNull().default("form"),
    /** Path of the page it came from, without query. */
    sourcePage: text("source_page"),
  };
}

/** Cleaned by `app/visits/began.ts`. Not a column of `hardware_orders`: its order has it. */
function beganColumn() {
  return jsonb().$type<Began>();
}

/** Of the page that it was written on: our emails and papers about it speak the same. */
function languageColumn() {
  return text().$type<Language>().notNull().default("en");
}

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

function conversationId() {
  return uuid("conversation_id").references((): AnyPgColumn => conversations.id, { onDelete: "set null" });
}

/** A person who may be gone. */
function staffId(name: string) {
  return uuid(name).references((): AnyPgColumn => staff.id, { onDelete: "set null" });
}

/** What belongs to a person and ends with them. */
function ownStaffId(name: string) {
  return uuid(name)
    .notNull()
    .references((): AnyPgColumn => staff.id, { onDelete: "cascade" });
}
