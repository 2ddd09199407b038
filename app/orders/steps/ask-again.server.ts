import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { updateOrder } from "~/db/update-order.server";
import { askedAgain, balanceOf } from "~/payments/balance";
import type { Services } from "~/services-context";
import { changeOrder, type OrderTarget } from "./change-order.server";
import { payLinkEmail } from "./emails";
import type { VersionInput } from "./input";

/** Money went back although the order wanted it, and the buyer still wants the machines: they are asked to pay again. */
export function askAgain(
  services: Services,
  actor: Actor,
  { reference }: Pick<OrderTarget, "reference">,
  { version, tellBuyer }: VersionInput,
) {
  requireRight(actor, "orders.move");
  return changeOrder(services, { reference, version }, async (tx, order) => {
    const { missingCents } = balanceOf(order);
    if (missingCents === 0 || order.orderStatus === "cancelled") return { refused: "not-possible" };
    const changed = await updateOrder(tx, order, askedAgain(order));
    await recordAudit(tx, actor, {
      action: "ask-again",
      subject: "purchase",
      subjectId: order.id,
      after: { amountCents: missingCents },
    });
    if (tellBuyer) await services.jobs.queueEmails(tx, [payLinkEmail(changed, services.config)]);
    return undefined;
  });
}
