import type { RepairInput } from "../input";
import { returnVerb } from "../return-verb.server";

/** The buyer hears what was done when it is sent back. */
export const repairReturn = returnVerb<RepairInput>("repair", async (_, { work }) => ({ work }));
