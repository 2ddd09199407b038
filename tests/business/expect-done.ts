import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { contactMessages, hardwareOrders, payments, purchases } from "~/db/schema";
import type { Services } from "~/services.server";
import { query } from "../databases";
import { emailStates } from "../faults/kept";
import type { MailServer } from "../mail-server";
import type { Business } from "./business";

type Db = Pick<Services, "db">;

/** Everything that was acknowledged is stored once, and was done once. */
export async function expectDone({ db }: Db, { sales, questions }: Pick<Business, "sales" | "questions">) {
  const orders = await db.select().from(hardwareOrders);
  const bought = await db.select().from(purchases);
  expect(ids(orders), "orders").toEqual(sales.map(({ id }) => id).sort());
  expect(ids(bought), "purchases").toEqual(ids(orders));
  expect(bought.filter((one) => one.orderStatus !== "packed" || one.paymentStatus !== "paid")).toEqual([]);

  const paid = await db.select().from(payments);
  expect(paid.map(({ purchaseId }) => purchaseId).sort(), "one payment each").toEqual(
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

/** Each email that is due left once. Those in doubt, where the database went in the middle, a person decides about. */
export async function expectEmailsOnce({ db }: Db, mail: MailServer, inDoubt = 0) {
  await vi.waitUntil(
    async () => {
      const { created = 0, active = 0, retry = 0 } = await emailStates({ db });
      return created + active + retry === 0;
    },
    { timeout: 120_000, interval: 200 },
  );
  const sent = mail.emails.map(({ messageId }) => messageId);
  expect(new Set(sent).size, "emails sent twice").toBe(sent.length);
  const { completed = 0, failed = 0 } = await emailStates({ db });
  expect(failed, "emails in doubt").toBeLessThanOrEqual(inDoubt);
  // One in doubt may have left, or not.
  expect(sent.length).toBeGreaterThanOrEqual(completed);
  expect(sent.length).toBeLessThanOrEqual(completed + failed);
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
