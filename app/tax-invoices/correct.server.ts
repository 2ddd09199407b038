import { updateOrder } from "~/db/update-order.server";
import { documentsOf, takeBack } from "~/tax-due/follow.server";
import { buyerOf } from "~/tax-due/plan";
import { type Taken, taxVerb } from "./change.server";
import type { BuyerChange } from "./input";

/**
 * It was made out to the wrong name or KRA PIN. Before it is issued it just says the right one; afterwards a credit note
 * takes it back, and a new invoice follows.
 */
export const correctBuyer = taxVerb<BuyerChange>(async (taken, { buyerName, buyerPin }) => {
  const { tx, order, invoice, record } = taken;
  if (invoice.kind !== "invoice" || invoice.state === "withdrawn") return { refused: "not-issued" };
  if (buyerName === invoice.buyerName && buyerPin === invoice.buyerPin) return { refused: "nothing-new" };
  if (await isTakenBack(taken)) return { refused: "not-issued" };
  const businessName = buyerName === order.customerName ? null : buyerName;
  const changed = await updateOrder(tx, order, { businessName, kraPin: buyerPin });
  if (invoice.state === "issued") await takeBack(tx, changed, invoice, "buyer");
  await record({
    action: "tax-invoice-buyer",
    before: { pin: invoice.buyerPin !== null },
    after: {
      invoice: invoice.number,
      name: buyerOf(changed).buyerName !== invoice.buyerName,
      pin: buyerPin !== null,
    },
  });
  return undefined;
});

async function isTakenBack({ tx, invoice }: Taken): Promise<boolean> {
  const documents = await documentsOf(tx, invoice.orderId);
  return documents.some(
    ({ originalId, reason, state }) =>
      originalId === invoice.id && reason !== "returned" && state !== "withdrawn",
  );
}
