import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "~/services.server";
import { createPostgresDatabase, onEachDatabase, query } from "../../tests/databases";
import { type OpenDatabase, openPool } from "./open.server";
import { contactMessages } from "./schema";

const log = pino({ level: "silent" });

test("several servers that start at once on an empty database all succeed", async () => {
  const url = await createPostgresDatabase();
  const servers = Array.from({ length: 3 }, () => openPool(url, log));
  await Promise.all(servers.map(prepareDatabase));
  const rows = await query(servers[0] as OpenDatabase, sql`select id from drizzle.__drizzle_migrations`);
  expect(rows).toHaveLength(2);
  await Promise.all(servers.map((server) => server.close()));
});

onEachDatabase((services) => {
  beforeAll(async () => {
    await services()
      .db.insert(contactMessages)
      .values({ name: "Asha", email: "asha@duka.example", message: "Hi" });
  });

  test("row level security is on for every table, and no policy opens one", async () => {
    const rows = await query<{ relname: string; relrowsecurity: boolean }>(
      services(),
      sql`select relname, relrowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map((row) => row.relname)).toEqual([
      "contact_messages",
      "daily_salts",
      "demo_requests",
      "hardware_orders",
      "rate_limits",
      "sent_emails",
    ]);
    expect(rows.every((row) => row.relrowsecurity)).toBe(true);
    expect(await query(services(), sql`select * from pg_policies`)).toEqual([]);
  });

  test("another role can neither read nor write", async () => {
    const asVisitor = services().db.transaction(async (db) => {
      await db.execute(sql`create role visitor`);
      await db.execute(sql`grant all on all tables in schema public to visitor`);
      await db.execute(sql`set local role visitor`);
      expect(await query({ db }, sql`select * from contact_messages`)).toEqual([]);
      await db.execute(sql`insert into contact_messages (name, email, message) values ('a', 'a@b.c', 'x')`);
    });
    await expect(asVisitor).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});
