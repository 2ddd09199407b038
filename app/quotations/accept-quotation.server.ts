import { eq } from "drizzle-orm";
import { type Purchase, quotations } from "~/db/schema";
import type { LeadContext } from "~/leads/lead.server";
import type { BuyerInput } from "~/orders/order-input";
import { placePurchase } from "~/orders/place-purchase.server";
import type { Services } from "~/services.server";
import { isOver } from "./days";
import type { FoundQuotation } from "./find-quotation.server";

export type Accepted =
  | { purchase: Pick<Purchase, "reference" | "accessKey" | "totalCents"> }
  | { refused: "over" | "gone" };

/**
 * Turns a quotation into an order at the quoted prices. The quotation's own id is the order's idempotency key, so
 * however often and at how many servers it is accepted, there is one order.
 */
export async function acceptQuotation(
  services: Services,
  { quotation, orderKey }: FoundQuotation,
  buyer: BuyerInput,
  context: LeadContext,
  now = new Date(),
): Promise<Accepted> {
  const { id, lines, company, kraPin, acceptedAt } = quotation;
  // What was ordered of it may be gone by now; it is not ordered a second time.
  if (acceptedAt && !orderKey) return { refused: "gone" };
  if (!acceptedAt && isOver(quotation, now)) return { refused: "over" };
  const { purchase } = await placePurchase(
    services,
    { lines, buyer, businessName: company ?? undefined, kraPin: kraPin ?? undefined },
    { ...context, requestId: id },
    async (tx, { id: purchaseId }) => {
      await tx.update(quotations).set({ purchaseId, acceptedAt: now }).where(eq(quotations.id, id));
    },
  );
  return { purchase };
}
