import type { FormFailure, FormResult } from "./result";

export type FormState = {
  /** The script runs. Before, the form is plain HTML. */
  hydrated: boolean;
  online: boolean;
  phase: "idle" | "sending" | "waiting";
  failure?: FormFailure;
  errors: Record<string, string | undefined>;
  /** When the input now in the form was typed, in an earlier visit. */
  restoredAt?: number;
  /** It was sent without a connection in an earlier visit, and waits for the visitor's word. */
  isUnsent?: boolean;
  /** Counts up whenever the focus should move to the first wrong field, or else to the message. */
  attention: number;
};

export function startingState(answered?: FormResult): FormState {
  const failure = answered && !answered.success ? answered : undefined;
  return {
    hydrated: false,
    online: true,
    phase: "idle",
    failure,
    errors: failure?.errors ?? {},
    attention: 0,
  };
}
