import { type MoneyPlace, moneyPlaces } from "~/payments/statements/places";
import { type Cursor, readCursor, writeCursor } from "../../cursor";
import { type Period, readPeriod } from "./period";

/** Which movements the page shows. It stands in the address. */
export type StatementFilter = { period: Period; place?: MoneyPlace } & Cursor;

export function readFilter(params: URLSearchParams): StatementFilter {
  return {
    period: readPeriod(params),
    place: moneyPlaces.find((place) => place === params.get("provider")),
    ...readCursor(params, (key) => rowKey.test(key)),
  };
}

/** The first page unless a row is named. */
export function statementAddress({ period, place }: StatementFilter, cursor: Cursor = {}): string {
  const query = new URLSearchParams(period);
  if (place) query.set("provider", place);
  writeCursor(query, cursor);
  return `/staff/money/statement?${query}`;
}

const rowKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-back)?$/;
