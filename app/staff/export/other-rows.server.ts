import { and, eq, gte, isNull, lt, type SQLWrapper, sql } from "drizzle-orm";
import { editionWords } from "~/bookings/demo-name";
import {
  type BookingState,
  demoBookings,
  demoRequests,
  newsSubscriptions,
  orders,
  quotations,
  staff,
} from "~/db/schema";
import { fieldsIn } from "~/forms/personal-fields";
import { decimalOf } from "~/money/decimals";
import { quotationFields } from "~/quotations/input";
import { wholeDays } from "~/time/nairobi";
import type { Cell } from "./csv";
import { inPages } from "./in-pages.server";
import type { ExportInput } from "./input";
import type { CsvList } from "./list";

const asker = fieldsIn("export", quotationFields);

export const quotationList: CsvList = {
  plain: ["Number", "Made", "Made by", "Valid until", "Machines", "Total", "Order", "Source page"],
  personal: asker.map(({ label }) => label),
  async *rows({ db, input }) {
    const pages = inPages(
      { at: quotations.createdAt, id: quotations.id },
      ({ after, order, limit }) =>
        db
          .select({ row: quotations, maker: staff.name, reference: orders.reference })
          .from(quotations)
          .leftJoin(staff, eq(staff.id, quotations.madeBy))
          .leftJoin(orders, eq(orders.id, quotations.orderId))
          .where(and(eq(quotations.isSpam, false), ofDays(quotations.createdAt, input), after))
          .orderBy(order)
          .limit(limit),
      ({ row: { createdAt: at, id } }) => ({ at, id }),
    );
    for await (const page of pages) {
      for (const { row, maker, reference } of page) {
        const lines = row.lines.map(({ name, quantity }) => `${name} x ${quantity}`).join("; ");
        const made = [row.number, row.createdAt, maker ?? "On the site", row.validUntil];
        yield {
          plain: [...made, lines, decimalOf(row.totalCents), reference, row.sourcePage],
          personal: asker.map(({ column }) => row[column as keyof typeof row] as Cell),
        };
      }
    }
  },
};

export const demoList: CsvList = {
  plain: ["Begins", "Ends", "Status", "Shows", "How", "Given by", "Asked for"],
  personal: ["Name", "Company", "Email", "Phone", "Area"],
  async *rows({ db, input }) {
    const state = input.status ? eq(demoBookings.state, input.status as BookingState) : undefined;
    const pages = inPages(
      { at: demoBookings.startsAt, id: demoBookings.id },
      ({ after, order, limit }) =>
        db
          .select({ booking: demoBookings, request: demoRequests, host: staff.name })
          .from(demoBookings)
          .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
          .innerJoin(staff, eq(staff.id, demoBookings.staffId))
          .where(and(ofDays(demoBookings.startsAt, input), state, after))
          .orderBy(order)
          .limit(limit),
      ({ booking: { startsAt: at, id } }) => ({ at, id }),
    );
    for await (const page of pages) {
      for (const { booking, request, host } of page) {
        const { startsAt, endsAt, state, place, area } = booking;
        const { edition, createdAt, name, company, email, phone } = request;
        yield {
          plain: [startsAt, endsAt, state, editionWords(edition), place, host, createdAt],
          personal: [name, company, email, phone, area],
        };
      }
    }
  },
};

/** Who agreed to product news, and has not stopped it. */
export const newsList: CsvList = {
  plain: ["Agreed", "With", "To"],
  personal: ["Email", "Stops at"],
  async *rows({ db, config, input }) {
    const { id, consentedAt, withdrawnAt } = newsSubscriptions;
    const pages = inPages(
      { at: consentedAt, id },
      ({ after, order, limit }) =>
        db
          .select()
          .from(newsSubscriptions)
          .where(and(isNull(withdrawnAt), ofDays(consentedAt, input), after))
          .orderBy(order)
          .limit(limit),
      (row) => ({ at: row.consentedAt, id: row.id }),
    );
    for await (const page of pages) {
      for (const { consentedAt, source, wording, email, unsubscribeToken } of page) {
        const stop = `${config.siteUrl}/news/unsubscribe/${unsubscribeToken}`;
        yield { plain: [consentedAt, source, wording], personal: [email, stop] };
      }
    }
  },
};

function ofDays(at: SQLWrapper, { from, to }: ExportInput) {
  const wanted = wholeDays(from, to);
  return and(gte(sql`${at}`, wanted.from.toISOString()), lt(sql`${at}`, wanted.to.toISOString()));
}
