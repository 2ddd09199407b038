import { machines } from "~/catalogue/machines";
import { countOf, type Wanted } from "~/orders/steps/lines-after";
import type { Typed } from "./order-step";

/** How many of each machine an order has, as its form says it. */
export function countsOf(rows: { hardwareType: string; quantity: number }[]): Typed {
  return Object.fromEntries(
    machines.map(({ id }) => [id, String(countOf(rows.filter(({ hardwareType }) => hardwareType === id)))]),
  );
}

/** What is typed so far; a number that is none leaves the machine as it is. */
export function wantedIn(typed: Typed): Wanted {
  return Object.fromEntries(
    machines.map(({ id }) => [id, /^\d{1,3}$/.test(typed[id] ?? "") ? Number(typed[id]) : undefined]),
  );
}
