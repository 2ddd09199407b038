import { updateOrder } from "~/db/update-order.server";
import { askedAgain, balanceOf } from "~/payments/balance";
import { orderVerb } from "./change-order.server";
import { payLinkEmail } from "./emails";
import type { VersionInput } from "./input";

/** Money went back although the order wanted it, and the buyer still wants the machines: they are asked to pay again. */
export const askAgain = orderVerb<VersionInput>(
  "orders.move",
  async ({ tx, order, services, record }, { tellBuyer }) => {
    const { missingCents } = balanceOf(order);
    if (missingCents === 0 || order.orderStatus === "cancelled") return { refused: "not-possible" };
    const changed = await updateOrder(tx, order, askedAgain(order));
    await record({ action: "ask-again", after: { amountCents: missingCents } });
    if (tellBuyer) await services.jobs.queueEmails(tx, [payLinkEmail(changed, services.config)]);
    return undefined;
  },
);
