import type { FieldSpec } from "../../orders/field";

/** What staff see of a step of a return; its verb is in `verbs.server.ts`. */
export type ReturnStep = {
  title: string;
  lead?: string;
  act: string;
  look?: "danger";
  fields?: FieldSpec[];
  /** A tick beside the fields. */
  tick?: { name: string; label: string };
  /** Whether the buyer is mailed, unless the tick is taken away. */
  tells?: true;
  done: string;
};
