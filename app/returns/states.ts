import type { ReturnState } from "~/db/schema";

/** From where each step of a return may be taken, and where it leads. */
export const returnSteps = {
  receive: { from: ["asked"], to: "received" },
  repair: { from: ["received"], to: "repaired" },
  replace: { from: ["received"], to: "replaced" },
  refund: { from: ["received"], to: "refunded" },
  "send-back": { from: ["repaired", "replaced"], to: "sent-back" },
  drop: { from: ["asked"], to: "dropped" },
} satisfies Record<string, { from: ReturnState[]; to: ReturnState }>;

export type ReturnStepName = keyof typeof returnSteps;

export const returnStepNames = Object.keys(returnSteps) as ReturnStepName[];

/** Nothing is left to do. */
export const overStates = ["refunded", "sent-back", "dropped"] as const satisfies ReturnState[];

export function isOpenFor(step: ReturnStepName, state: ReturnState): boolean {
  return (returnSteps[step].from as ReturnState[]).includes(state);
}
