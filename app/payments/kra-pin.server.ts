import { eq } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import { type Purchase, purchases } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { balanceOf } from "./balance";
import { lockPurchase } from "./find.server";

/** The buyer's own KRA PIN. Once the order is paid its tax invoice is made out to it: false when it is too late. */
export function saveKraPin({ db }: Pick<Services, "db">, { id }: Purchase, pin: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || (purchase.kraPin && isPaid(purchase))) return false;
    await tx
      .update(purchases)
      .set({ kraPin: pin || null })
      .where(eq(purchases.id, id));
    await recordAudit(tx, "Buyer", {
      action: "kra-pin",
      subject: "purchase",
      subjectId: id,
      after: { given: pin !== "" },
    });
    return true;
  });
}

function isPaid(purchase: Purchase): boolean {
  const { leftCents, heldCents } = balanceOf(purchase);
  return leftCents === 0 && heldCents > 0;
}
