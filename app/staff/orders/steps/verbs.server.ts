import type { z } from "zod";
import type { Actor } from "~/access/rights";
import { type Fields, parseFields } from "~/forms/rules";
import { allowUnpaidPacking } from "~/orders/steps/allow-unpaid.server";
import { askAgain } from "~/orders/steps/ask-again.server";
import type { Changed, OrderVerb, Refusal } from "~/orders/steps/change-order.server";
import { versionInput } from "~/orders/steps/input";
import * as move from "~/orders/steps/move-order.server";
import { sendPayLink } from "~/orders/steps/pay-link.server";
import { paymentInput, recordPayment, refundOrder } from "~/orders/steps/record-money.server";
import { recordReturn, returnInput } from "~/orders/steps/record-return.server";
import { reviseInput, reviseOrder } from "~/orders/steps/revise.server";
import { withdrawInput, withdrawMoney } from "~/orders/steps/withdraw-money.server";
import { recordSerialNumbers, serialNumbersInput } from "~/orders/steps/write-serials.server";
import type { Services } from "~/services-context";
import type { StepName } from "./all";

/** What each step's form must hold, and what is done with it. Both are the domain's. */
export const verbs: Record<StepName, Take> = {
  confirm: taking(move.confirmInput, move.confirmOrder),
  pay: taking(paymentInput, recordPayment),
  "pay-link": taking(versionInput, sendPayLink),
  pack: taking(move.packInput, move.packOrder),
  "allow-unpaid": taking(versionInput, allowUnpaidPacking),
  ship: taking(move.shipInput, move.shipOrder),
  deliver: taking(move.deliverInput, move.deliverOrder),
  change: taking(reviseInput, reviseOrder),
  cancel: taking(move.cancelInput, move.cancelOrder),
  return: taking(returnInput, recordReturn),
  refund: taking(paymentInput, refundOrder),
  withdraw: taking(withdrawInput, withdrawMoney),
  "ask-again": taking(versionInput, askAgain),
  "serial-numbers": taking(serialNumbersInput, recordSerialNumbers),
};

type Take = (
  services: Services,
  actor: Actor,
  target: { reference: string },
  typed: Fields,
) => Promise<Changed | Refusal | { errors: Fields }>;

/** Reads a step's form and takes the step, or says which fields are wrong. */
function taking<Schema extends z.ZodType>(schema: Schema, verb: OrderVerb<z.output<Schema>>): Take {
  return async (services, actor, target, typed) => {
    const parsed = parseFields(schema, typed);
    return "errors" in parsed ? parsed : verb(services, actor, target, parsed.input);
  };
}
