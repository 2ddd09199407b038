import { published } from "~/published/published";

/** Whether a machine is sold at all, until staff say otherwise. How many are here is told by the stock. */
export function isSold(id: string): boolean {
  return published("machines")?.[id]?.sold !== "no";
}
