import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { updateOrder } from "~/db/update-order.server";
import type { Services } from "~/services-context";
import { changeOrder, type OrderTarget } from "./change-order.server";
import type { VersionInput } from "./input";

/** An owner lets an order be packed before it is paid. */
export function allowUnpaidPacking(
  services: Services,
  actor: Actor,
  { reference }: Pick<OrderTarget, "reference">,
  { version }: Pick<VersionInput, "version">,
) {
  requireRight(actor, "orders.pack-unpaid");
  return changeOrder(services, { reference, version }, async (tx, order) => {
    if (order.orderStatus !== "confirmed") return { refused: "not-possible" };
    await updateOrder(tx, order, { mayPackUnpaid: true });
    await recordAudit(tx, actor, {
      action: "allow-unpaid-packing",
      subject: "purchase",
      subjectId: order.id,
    });
    return undefined;
  });
}
