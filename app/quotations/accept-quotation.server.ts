import { eq } from "drizzle-orm";
import { type Order, quotations } from "~/db/schema";
import type { LeadContext } from "~/leads/lead.server";
import type { BuyerInput } from "~/orders/order-input";
import { buyerOf, placeOrder } from "~/orders/place-order.server";
import type { Services } from "~/services-context";
import { isOver } from "./days";
import type { FoundQuotation } from "./find-quotation.server";

export type Accepted =
  | { order: Pick<Order, "reference" | "accessKey" | "totalCents">; heldBack?: boolean }
  | NotAccepted;

/** Ran out, or ordered before: with a reference while that order exists. */
export type NotAccepted = { refused: "over" | "ordered"; reference?: string };

/**
 * Turns a quotation into an order at the quoted prices. The quotation's own id is the order's idempotency key, so
 * however often and at how many servers it is accepted, there is one order.
 */
export async function acceptQuotation(
  services: Services,
  { quotation, orderReference }: FoundQuotation,
  buyer: BuyerInput,
  context: LeadContext,
  now = new Date(),
): Promise<Accepted> {
  const { id, lines, company, kraPin, acceptedAt } = quotation;
  // What was ordered of it may be gone by now; it is not ordered a second time.
  if (acceptedAt && !orderReference) return { refused: "ordered" };
  if (!acceptedAt && isOver(quotation, now)) return { refused: "over" };
  const { order, created, heldBack } = await placeOrder(
    services,
    { lines, buyer, businessName: company ?? undefined, kraPin: kraPin ?? undefined },
    { ...context, requestId: id, began: quotation.began ?? context.began },
    async (tx, { id: orderId }) => {
      await tx.update(quotations).set({ orderId, acceptedAt: now }).where(eq(quotations.id, id));
    },
  );
  // Whoever sends the same again has lost the answer. Another reader of the quotation learns no more than its page says.
  return created || isFrom(buyer, order)
    ? { order, heldBack }
    : { refused: "ordered", reference: order.reference };
}

function isFrom(buyer: BuyerInput, order: Order): boolean {
  const { paymentMethod: _, ...person } = buyerOf(buyer);
  return Object.entries(person).every(([field, value]) => order[field as keyof typeof person] === value);
}
