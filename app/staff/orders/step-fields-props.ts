import type { StepOrder } from "~/orders/steps/outcomes";
import type { Typed } from "~/orders/steps/preview";
import type { FieldState } from "./field";

export type StepFieldsProps = {
  state: FieldState;
  /** As the fields stand now. */
  typed: Typed;
  /** For who may see amounts. */
  order?: StepOrder;
  lines: { id: string; hardwareName: string; quantity: number }[];
};
