import type { Stock } from "~/db/schema";
import { freeOf } from "./free";

/** What the site says of a machine's stock; nothing where it is not kept. How many there are is nobody's business. */
export type Availability = { state: "in-stock" } | { state: "on-order"; days?: number } | { state: "none" };

export function availabilityOf(held: Stock): Availability | undefined {
  if (!held.isKept) return undefined;
  if (freeOf(held) > 0) return { state: "in-stock" };
  if (!held.mayBackOrder) return { state: "none" };
  return { state: "on-order", ...(held.comesInDays && { days: held.comesInDays }) };
}

/** How many of a wanted number can't be had, where no more than what is here is sold. */
export function missingOf(held: Stock, wanted: number): number {
  if (!held.isKept || held.mayBackOrder) return 0;
  return Math.max(0, wanted - Math.max(0, freeOf(held)));
}
