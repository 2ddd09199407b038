import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type Order, type PaymentAttempt, paymentAttempts } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { Pauses } from "~/payment-providers/about";
import { aboutProvider } from "~/payment-providers/all";
import type { Provider } from "../provider";
import { underReview } from "../reasons";
import { isUnsettled } from "./attempt-states";
import { later } from "./schedule";

export type NotStarted =
  | { refused: "closed" | "not-offered" | "amount" | "too-many" | "repeated" }
  /** A provider has money for the order and looks at it. */
  | { refused: "under-review"; by: string }
  /** The provider wants a pause between two prompts. */
  | { refused: "wait"; seconds: number };

/** Nobody can use an order to pester a stranger's phone, and no prompt follows another too soon. */
export async function heldBack(
  tx: Database,
  order: Order,
  { name, pauses }: Provider,
  { phone, cents }: { phone?: string; cents: Cents },
  now: Date,
): Promise<NotStarted | undefined> {
  // Two orders may ask for the same phone at the same moment: the second waits here, and then sees the first.
  if (phone) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paying:${phone}`}, 0))`);
  const ofOrder = eq(paymentAttempts.orderId, order.id);
  const mine = phone ? or(ofOrder, eq(paymentAttempts.phone, phone)) : ofOrder;
  const unpaid = ne(paymentAttempts.state, "paid");
  const lately = and(mine, gt(paymentAttempts.createdAt, later(now, -3_600)));
  const reviewed = and(ofOrder, eq(paymentAttempts.reason, underReview));
  const rows = await tx
    .select()
    .from(paymentAttempts)
    .where(and(unpaid, or(lately, reviewed)))
    .orderBy(desc(paymentAttempts.createdAt));
  const onPhone = rows.filter((row) => phone && row.phone === phone);
  const inReview = rows.find(({ reason }) => reason === underReview);
  if (inReview) return { refused: "under-review", by: aboutProvider(inReview.provider).label };
  if (onPhone.length >= limits.phone) return { refused: "too-many" };
  if (rows.filter((row) => row.orderId === order.id).length >= limits.order) return { refused: "too-many" };
  if (!pauses) return undefined;

  const waits = rows
    .filter((row) => row.provider === name && row.state !== "refused")
    .map((row) => later(row.createdAt, pauseAfter(row, pauses, { phone, cents })).getTime() - now.getTime());
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { refused: "wait", seconds: Math.ceil(longest / 1_000) } : undefined;
}

function pauseAfter(
  row: PaymentAttempt,
  pauses: Pauses,
  { phone, cents }: { phone?: string; cents: Cents },
): number {
  const isSame = row.phone === phone && row.amountCents === cents;
  if (row.state === "unclear" || row.state === "requested") return pauses.unclear;
  if (isSame && row.state === "waiting") return pauses.same;
  return isUnsettled(row.state) ? pauses.any : 0;
}

const limits = { order: 8, phone: 5 };
