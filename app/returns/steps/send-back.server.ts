import { sentBackEmail } from "../emails";
import type { SendBackInput } from "../input";
import { returnVerb } from "../return-verb.server";
import { told } from "../tell-buyer.server";

/** Repaired, or another one. */
export const sendBackReturn = returnVerb<SendBackInput>(
  "send-back",
  async (_, { courier, tracking }) => ({ courier, tracking }),
  { tell: told(sentBackEmail) },
);
