import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { keyset } from "~/db/keyset.server";
import { centsOfSql } from "~/db/money-columns";
import { payments } from "~/db/schema";
import { type Cents, nothing, sum } from "~/money/cents";
import { movementsOf } from "~/payments/statements/movements.server";
import { type MoneyPlace, moneyPlaces } from "~/payments/statements/places";
import type { Services } from "~/services-context";
import type { StatementFilter } from "./filter";
import { boundsOf } from "./period";

type Db = Pick<Services, "db">;

export const rowsPerPage = 200;

export type StatementSum = {
  place: MoneyPlace;
  count: number;
  received: Cents;
  returned: Cents;
  foreign: ForeignSum[];
};
/** What moved in another currency, in its minor units. */
type ForeignSum = { currency: string; received: number; returned: number };

/** What came in and went back at each provider, over all rows whatever page is shown. */
export async function sumStatement({ db }: Db, actor: Actor, { period, place }: StatementFilter) {
  requireRight(actor, "money.read");
  const movements = movementsOf(db, boundsOf(period));
  const total = (column: SQL.Aliased<number | null>, kind: string) =>
    sql`coalesce(sum(${column}) filter (where ${movements.kind} = ${kind}), 0)`;
  const rows = await db
    .select({
      place: movements.place,
      currency: movements.foreignCurrency,
      count: count(),
      received: total(movements.cents, "payment").mapWith(centsOfSql),
      returned: total(movements.cents, "refund").mapWith(centsOfSql),
      foreignReceived: total(movements.foreignMinor, "payment").mapWith(Number),
      foreignReturned: total(movements.foreignMinor, "refund").mapWith(Number),
    })
    .from(movements)
    .where(place && eq(movements.place, place))
    .groupBy(movements.place, movements.foreignCurrency)
    .orderBy(asc(movements.foreignCurrency));
  const sums = new Map<MoneyPlace, StatementSum>();
  for (const { place, currency, foreignReceived, foreignReturned, ...row } of rows) {
    const known = sums.get(place) ?? { place, count: 0, received: nothing, returned: nothing, foreign: [] };
    const foreign = currency ? [{ currency, received: foreignReceived, returned: foreignReturned }] : [];
    sums.set(place, {
      place,
      count: known.count + row.count,
      received: sum([known.received, row.received]),
      returned: sum([known.returned, row.returned]),
      foreign: [...known.foreign, ...foreign],
    });
  }
  return moneyPlaces.flatMap((each) => sums.get(each) ?? []);
}

/** A page of the movements, oldest first. */
export async function listStatement({ db }: Db, actor: Actor, filter: StatementFilter) {
  requireRight(actor, "money.read");
  const movements = movementsOf(db, boundsOf(filter.period));
  const { where, order, page } = keyset(filter, {
    at: movements.at,
    id: movements.key,
    isDescending: false,
    edge: (key) =>
      sql`select ${movements.at}, ${movements.key} from ${movements} where ${eq(movements.key, key)}`,
  });
  const rows = await db
    .select()
    .from(movements)
    .where(and(filter.place && eq(movements.place, filter.place), where))
    .orderBy(order)
    .limit(rowsPerPage + 1);
  return page(rows, rowsPerPage, ({ key }) => key);
}

/** All of them, for a file: a month at most. */
export async function allOfStatement({ db }: Db, actor: Actor, { period, place }: StatementFilter) {
  requireRight(actor, "export.plain");
  const movements = movementsOf(db, boundsOf(period));
  return db
    .select()
    .from(movements)
    .where(place && eq(movements.place, place))
    .orderBy(asc(movements.at), asc(movements.key));
}

export type StatementRow = Awaited<ReturnType<typeof listStatement>>["rows"][number];

export async function oldestPayment({ db }: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`min(${payments.receivedAt})`.mapWith(payments.receivedAt) })
    .from(payments);
  return row?.at ?? null;
}
