import type { OrderStatus } from "~/db/schema";

/** From where each step may be taken, and where it leads. The database holds the same (migration 0003). */
export const transitions = {
  confirm: { from: ["pending"], to: "confirmed" },
  pack: { from: ["confirmed"], to: "packed" },
  ship: { from: ["packed"], to: "shipped" },
  deliver: { from: ["shipped"], to: "delivered" },
  cancel: { from: ["pending", "confirmed", "packed"], to: "cancelled" },
} satisfies Record<string, { from: OrderStatus[]; to: OrderStatus }>;

export type StepName = keyof typeof transitions;

export function isPossible(step: StepName, from: OrderStatus): boolean {
  return (transitions[step].from as OrderStatus[]).includes(from);
}

/** The last step can be taken back for so long, and its email leaves after `emailDelaySeconds`. */
export const undoMinutes = 10;
export const emailDelaySeconds = 60;
/** Unused and complete, a machine may come back within this time (terms). */
export const returnDays = 14;
/** The pay link is mailed again at most so often. */
export const payLinkMinutes = 60;

/** Written into the record of an order without changing it. */
export const leavesVersion = [
  "view",
  "note",
  "assign",
  "pay-link",
  "mpesa-code-given",
  "mpesa-code-not-found",
  "transfer-announced",
  "kra-pin",
  "tax-invoice-issued",
  "tax-invoice-retyped",
  "tax-invoice-listed",
  "dispute-opened",
  "dispute-closed",
] as const;
