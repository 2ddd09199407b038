import { fieldLimits } from "~/forms/field-limits";
import { formatKsh } from "~/ui/money";

/** For the total on screen; the server counts for itself. */
export function countOf(typed: unknown): number | undefined {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= fieldLimits.quantity ? count : undefined;
}

/** No total stands beside a quantity that can't be ordered. */
export function totalOf({ price }: { price: number }, quantity: number | undefined): string {
  return quantity ? formatKsh(price * quantity) : "–";
}
