import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { contactMessages, orderLines, orders, payments } from "~/db/schema";
import type { Services } from "~/services-context";
import { query } from "../databases";
import type { Business } from "./business";

type Db = Pick<Services, "db">;

/** Everything that was acknowledged is stored once, and was done once. */
export async function expectDone({ db }: Db, { sales, questions }: Pick<Business, "sales" | "questions">) {
  const lines = await db.select().from(orderLines);
  const bought = await db.select().from(orders);
  expect(ids(lines), "lines").toEqual(sales.map(({ id }) => id).sort());
  expect(ids(bought), "orders").toEqual(ids(lines));
  expect(bought.filter((one) => one.orderStatus !== "packed" || one.paymentStatus !== "paid")).toEqual([]);

  const paid = await db.select().from(payments);
  expect(paid.map(({ orderId }) => orderId).sort(), "one payment each").toEqual(
    bought.map(({ id }) => id).sort(),
  );
  const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);
  expect(total(paid.map(({ amountCents }) => amountCents))).toBe(
    total(bought.map(({ totalCents }) => totalCents)),
  );

  const messages = await db.select().from(contactMessages);
  expect(ids(messages), "questions").toEqual(questions.map(({ id }) => id).sort());
  expect(await countsOf({ db })).toEqual({
    conversations: questions.length,
    answered: questions.length,
    answers: questions.length,
    confirmed: sales.length,
    packed: sales.length,
  });
}

function ids(rows: { clientRequestId: string }[]): string[] {
  return rows.map(({ clientRequestId }) => clientRequestId).sort();
}

async function countsOf({ db }: Db) {
  const [counts] = await query<Record<string, number>>(
    { db },
    sql`select
      (select count(*)::int from conversations) as conversations,
      (select count(*)::int from conversations where status = 'answered') as answered,
      (select count(*)::int from thread_entries where kind = 'email') as answers,
      (select count(*)::int from audit_events where subject = 'purchase' and action = 'confirm') as confirmed,
      (select count(*)::int from audit_events where subject = 'purchase' and action = 'pack') as packed`,
  );
  return counts;
}
