import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { HardwareOrder, Purchase } from "~/db/schema";
import type { Email } from "~/email/email";
import type { Services } from "~/services.server";
import { linesOf } from "../lines.server";
import { newProForma } from "../pro-forma-file.server";
import {
  type Changed,
  changeOrder,
  type OrderTarget,
  type Refusal,
  updateOrder,
} from "./change-order.server";
import { cancelledEmail, confirmedEmail, deliveredEmail, shippedEmail } from "./emails";
import type { CancelInput, ConfirmInput, DeliverInput, PackInput, ShipInput } from "./input";
import { outcomes, type Values } from "./outcomes";
import { emailDelaySeconds, isPossible, type StepName, transitions } from "./transitions";

type Target = Pick<OrderTarget, "reference">;

/** Stock, delivery and payment are agreed with the buyer: from here on there is a contract. */
export function confirmOrder(services: Services, actor: Actor, { reference }: Target, input: ConfirmInput) {
  const target = { reference, ...input };
  return move(
    services,
    actor,
    "confirm",
    target,
    (order) => outcomes.confirm(order, input, new Date()),
    (order, lines, addresses) => ({
      ...confirmedEmail(order, lines, addresses),
      attachments: [newProForma(order, lines)],
    }),
  );
}

/** The buyer is told nothing: the machines are still here. */
export function packOrder(services: Services, actor: Actor, { reference }: Target, input: PackInput) {
  return move(services, actor, "pack", { reference, ...input }, (order) =>
    order.paymentStatus === "paid" || order.mayPackUnpaid
      ? outcomes.pack(order, input, new Date())
      : { refused: "not-paid" },
  );
}

export function shipOrder(services: Services, actor: Actor, { reference }: Target, input: ShipInput) {
  const target = { reference, ...input };
  return move(
    services,
    actor,
    "ship",
    target,
    (order) => outcomes.ship(order, input, new Date()),
    shippedEmail,
  );
}

export function deliverOrder(services: Services, actor: Actor, { reference }: Target, input: DeliverInput) {
  const target = { reference, ...input };
  return move(
    services,
    actor,
    "deliver",
    target,
    (order) => outcomes.deliver(order, input, new Date()),
    deliveredEmail,
  );
}

/** Before dispatch only. Whoever placed a fake order hears nothing. */
export function cancelOrder(services: Services, actor: Actor, { reference }: Target, input: CancelInput) {
  const tellBuyer = input.tellBuyer && input.reason !== "test-or-fake";
  const target = { reference, ...input, tellBuyer };
  return move(
    services,
    actor,
    "cancel",
    target,
    (order) => outcomes.cancel(order, input, new Date()),
    cancelledEmail,
  );
}

/** An owner lets an order be packed before it is paid. */
export function allowUnpaidPacking(services: Services, actor: Actor, target: OrderTarget) {
  requireRight(actor, "orders.pack-unpaid");
  return changeOrder(services, target, async (tx, order) => {
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

type ToBuyer = (order: Purchase, lines: HardwareOrder[], addresses: Services["config"]) => Email;

function move(
  services: Services,
  actor: Actor,
  step: StepName,
  { tellBuyer, ...target }: OrderTarget & { tellBuyer: boolean },
  valuesFor: (order: Purchase) => Values | Refusal,
  email?: ToBuyer,
): Promise<Changed | Refusal> {
  requireRight(actor, "orders.move");
  return changeOrder(services, target, async (tx, order) => {
    if (!isPossible(step, order.orderStatus)) return { refused: "not-possible" };
    const values = valuesFor(order);
    if ("refused" in values) return values;
    const orderStatus = transitions[step].to;
    await updateOrder(tx, order, { ...values, orderStatus });
    await recordAudit(tx, actor, {
      action: step,
      subject: "purchase",
      subjectId: order.id,
      before: { status: order.orderStatus },
      after: { status: orderStatus, buyerTold: tellBuyer && email !== undefined },
    });
    if (tellBuyer && email) {
      const lines = await linesOf({ db: tx }, order.id);
      const changed = { ...order, ...values, orderStatus, version: order.version + 1 } as Purchase;
      await services.jobs.queueEmails(tx, [email(changed, lines, services.config)], {
        afterSeconds: emailDelaySeconds,
      });
    }
    return undefined;
  });
}
