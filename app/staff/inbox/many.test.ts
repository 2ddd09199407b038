import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { inTransaction } from "~/db/transaction.server";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase, query } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";
import { mostStatements, pageStatements } from "../../../tests/statements";
import { readFilters } from "./filters";
import { listConversations } from "./list-conversations.server";

onDatabase((services) => {
  let actor: Actor;
  let cookie: string;

  beforeAll(async () => {
    await emptyDatabase(services());
    ({ person: actor, cookie } = await signIn(services(), "owner"));
    for (let from = 1; from <= 10_000; from += 1_000) {
      await services().db.execute(sql`
        insert into conversations (kind, name, email, phone, snippet, status, closed_at, waiting_since, search)
        select 'contact', 'Person Number ' || n, 'person' || n || '@duka.example', '+2547' || lpad(n::text, 8, '0'),
          repeat('word ', 30), case when n % 4 = 0 then 'closed' else 'new' end, now(), now() - n * interval '7 minutes',
          to_tsvector('simple', 'Person Number' || n || ' scales 2547' || lpad(n::text, 8, '0'))
        from generate_series(${from}::int, ${from + 999}::int) as n`);
    }
    await services().db.execute(sql`analyze`);
  }, 120_000);

  const list = (search: string) =>
    listConversations(services(), actor, readFilters(new URLSearchParams(search)));

  test.each([
    [
      "email",
      sql`insert into contact_messages (name, email, message) values ('Jane', 'PERSON42@duka.example', 'Again')`,
    ],
    [
      "phone",
      sql`insert into contact_messages (name, phone, message, channel) values ('Jane', '+254700000043', 'Again', 'chat')`,
    ],
  ])("a new lead finds its conversation by %s without reading them all", async (_by, lead) => {
    await inTransaction(services().db, async (tx) => {
      // As on a connection that has met many leads: planned once for all of them.
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      const whole = sql`select seq_scan from pg_stat_xact_user_tables where relname = 'conversations'`;
      const before = await query({ db: tx }, whole);
      await tx.execute(lead);
      expect(await query({ db: tx }, whole)).toEqual(before);
    });
  });

  test.each(["", "view=closed", "q=scales", "q=person42%40duka", "q=0700000042"])(
    "?%s asks no more than with a few, and its page is under 150 KB",
    async (search) => {
      const asked = await pageStatements(services(), cookie, `/staff/inbox?${search}`);
      expect(asked.length).toBeGreaterThan(1);
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(mostStatements);
      const site = await openSite(services());
      const answer = await site.request(`/staff/inbox?${search}`, { headers: { cookie } });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      if (!search.includes("00042")) expect(html).toContain('class="row__main"');
      expect(Buffer.byteLength(html)).toBeLessThan(150_000);
    },
  );

  test("pages follow each other without a gap, there and back", async () => {
    const first = await list("");
    const second = await list(`after=${first.next}`);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    expect((await list(`before=${second.previous}`)).rows).toEqual(first.rows);
    const closed = await list("view=closed");
    const older = await list(`view=closed&after=${closed.next}`);
    const time = (row: (typeof older.rows)[number] | undefined) => row?.waitingSince.getTime() ?? 0;
    expect(time(older.rows[0])).toBeLessThan(time(closed.rows.at(-1)));
  });

  test("rows and words have indexes to be found by", async () => {
    const page = sql`select id from conversations where status = 'new' and (waiting_since, id) > (
      select waiting_since, id from conversations limit 1) order by waiting_since, id limit 51`;
    expect(await plan(page)).toContain("conversations_by_wait");
    const words = sql`select id from conversations where search @@ to_tsquery('simple', 'scales')`;
    expect(await plan(words)).toContain("conversations_search");
  });

  /** Whether an index is cheaper than reading all rows is for the planner to say, and changes with their number. */
  async function plan(text: ReturnType<typeof sql>) {
    return inTransaction(services().db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const lines = await query<{ "QUERY PLAN": string }>({ db: tx }, sql`explain ${text}`);
      return lines.map((line) => line["QUERY PLAN"]).join("\n");
    });
  }
});
