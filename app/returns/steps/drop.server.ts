import { droppedEmail } from "../emails";
import type { PlainInput } from "../input";
import { returnVerb } from "../return-verb.server";
import { told } from "../tell-buyer.server";

/** It never came. */
export const dropReturn = returnVerb<PlainInput>("drop", async () => ({}), { tell: told(droppedEmail) });
