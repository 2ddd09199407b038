import { allowUnpaid } from "./allow-unpaid";
import { askAgain } from "./ask-again";
import { cancel } from "./cancel";
import { change } from "./change";
import { confirm } from "./confirm";
import { deliver } from "./deliver";
import type { OrderStep } from "./order-step";
import { pack } from "./pack";
import { pay } from "./pay";
import { payLink } from "./pay-link";
import { refund } from "./refund";
import { takeReturn } from "./return";
import { writeSerialNumbers } from "./serial-numbers";
import { ship } from "./ship";
import { withdraw } from "./withdraw";

/**
 * Every step has a page of its own, `/staff/orders/:reference/<step>`. The order's page looks through them in this
 * order for what comes next, and offers the others beside it in this order.
 */
export const steps = {
  "ask-again": askAgain,
  refund,
  confirm,
  pay,
  "pay-link": payLink,
  pack,
  ship,
  deliver,
  return: takeReturn,
  change,
  cancel,
  withdraw,
  "allow-unpaid": allowUnpaid,
  "serial-numbers": writeSerialNumbers,
} satisfies Record<string, OrderStep>;

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

export function isStep(name: string): name is StepName {
  return Object.hasOwn(steps, name);
}

/** The step that an event of the trail tells of. */
export function recordedStep(action: string): OrderStep | undefined {
  return Object.values<OrderStep>(steps).find(({ record }) => record.action === action);
}
