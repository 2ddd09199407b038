import { published } from "~/published/published";

/** Whether a machine is sold at all; staff may publish something else. How many are in stock is another matter. */
export function isSold(id: string): boolean {
  return published("machines")?.[id]?.sold !== "no";
}
