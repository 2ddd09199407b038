import { type Line, linesTotal } from "~/catalogue/lines";
import { isSold } from "~/catalogue/sold";
import { decimalOf } from "~/money/decimals";

/** What a client says about things that the server decides. Said rightly it is harmless. */
export type OrderClaims = { total_amount?: unknown; payment_status?: unknown; order_status?: unknown };

/** What a client said wrongly about an order it wants to place. Nothing of it is stored then. */
export function wrongClaim(lines: Line[], claims: OrderClaims): string | undefined {
  const gone = lines.find(({ machine }) => !isSold(machine));
  if (gone) return `${gone.machine} is not sold at the moment`;
  const { total_amount, payment_status, order_status } = claims;
  const total = decimalOf(linesTotal(lines));
  if (total_amount !== undefined && Number(total_amount) !== Number(total)) {
    return `total_amount must be ${total}`;
  }
  if (payment_status !== undefined && payment_status !== "pending") return "payment_status must be pending";
  if (order_status !== undefined && order_status !== "pending") return "order_status must be pending";
  return undefined;
}
