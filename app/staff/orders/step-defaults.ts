import { amountText } from "~/money/format";
import type { Typed } from "~/orders/steps/preview";
import { balanceOf } from "~/payments/balance";
import { nairobiDay, nairobiMinute } from "~/time/nairobi";
import type { FoundOrder } from "./find-order.server";
import type { Step } from "./steps";

/** What a step's form says when it is opened: what is known already, so that little has to be typed. */
export function defaultsFor(step: Step, order: FoundOrder, now = new Date()): Typed {
  const { agreed, paymentMethod } = order;
  const { leftCents, owedCents, priceCents } = balanceOf(order);
  switch (step) {
    case "confirm":
      return { ...agreed, paysBy: agreed.paysBy ?? paymentMethod };
    case "pay":
      return {
        method: agreed.paysBy ?? paymentMethod,
        amount: leftCents > 0 ? amountText(leftCents) : undefined,
        receivedAt: nairobiMinute(now),
      };
    case "refund":
      return {
        method: agreed.paysBy ?? paymentMethod,
        amount: owedCents > 0 ? amountText(owedCents) : undefined,
        receivedAt: nairobiMinute(now),
      };
    case "ship":
      return { leavesOn: nairobiDay(now), arrivesOn: agreed.deliveryDay, ...agreed };
    case "deliver":
      return { handedOverAt: nairobiMinute(now) };
    case "cancel":
      return { reason: "buyer-asked" };
    case "return":
      return {
        faulty: "false",
        refund: amountText(priceCents),
      };
    case "pack":
    case "serial-numbers":
      return { serialNumbers: agreed.serialNumbers };
    default:
      return {};
  }
}
