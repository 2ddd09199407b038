import type { AttemptState } from "~/db/schema";
import type { Checked, Started } from "../provider";

/**
 * Where an attempt to pay stands, and every allowed step from there. The database refuses the others; a test
 * compares the two.
 * - requested: stored, and the provider is being asked
 * - waiting: the provider has it, the buyer has to approve
 * - unclear: asked, and no readable answer; the prompt may be on the phone all the same
 * - unconfirmed: the time to approve is over, and nobody has said how it ended
 * - refused: never began. failed, cancelled, expired: ended without money, as far as anybody knows
 * - paid, and reversed if the provider took the money back
 */
export const attemptMoves: Record<AttemptState, readonly AttemptState[]> = {
  requested: ["waiting", "unclear", "refused", "unconfirmed", "failed", "cancelled", "paid", "reversed"],
  waiting: ["unconfirmed", "failed", "cancelled", "paid", "reversed"],
  unclear: ["waiting", "unconfirmed", "failed", "cancelled", "paid", "reversed"],
  unconfirmed: ["failed", "cancelled", "expired", "paid", "reversed"],
  // Money that comes late is money: no end without it is final. It may have gone back before anybody told us of it.
  refused: ["paid", "reversed"],
  failed: ["paid", "reversed"],
  cancelled: ["failed", "paid", "reversed"],
  expired: ["paid", "reversed"],
  paid: ["reversed"],
  reversed: [],
};

/** The states in which the buyer may still be approving, so that nobody is asked twice. */
export const openStates = ["requested", "waiting", "unclear"] as const satisfies AttemptState[];

/** The states whose end the provider is asked for. */
export const unsettledStates = [...openStates, "unconfirmed"] as const satisfies AttemptState[];

export function isOpen(state: AttemptState): boolean {
  return (openStates as readonly AttemptState[]).includes(state);
}

export function isUnsettled(state: AttemptState): boolean {
  return (unsettledStates as AttemptState[]).includes(state);
}

export type AttemptEvent =
  | { kind: "started"; started: Started["state"] }
  | { kind: "told"; told: Checked["state"]; final?: boolean; cancelled?: boolean }
  /** All of its money went back. */
  | { kind: "returned" }
  /** The buyer came back by the way that is there for giving up. A hosted page can still be paid. */
  | { kind: "left" }
  | { kind: "window-over" }
  | { kind: "given-up" };

/** The state after an event. One that the table does not allow changes nothing. */
export function after(state: AttemptState, event: AttemptEvent): AttemptState {
  const next = target(event);
  return next && attemptMoves[state].includes(next) ? next : state;
}

function target(event: AttemptEvent): AttemptState | undefined {
  if (event.kind === "started") return startTargets[event.started];
  if (event.kind === "left") return "cancelled";
  if (event.kind === "window-over") return "unconfirmed";
  if (event.kind === "given-up") return "expired";
  if (event.kind === "returned") return "reversed";
  if (event.told === "paid") return "paid";
  // A soft failure ends the waiting page only when the window is over: the same page may still be paid.
  if (event.told === "failed" && event.final) return event.cancelled ? "cancelled" : "failed";
  return undefined;
}

const startTargets: Record<Started["state"], AttemptState> = {
  accepted: "waiting",
  refused: "refused",
  unclear: "unclear",
};
