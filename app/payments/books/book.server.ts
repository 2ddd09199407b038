import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type Order,
  type Payment,
  type PaymentAttempt,
  paymentAttempts,
  payments,
  type ReceivedBy,
  unmatchedPayments,
} from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { KnownProvider } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { unmatchedKey } from "../emails";
import { type Payment as Entry, payments as entriesOf, type Proven } from "./ledger";
import { sumUp } from "./sum-up.server";

/** What a booking changed: payments that are new, and ones whose receipt has come. */
export type Booked = { added: Payment[]; completed: Payment[] };

/**
 * Writes down the payments of an order by prompts, each once. The order must be locked: all that is known is
 * read, laid out anew and compared with what is written.
 */
export async function bookReceipts(
  tx: Database,
  services: Services,
  order: Order,
  { name, method }: Pick<KnownProvider, "name" | "method">,
  proven: Proven[],
): Promise<Booked> {
  const known = or(isNotNull(payments.receiptCode), isNotNull(payments.attemptId));
  const written = await tx
    .select()
    .from(payments)
    .where(and(ofOrder(order), eq(payments.method, method.name), known));
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
        eq(paymentAttempts.provider, name),
        inArray(paymentAttempts.state, ["paid", "reversed"]),
      ),
    );
  const wanted = entriesOf(
    [...written.flatMap((row) => asProven(row, attempts)), ...proven],
    confirmed(attempts),
  );
  const booked = await write(tx, services, order, method.name, written, wanted);
  await sumUp(tx, order.id);
  return booked;
}

/** Payments that count: not those that were recorded by mistake. */
function ofOrder({ id }: Order) {
  return and(eq(payments.orderId, id), eq(payments.kind, "payment"), isNull(payments.withdrawnAt));
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
      at: row.isTimeUncertain ? null : row.receivedAt,
    },
  ];
}

function confirmed(attempts: PaymentAttempt[]) {
  return attempts
    .filter(({ receiptCode }) => !receiptCode)
    .map(({ id, amountCents, createdAt, endedAt }) => ({
      attemptId: id,
      cents: amountCents,
      from: createdAt,
      until: endedAt ?? createdAt,
    }));
}

async function write(
  tx: Database,
  services: Services,
  order: Order,
  method: ReceivedBy,
  written: Payment[],
  wanted: Entry[],
): Promise<Booked> {
  const pairs = wanted.map((entry) => ({ entry, row: rowOf(entry, written) }));
  const used = new Set(pairs.map(({ row }) => row?.id));
  // What a query alone had told gives way to the receipt.
  const given = written.filter((row) => !used.has(row.id) && !row.receiptCode).map(({ id }) => id);
  if (given.length > 0) await tx.delete(payments).where(inArray(payments.id, given));
  // Links that change are loosened first: an attempt is linked once.
  const moved = pairs.flatMap(({ entry, row }) => (row && row.attemptId !== entry.attemptId ? [row.id] : []));
  if (moved.length > 0) await tx.update(payments).set({ attemptId: null }).where(inArray(payments.id, moved));

  const booked: Booked = { added: [], completed: [] };
  for (const { entry, row } of pairs) {
    const { receipt: receiptCode, attemptId, cents, at } = entry;
    if (row && row.amountCents !== cents) await withdrawWrong(tx, row);
    if (!row || row.amountCents !== cents) {
      const added = await add(tx, services, { order, method, receiptCode, attemptId, cents, at });
      if (added) booked.added.push(added);
    } else if (!row.receiptCode && receiptCode) {
      // Written anew, at the time of its receipt: until then it stood at the time it was asked for.
      await tx.delete(payments).where(eq(payments.id, row.id));
      const same = { id: row.id, order, method, receiptCode, attemptId, cents, at };
      const completed = await add(tx, services, same);
      if (completed) booked.completed.push(completed);
    } else if (row.attemptId !== attemptId) {
      await tx.update(payments).set({ attemptId }).where(eq(payments.id, row.id));
    }
  }
  return booked;
}

/** Staff typed another amount than the provider tells for the same receipt. */
async function withdrawWrong(tx: Database, { id }: Payment) {
  await tx
    .update(payments)
    .set({ withdrawnAt: sql`now()`, withdrawnReason: "The provider tells another amount.", attemptId: null })
    .where(eq(payments.id, id));
}

/** The row that holds an entry: by its receipt, or the one of its attempt that waits for it and has its amount. */
function rowOf(entry: Entry, written: Payment[]): Payment | undefined {
  const same = written.find(({ receiptCode }) => receiptCode !== null && receiptCode === entry.receipt);
  return (
    same ??
    written.find(
      (row) => !row.receiptCode && row.attemptId === entry.attemptId && row.amountCents === entry.cents,
    )
  );
}

type NewPayment = {
  /** Of a payment that is written anew. */
  id?: string;
  order: Order;
  method: ReceivedBy;
  receiptCode: string | null;
  attemptId: string | null;
  cents: Cents;
  /** Nothing where the provider gave no time that can be trusted. */
  at: Date | null;
};

/**
 * A payment whose provider names its attempt and its receipt. One that staff have recorded by the same receipt is the
 * same payment, and now has its attempt.
 */
export async function bookCharge(
  tx: Database,
  services: Services,
  payment: NewPayment & { receiptCode: string; attemptId: string },
): Promise<Booked> {
  const { order, method, receiptCode, attemptId, cents } = payment;
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(ofOrder(order), eq(payments.method, method), eq(payments.receiptCode, receiptCode)));
  if (row && row.amountCents === cents) {
    if (!row.attemptId) await tx.update(payments).set({ attemptId }).where(eq(payments.id, row.id));
    return { added: [], completed: [] };
  }
  if (row) await withdrawWrong(tx, row);
  return bookReceived(tx, services, payment);
}

/** A payment of which nothing else is known here. Nothing is added if its receipt is there already. */
export async function bookReceived(tx: Database, services: Services, payment: NewPayment): Promise<Booked> {
  const added = await add(tx, services, payment);
  await sumUp(tx, payment.order.id);
  return { added: added ? [added] : [], completed: [] };
}

/** Adds a payment, unless its receipt is there already. Money that waited for its order waits no more. */
async function add(tx: Database, services: Services, payment: NewPayment): Promise<Payment | undefined> {
  const { id, order, method, receiptCode, attemptId, cents, at } = payment;
  const [row] = await tx
    .insert(payments)
    .values({
      id,
      orderId: order.id,
      kind: "payment",
      method,
      amountCents: cents,
      receiptCode,
      attemptId,
      receivedAt: at ?? undefined,
      isTimeUncertain: at === null,
    })
    .onConflictDoNothing()
    .returning();
  if (row && receiptCode) await settleUnmatched(tx, services, order, { method, receiptCode });
  return row;
}

/** A receipt stands in one place: once it pays for an order, nobody is asked to find its order. */
export async function settleUnmatched(
  tx: Database,
  { jobs }: Pick<Services, "jobs">,
  { id }: Pick<Order, "id">,
  { method, receiptCode }: { method: ReceivedBy; receiptCode: string },
) {
  const [settled] = await tx
    .update(unmatchedPayments)
    .set({ settledAt: sql`now()`, orderId: id })
    .where(
      and(
        eq(unmatchedPayments.method, method),
        eq(unmatchedPayments.receiptCode, receiptCode),
        isNull(unmatchedPayments.settledAt),
      ),
    )
    .returning();
  if (settled) await jobs.withdrawEmail(tx, unmatchedKey(settled));
}
