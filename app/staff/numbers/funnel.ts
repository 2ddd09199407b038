import type { happenedByDay } from "./happened.server";
import type { Range } from "./range";
import type { visitsByDay } from "./visits.server";

type Days = Awaited<ReturnType<typeof visitsByDay>>;
type Happened = Awaited<ReturnType<typeof happenedByDay>>;

export type FunnelStep = { step: "visits" | "enquiries" | "orders" | "paid"; now: number; before: number };

/** What of visits became of them, in these days and in those before. */
export function funnelOf(days: Days, happened: Happened, range: Range): FunnelStep[] {
  const split = (rows: { day: string; count: number }[]) => ({
    now: total(rows.filter(({ day }) => day >= range.from)),
    before: total(rows.filter(({ day }) => day < range.from)),
  });
  const orders = happened.filter(({ kind }) => kind === "orders");
  return [
    { step: "visits", ...split(days.map(({ day, entries }) => ({ day, count: entries }))) },
    { step: "enquiries", ...split(happened.filter(({ kind }) => kind !== "orders")) },
    { step: "orders", ...split(orders) },
    { step: "paid", ...split(orders.map(({ day, paid }) => ({ day, count: paid }))) },
  ];
}

function total(rows: { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
