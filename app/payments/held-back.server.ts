import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type PaymentAttempt, type Purchase, paymentAttempts } from "~/db/schema";
import type { Cents } from "~/money/cents";
import { isUnsettled } from "./attempt-states";
import { promptPauses } from "./mpesa/limits";
import type { Provider } from "./provider";
import { underReview } from "./reasons";
import { later } from "./schedule";

export type NotStarted =
  | { refused: "closed" | "not-offered" | "amount" | "too-many" | "under-review" | "repeated" }
  /** Safaricom wants a pause between two prompts. */
  | { refused: "wait"; seconds: number };

/** Nobody can use an order to pester a stranger's phone, and no prompt follows another too soon. */
export async function heldBack(
  tx: Database,
  purchase: Purchase,
  { name }: Provider,
  { phone, cents }: { phone?: string; cents: Cents },
  now: Date,
): Promise<NotStarted | undefined> {
  // Two orders may ask for the same phone at the same moment: the second waits here, and then sees the first.
  if (phone) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paying:${phone}`}, 0))`);
  const ofPurchase = eq(paymentAttempts.purchaseId, purchase.id);
  const mine = phone ? or(ofPurchase, eq(paymentAttempts.phone, phone)) : ofPurchase;
  const unpaid = ne(paymentAttempts.state, "paid");
  const lately = and(mine, gt(paymentAttempts.createdAt, later(now, -3_600)));
  const reviewed = and(ofPurchase, eq(paymentAttempts.reason, underReview));
  const rows = await tx
    .select()
    .from(paymentAttempts)
    .where(and(unpaid, or(lately, reviewed)))
    .orderBy(desc(paymentAttempts.createdAt));
  const onPhone = rows.filter((row) => phone && row.phone === phone);
  if (rows.some(({ reason }) => reason === underReview)) return { refused: "under-review" };
  if (onPhone.length >= limits.phone) return { refused: "too-many" };
  if (rows.filter((row) => row.purchaseId === purchase.id).length >= limits.purchase)
    return { refused: "too-many" };
  if (name !== "mpesa") return undefined;

  const waits = rows
    .filter((row) => row.provider === "mpesa" && row.state !== "refused")
    .map((row) => later(row.createdAt, pauseAfter(row, phone, cents)).getTime() - now.getTime());
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { refused: "wait", seconds: Math.ceil(longest / 1_000) } : undefined;
}

function pauseAfter(row: PaymentAttempt, phone: string | undefined, cents: Cents): number {
  const isSame = row.phone === phone && row.amountCents === cents;
  // After a lost answer the prompt may be on the phone: it is left to run out.
  if (row.state === "unclear" || row.state === "requested") return unclearPause;
  if (isSame && row.state === "waiting") return promptPauses.sameSeconds;
  return isUnsettled(row.state) ? promptPauses.anySeconds : 0;
}

const limits = { purchase: 8, phone: 5 };
const unclearPause = 180;
