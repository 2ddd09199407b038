import { isPossible, type StepName } from "~/orders/steps/transitions";
import { statusWords } from "../content";
import type { StepState } from "./order-step";

export function unlessPossible(step: StepName, order: StepState): string | undefined {
  return isPossible(step, order.orderStatus) ? undefined : already(order);
}

export function already({ orderStatus }: StepState): string {
  return `This order is at '${statusWords[orderStatus]}' now.`;
}
