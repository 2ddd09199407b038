import type * as z from "zod/mini";
import type { Actor } from "~/access/rights";
import { type Fields, parseFields } from "~/forms/rules";
import { plainInput, refundInput, repairInput, replaceInput, sendBackInput } from "~/returns/input";
import type { ReturnRefusal, ReturnVerb } from "~/returns/return-verb.server";
import type { ReturnStepName } from "~/returns/states";
import { dropReturn } from "~/returns/steps/drop.server";
import { receiveReturn } from "~/returns/steps/receive.server";
import { refundReturn } from "~/returns/steps/refund.server";
import { repairReturn } from "~/returns/steps/repair.server";
import { replaceReturn } from "~/returns/steps/replace.server";
import { sendBackReturn } from "~/returns/steps/send-back.server";
import type { Services } from "~/services-context";

/** What each step's form must hold, and what is done with it. */
export const returnVerbs: Record<ReturnStepName, Take> = {
  receive: taking(plainInput, receiveReturn),
  repair: taking(repairInput, repairReturn),
  replace: taking(replaceInput, replaceReturn),
  refund: taking(refundInput, refundReturn),
  "send-back": taking(sendBackInput, sendBackReturn),
  drop: taking(plainInput, dropReturn),
};

type Answer = { number: string } | ReturnRefusal | { errors: Fields };
type Take = (services: Services, actor: Actor, number: string, typed: Fields) => Promise<Answer>;

function taking<Schema extends z.ZodMiniType>(schema: Schema, verb: ReturnVerb<z.output<Schema>>): Take {
  return async (services, actor, number, typed) => {
    const parsed = parseFields(schema, typed);
    return "errors" in parsed ? parsed : verb(services, actor, number, parsed.input);
  };
}
