import * as z from "zod/mini";
import { type MachineId, readKit } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { fieldLimits } from "~/forms/field-limits";
import { buyerInput } from "./order-input";

const counts = Object.fromEntries(machines.map(({ id }) => [id, count()])) as Record<
  MachineId,
  ReturnType<typeof count>
>;

/** An order of several machines: how many of each, and the buyer. */
export const kitInput = z.extend(buyerInput, counts);

export type KitInput = z.infer<typeof kitInput>;

export function linesIn(input: Pick<KitInput, MachineId>) {
  return readKit(new URLSearchParams(machines.map(({ id }) => [id, input[id]])));
}

/** None, or a whole number of machines. */
function count() {
  const problem = `For each machine, enter a whole number of at most ${fieldLimits.quantity}.`;
  return z._default(z.string().check(z.refine((typed) => /^\s*0*\d{1,3}\s*$/.test(typed), problem)), "0");
}
