import type { ReturnStepName } from "~/returns/states";
import { drop } from "./drop";
import { receive } from "./receive";
import { refund } from "./refund";
import { repair } from "./repair";
import { replace } from "./replace";
import type { ReturnStep } from "./return-step";
import { sendBack } from "./send-back";

/** In the order in which a return's page offers them. */
export const returnSteps: Record<ReturnStepName, ReturnStep> = {
  receive,
  repair,
  replace,
  refund,
  "send-back": sendBack,
  drop,
};
