import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type Order, type Payment, payments, type ReceivedBy } from "~/db/schema";
import { type Cents, minus, nothing, sum } from "~/money/cents";
import { sumUp } from "./sum-up.server";

/**
 * The provider has given back so much of a payment in all. What staff have recorded without naming a payment is taken
 * for it first: only the rest is new.
 */
export async function bookReturned(
  tx: Database,
  paid: Payment,
  returnedCents: Cents,
): Promise<Payment | undefined> {
  const { id: refundOf, orderId, method, attemptId } = paid;
  const known = await refunds(tx, orderId, method, eq(payments.refundOf, refundOf));
  const rest = minus(returnedCents, sumOf(known));
  if (rest <= 0) return undefined;
  const recorded = await refunds(tx, orderId, method, isNull(payments.refundOf));
  const amountCents = await take(tx, recorded, rest, () => ({ refundOf }));
  const refund =
    amountCents > 0 ? await insert(tx, { orderId, method, amountCents, attemptId, refundOf }) : undefined;
  await sumUp(tx, orderId);
  return refund;
}

type Recorded = {
  method: ReceivedBy;
  cents: Cents;
  receiptCode: string | null;
  at: Date;
  recordedBy: string;
  note: string | undefined;
};

/** What the provider has told of money that went back, and nobody has recorded yet. */
export async function toldCents(tx: Database, { id }: Order, method: ReceivedBy): Promise<Cents> {
  return sumOf(await refunds(tx, id, method, isNull(payments.recordedBy)));
}

/** Staff write down a refund. Where the provider was faster, it is the same money, and gets its reference. */
export async function recordRefund(tx: Database, { id }: Order, refund: Recorded): Promise<void> {
  const { method, cents, receiptCode, at, recordedBy, note } = refund;
  const told = await refunds(tx, id, method, isNull(payments.recordedBy));
  let receipt = receiptCode;
  const own = () => {
    const values = { recordedBy, note, receiptCode: receipt };
    // A receipt stands on one row.
    receipt = null;
    return values;
  };
  const amountCents = await take(tx, told, cents, own);
  if (amountCents > 0) await insert(tx, { orderId: id, method, amountCents, receivedAt: at, ...own() });
  await sumUp(tx, id);
}

/** Gives so much of these refunds what is now known of them, and says how much was not found among them. */
async function take(
  tx: Database,
  rows: Payment[],
  cents: Cents,
  known: () => Partial<typeof payments.$inferInsert>,
): Promise<Cents> {
  let rest = cents;
  for (const row of rows) {
    if (rest === 0) break;
    const { id, orderId, method, receivedAt, attemptId, refundOf, recordedBy, note } = row;
    if (row.amountCents <= rest) {
      await tx.update(payments).set(known()).where(eq(payments.id, id));
      rest = minus(rest, row.amountCents);
      continue;
    }
    await tx
      .update(payments)
      .set({ withdrawnAt: sql`now()`, withdrawnReason: "Stands in two parts instead." })
      .where(eq(payments.id, id));
    const same = { orderId, method, receivedAt, attemptId, refundOf, recordedBy, note };
    await insert(tx, { ...same, receiptCode: row.receiptCode, ...known(), amountCents: rest });
    await insert(tx, { ...same, amountCents: minus(row.amountCents, rest) });
    rest = nothing;
  }
  return rest;
}

function refunds(tx: Database, orderId: string, method: ReceivedBy, which: SQL): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.kind, "refund"),
        eq(payments.method, method),
        isNull(payments.withdrawnAt),
        which,
      ),
    )
    .orderBy(asc(payments.recordedAt), asc(payments.id));
}

async function insert(tx: Database, values: Omit<typeof payments.$inferInsert, "kind">): Promise<Payment> {
  const [row] = await tx
    .insert(payments)
    .values({ ...values, kind: "refund" })
    .returning();
  return row as Payment;
}

function sumOf(rows: Payment[]): Cents {
  return sum(rows.map(({ amountCents }) => amountCents));
}
