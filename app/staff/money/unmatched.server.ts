import { and, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { type Cursor, keyset } from "~/db/keyset.server";
import type { Database } from "~/db/open.server";
import { orders, unmatchedPayments } from "~/db/schema";
import { cents, nothing } from "~/money/cents";
import { orderByAccount } from "~/payments/find.server";
import { accountOf } from "~/payments/reference";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

type Db = Pick<Services, "db">;

const pageSize = 50;

/** Money that names no order: what waits, oldest first, or what was settled, newest first. One query. */
export async function listUnmatched(
  { db }: Db,
  actor: Actor,
  { settled, ...cursor }: { settled: boolean } & Cursor,
) {
  requireRight(actor, "money.read");
  const at = settled ? unmatchedPayments.settledAt : unmatchedPayments.toldAt;
  const { where, order, page } = keyset(cursor, {
    at,
    id: unmatchedPayments.id,
    isDescending: settled,
    edge: (id) => sql`select ${at}, id from unmatched_payments where id = ${id}`,
  });
  const rows = await db
    .select({ money: unmatchedPayments, reference: orders.reference })
    .from(unmatchedPayments)
    .leftJoin(orders, eq(orders.id, unmatchedPayments.orderId))
    .where(and(settled ? isNotNull(unmatchedPayments.settledAt) : isNull(unmatchedPayments.settledAt), where))
    .orderBy(order)
    .limit(pageSize + 1);
  return page(rows, pageSize, ({ money }) => money.id);
}

export async function findUnmatched({ db }: Db, actor: Actor, id: string) {
  requireRight(actor, "money.read");
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ money: unmatchedPayments, reference: orders.reference })
    .from(unmatchedPayments)
    .leftJoin(orders, eq(orders.id, unmatchedPayments.orderId))
    .where(eq(unmatchedPayments.id, id));
  return found;
}

const candidate = {
  reference: orders.reference,
  name: orders.customerName,
  address: orders.shippingAddress,
  leftCents: orders.leftCents,
};
export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** Orders that it may pay for: exactly this much is left, or the account differs in a letter or two. Newest first. */
export function findCandidates({ db }: Db, money: { account: string; amountMinor: number }) {
  return db
    .select(candidate)
    .from(orders)
    .where(
      and(
        eq(orders.isSpam, false),
        ne(orders.orderStatus, "pending"),
        gt(orders.leftCents, nothing),
        or(eq(orders.leftCents, cents(money.amountMinor)), isCloseTo(money.account)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(5);
}

/** The order that a person means: `VLT-7K3M9PX`, `vlt7k3m9px` or `7K3M9PX`. */
export async function findTyped({ db }: { db: Database }, typed: string): Promise<string | undefined> {
  const account = accountOf(typed).slice(0, 20);
  const found = (await orderByAccount(db, account)) ?? (await orderByAccount(db, `VLT${account.slice(-7)}`));
  return found?.reference;
}

export async function readCandidate({ db }: Db, reference: string): Promise<Candidate | undefined> {
  const [found] = await db.select(candidate).from(orders).where(eq(orders.reference, reference));
  return found;
}

/** Five of the seven letters stand where they stand in the reference: a slip of the finger, or two. */
function isCloseTo(account: string): SQL | undefined {
  const letters = account.replace(/^VLT/, "");
  if (letters.length !== 7) return undefined;
  const same = [...letters].map(
    (letter, index) => sql`(substr(${orders.reference}, ${5 + index}::int, 1) = ${letter})::int`,
  );
  return sql`${sql.join(same, sql` + `)} >= 5`;
}
