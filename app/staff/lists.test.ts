import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { conversations } from "~/db/schema";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { fillOrders } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { mostStatements, pageStatements } from "../../tests/statements";

onEachDatabase((services) => {
  let cookie: string;

  beforeAll(async () => {
    await emptyDatabase(services());
    ({ cookie } = await signIn(services(), "owner"));
    // More of each than a page may ask statements.
    await fillOrders(services(), 40);
    const { db } = services();
    await db.execute(sql`
      insert into demo_requests (name, email, company, phone)
      select 'Duka ' || n, 'duka' || n || '@a.example', 'Duka', '+2547' || lpad(n::text, 8, '0') from generate_series(1, 40) as n`);
    await db.execute(sql`
      insert into quotations (number, access_key, name, email, lines, total_cents, valid_until)
      select 'VQ-' || translate(lpad(n::text, 6, '0'), '01', 'GH'), md5(n::text), 'Duka', 'duka@a.example', '[]', 100, '2030-01-01'
      from generate_series(1, 40) as n`);
    await db.execute(sql`
      insert into unmatched_payments (method, receipt_code, amount_minor) select 'mpesa', 'R' || n, 100 from generate_series(1, 40) as n`);
  });

  test.each([
    ...["", "?view=mine", "/inbox", "/orders", "/demos", "/quotations", "/quotations?q=duka"],
    ...["/money", "/money?view=settled", "/emails", "/people", "/find?q=duka", "/privacy"],
  ])("/staff%s asks few questions, however many rows it shows", async (path) => {
    const asked = await pageStatements(services(), cookie, `/staff${path}`);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(mostStatements);
  });

  test("a conversation beside the list asks no more than two pages", async () => {
    const { db } = services();
    const [conversation] = await db.select({ id: conversations.id }).from(conversations).limit(1);
    await db.execute(sql`
      insert into contact_messages (name, email, message, conversation_id)
      select 'Duka', 'more@a.example', 'Hi', ${conversation?.id}::uuid from generate_series(1, 40)`);
    const asked = await pageStatements(services(), cookie, `/staff/inbox/${conversation?.id}`);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(2 * mostStatements);
  });
});
