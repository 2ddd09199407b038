import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type Payment,
  type PaymentAttempt,
  type Purchase,
  paymentAttempts,
  payments,
  type ReceivedBy,
} from "~/db/schema";
import { type Payment as Entry, payments as entriesOf, type Proven } from "./ledger";

/** What a booking changed: payments that are new, and ones whose receipt has come. */
export type Booked = { added: Payment[]; completed: Payment[] };

/**
 * Writes down the payments of a purchase by M-Pesa, each once. The purchase must be locked: all that is known is
 * read, laid out anew and compared with what is written.
 */
export async function bookMpesa(tx: Database, purchase: Purchase, proven: Proven[]): Promise<Booked> {
  const ofPurchase = eq(payments.purchaseId, purchase.id);
  const known = or(isNotNull(payments.receiptCode), isNotNull(payments.attemptId));
  const written = await tx
    .select()
    .from(payments)
    .where(and(ofPurchase, eq(payments.kind, "payment"), eq(payments.method, "mpesa"), known));
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.purchaseId, purchase.id),
        eq(paymentAttempts.provider, "mpesa"),
        inArray(paymentAttempts.state, ["paid", "reversed"]),
      ),
    );
  const wanted = entriesOf(
    [...written.flatMap((row) => asProven(row, attempts)), ...proven],
    confirmed(attempts),
  );
  return write(tx, purchase, written, wanted);
}

/** A receipt belongs to the attempt that the provider named with it; any other link is a guess and made again. */
function asProven(row: Payment, attempts: PaymentAttempt[]): Proven[] {
  if (!row.receiptCode) return [];
  const attempt = attempts.find(({ receiptCode }) => receiptCode === row.receiptCode);
  return [
    {
      receipt: row.receiptCode,
      attemptId: attempt?.id ?? null,
      cents: row.amountCents,
      at: row.receivedAt,
    },
  ];
}

function confirmed(attempts: PaymentAttempt[]) {
  return attempts
    .filter(({ receiptCode }) => !receiptCode)
    .map(({ id, amountCents, createdAt }) => ({ attemptId: id, cents: amountCents, at: createdAt }));
}

async function write(tx: Database, purchase: Purchase, written: Payment[], wanted: Entry[]): Promise<Booked> {
  const pairs = wanted.map((entry) => ({ entry, row: rowOf(entry, written) }));
  const used = new Set(pairs.map(({ row }) => row?.id));
  for (const row of written) {
    if (!used.has(row.id))
      await tx.delete(payments).where(and(eq(payments.id, row.id), isNull(payments.receiptCode)));
  }
  // Links that change are loosened first: an attempt is linked once.
  const moved = pairs.flatMap(({ entry, row }) => (row && row.attemptId !== entry.attemptId ? [row.id] : []));
  if (moved.length > 0) await tx.update(payments).set({ attemptId: null }).where(inArray(payments.id, moved));

  const booked: Booked = { added: [], completed: [] };
  for (const { entry, row } of pairs) {
    const { receipt: receiptCode, attemptId } = entry;
    if (!row) {
      const added = await add(tx, {
        purchase,
        method: "mpesa",
        receiptCode,
        attemptId,
        cents: entry.cents,
        at: entry.at,
      });
      if (added) booked.added.push(added);
    } else if (row.receiptCode !== receiptCode || row.attemptId !== attemptId) {
      const [changed] = await tx
        .update(payments)
        .set({ receiptCode, attemptId })
        .where(eq(payments.id, row.id))
        .returning();
      if (changed && !row.receiptCode && receiptCode) booked.completed.push(changed);
    }
  }
  return booked;
}

/** The row that holds an entry: by its receipt, or the one that waits for it. */
function rowOf(entry: Entry, written: Payment[]): Payment | undefined {
  const same = written.find(({ receiptCode }) => receiptCode !== null && receiptCode === entry.receipt);
  return same ?? written.find((row) => !row.receiptCode && row.attemptId === entry.attemptId);
}

type NewPayment = {
  purchase: Purchase;
  method: ReceivedBy;
  receiptCode: string | null;
  attemptId: string | null;
  cents: number;
  at: Date;
};

/** Adds a payment, unless its receipt is there already. */
export async function add(tx: Database, payment: NewPayment): Promise<Payment | undefined> {
  const { purchase, method, receiptCode, attemptId, cents, at } = payment;
  const [row] = await tx
    .insert(payments)
    .values({
      purchaseId: purchase.id,
      kind: "payment",
      method,
      amountCents: cents,
      receiptCode,
      attemptId,
      receivedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** The provider took the money of an attempt back. */
export async function bookReversal(tx: Database, attemptId: string): Promise<Payment | undefined> {
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.attemptId, attemptId), eq(payments.kind, "payment")));
  if (!paid) return undefined;
  const { purchaseId, method, amountCents, receiptCode } = paid;
  const [row] = await tx
    .insert(payments)
    .values({ purchaseId, kind: "refund", method, amountCents, receiptCode, attemptId })
    .onConflictDoNothing()
    .returning();
  return row;
}
