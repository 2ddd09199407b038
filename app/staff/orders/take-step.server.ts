import type { z } from "zod";
import type { Actor } from "~/access/rights";
import { askAgain } from "~/orders/steps/ask-again.server";
import type { Changed, OrderTarget, Refusal } from "~/orders/steps/change-order.server";
import {
  cancelInput,
  confirmInput,
  deliverInput,
  packInput,
  paymentInput,
  returnInput,
  serialNumbersInput,
  shipInput,
  versionInput,
  withdrawInput,
} from "~/orders/steps/input";
import {
  allowUnpaidPacking,
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  shipOrder,
} from "~/orders/steps/move-order.server";
import { recordSerialNumbers } from "~/orders/steps/notes.server";
import { sendPayLink } from "~/orders/steps/pay-link.server";
import { recordPayment, refundOrder } from "~/orders/steps/record-money.server";
import { recordReturn } from "~/orders/steps/record-return.server";
import { withdrawMoney } from "~/orders/steps/withdraw-money.server";
import type { Services } from "~/services.server";
import type { Step } from "./steps";

type Target = Pick<OrderTarget, "reference">;
type Taken = Changed | Refusal | { errors: Record<string, string> };
type Take = (
  services: Services,
  actor: Actor,
  target: Target,
  fields: Record<string, unknown>,
) => Promise<Taken>;

/** Reads a step's form and takes the step, or says which fields are wrong. */
export const takeStep: Record<Step, Take> = {
  confirm: taking(confirmInput, confirmOrder),
  pay: taking(paymentInput, recordPayment),
  "pay-link": taking(versionInput, (services, actor, target, { version }) =>
    sendPayLink(services, actor, { ...target, version }),
  ),
  pack: taking(packInput, packOrder),
  "allow-unpaid": taking(versionInput, (services, actor, target, { version }) =>
    allowUnpaidPacking(services, actor, { ...target, version }),
  ),
  ship: taking(shipInput, shipOrder),
  deliver: taking(deliverInput, deliverOrder),
  cancel: taking(cancelInput, cancelOrder),
  return: taking(returnInput, recordReturn),
  refund: taking(paymentInput, refundOrder),
  withdraw: taking(withdrawInput, withdrawMoney),
  "ask-again": taking(versionInput, askAgain),
  "serial-numbers": taking(serialNumbersInput, recordSerialNumbers),
};

function taking<Schema extends z.ZodType>(
  schema: Schema,
  verb: (
    services: Services,
    actor: Actor,
    target: Target,
    input: z.output<Schema>,
  ) => Promise<Changed | Refusal>,
): Take {
  return async (services, actor, target, fields) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return verb(services, actor, target, parsed.data);
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ""), message]);
    return { errors: Object.fromEntries(errors.reverse()) };
  };
}
