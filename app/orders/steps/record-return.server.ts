import { z } from "zod";
import { updateOrder } from "~/db/update-order.server";
import { nothing, sum } from "~/money/cents";
import { balanceOf } from "~/payments/balance";
import { sumUp } from "~/payments/books/sum-up.server";
import { orderVerb, type Refusal, type Taken } from "./change-order.server";
import { type ReturnWay, returnWays } from "./content";
import { returnableUntil } from "./days";
import { returnEmail } from "./emails";
import { amount, required, target } from "./input";

const ways = Object.keys(returnWays) as ReturnWay[];

export const returnInput = z
  .object({
    ...target,
    items: required("Say what came back.", 500),
    faulty: z.stringbool().default(false),
    becomes: z.enum(ways, "Choose what becomes of it.").optional(),
    refund: z.string().default(""),
  })
  .transform(({ refund, ...input }, context) => {
    if (!isPaidBack(input)) return { ...input, refund: nothing };
    const parsed = amount.safeParse(refund);
    if (parsed.success) return { ...input, refund: parsed.data };
    context.addIssue({ code: "custom", path: ["refund"], message: parsed.error.issues[0]?.message });
    return z.NEVER;
  });
export type ReturnInput = z.infer<typeof returnInput>;

function isPaidBack({ becomes = "refund" }: { becomes?: ReturnWay }): boolean {
  return becomes === "refund";
}

/**
 * Unused and complete within 14 days, or faulty at any time. Where it is given up, the order costs less from then on:
 * what was paid beyond that is owed to the buyer, what was not is no longer asked for. Repaired or replaced, it costs
 * what it did.
 */
export const recordReturn = orderVerb<ReturnInput>("orders.move", async (taken, input) => {
  const { order } = taken;
  if (order.orderStatus !== "delivered" || !order.deliveredAt) return { refused: "not-possible" };
  if (!input.faulty && new Date() > returnableUntil(order)) return { refused: "too-late" };
  return creditReturn(taken, input);
});

/** What came back makes the order cost less. */
export async function creditReturn(
  { tx, order, services, record }: Pick<Taken, "tx" | "order" | "services" | "record">,
  { faulty, refund, items, becomes = "refund", tellBuyer }: Omit<ReturnInput, "version">,
): Promise<Extract<Refusal, { refused: "too-much" }> | undefined> {
  const { priceCents } = balanceOf(order);
  if (refund > priceCents) return { refused: "too-much", leftCents: priceCents };
  await updateOrder(tx, order, { creditedCents: sum([order.creditedCents, refund]) });
  const changed = await sumUp(tx, order.id);
  await record({ action: "return", after: { refundCents: refund, faulty, becomes } });
  if (tellBuyer)
    await services.jobs.queueEmails(tx, [returnEmail(changed, { items, becomes, refund }, services.config)]);
  return undefined;
}
