import { z } from "zod";
import { cancelReasons } from "~/choices/cancel-reasons";
import type { Order, OrderLine } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import type { Email } from "~/email/email";
import type { Services } from "~/services-context";
import { stockFollows } from "~/stock/follow-order.server";
import { linesOf } from "../find-order.server";
import { newProForma } from "../pro-forma-file.server";
import { orderVerb, type Refusal } from "./change-order.server";
import { waysToPay } from "./content";
import { cancelledEmail, confirmedEmail, deliveredEmail, shippedEmail } from "./emails";
import { day, optional, optionalDay, optionalTime, required, target, type VersionInput } from "./input";
import { outcomes, type Values } from "./outcomes";
import { emailDelaySeconds, isPossible, type StepName, transitions } from "./transitions";
import { type Packed, writeTypedSerials } from "./write-serials.server";

export const confirmInput = z.object({
  ...target,
  deliveryDay: day,
  deliveryCost: optional(60),
  warranty: required("Say what the confirmation promises, for example 12 months.", 200),
  paysBy: z.enum(waysToPay, "Choose how the buyer pays.").optional(),
});
export type ConfirmInput = z.infer<typeof confirmInput>;

/** Stock, delivery and payment are agreed with the buyer: from here on there is a contract. */
export const confirmOrder = moving("confirm", outcomes.confirm, (order, lines, addresses) => ({
  ...confirmedEmail(order, lines, addresses),
  attachments: [newProForma(order, lines)],
}));

/** With the serial numbers of each machine, in a field of its own. */
export const packInput = z.looseObject(target);
export type PackInput = z.infer<typeof packInput>;

/** The buyer is told nothing: the machines are still here. */
export const packOrder = moving(
  "pack",
  (order, _: PackInput, now) =>
    order.paymentStatus === "paid" || order.mayPackUnpaid ? outcomes.pack(now) : { refused: "not-paid" },
  undefined,
  writeTypedSerials,
);

export const shipInput = z.object({
  ...target,
  courier: required("Say who carries it."),
  trackingNumber: optional(60),
  trackingUrl: z
    .union([
      z.literal("").transform(() => undefined),
      z.url({ protocol: /^https$/, error: "Give a full address that starts with https." }),
    ])
    .optional(),
  leavesOn: optionalDay,
  arrivesOn: optionalDay,
  driverPhone: optional(32),
});
export type ShipInput = z.infer<typeof shipInput>;

export const shipOrder = moving("ship", outcomes.ship, shippedEmail);

export const deliverInput = z.object({
  ...target,
  handedOverAt: optionalTime,
  signedBy: optional(),
  damage: optional(500),
});
export type DeliverInput = z.infer<typeof deliverInput>;

export const deliverOrder = moving("deliver", outcomes.deliver, deliveredEmail);

export const cancelInput = z.object({
  ...target,
  reason: z.enum(cancelReasons, "Choose a reason."),
  note: optional(500),
});
export type CancelInput = z.infer<typeof cancelInput>;

/** Before dispatch only. */
export const cancelOrder = moving("cancel", outcomes.cancel, cancelledEmail);

type ToBuyer = (order: Order, lines: OrderLine[], addresses: Services["config"]) => Email | undefined;

/** The verb of a step that takes an order from one status to the next. */
function moving<Input>(
  step: StepName,
  valuesFor: (order: Order, input: Input, now: Date) => Values | Refusal,
  toBuyer?: ToBuyer,
  also?: (packed: Packed, input: Input) => Promise<Refusal | undefined>,
) {
  return orderVerb<Input & VersionInput>(
    "orders.move",
    async ({ tx, order, services, actor, record }, input) => {
      if (!isPossible(step, order.orderStatus)) return { refused: "not-possible" };
      const values = valuesFor(order, input, new Date());
      if ("refused" in values) return values;
      const orderStatus = transitions[step].to;
      // Whoever takes the first step looks after it from then on.
      const ownerId = order.ownerId ?? actor.id;
      const lines = await linesOf({ db: tx }, order.id);
      const before = { status: order.orderStatus };
      const short = await stockFollows(
        { tx, services, actor },
        order.id,
        { ...before, lines },
        { status: orderStatus, lines },
      );
      if (short) return short;
      const wrong = await also?.({ tx, order, lines }, input);
      if (wrong) return wrong;
      const changed = await updateOrder(tx, order, { ...values, orderStatus, ownerId });
      // They repeat what the order says of itself.
      const email =
        input.tellBuyer && toBuyer?.(changed, await linesOf({ db: tx }, order.id), services.config);
      await record({ action: step, before, after: { status: orderStatus, buyerTold: Boolean(email) } });
      if (email) await services.jobs.queueEmails(tx, [email], { afterSeconds: emailDelaySeconds });
      return undefined;
    },
  );
}
