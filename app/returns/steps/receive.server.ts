import { receivedEmail } from "../emails";
import type { PlainInput } from "../input";
import { returnVerb } from "../return-verb.server";
import { told } from "../tell-buyer.server";

/** The box is here. */
export const receiveReturn = returnVerb<PlainInput>("receive", async () => ({}), {
  tell: told(receivedEmail),
});
