import type { Cursor } from "~/db/keyset.server";
import { type MoneyPlace, moneyPlaces } from "~/payments/statements/places";
import { readCursor } from "../../cursor";
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

/** Its first page. */
export function statementAddress({ period, place }: Pick<StatementFilter, "period" | "place">): string {
  const query = new URLSearchParams(period);
  if (place) query.set("provider", place);
  return `/staff/money/statement?${query}`;
}

const rowKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-back)?$/;
