import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { migrate as runMigrations } from "drizzle-orm/pglite/migrator";
import pino from "pino";
import { beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "~/services.server";
import { createPostgresDatabase, databaseKinds, onEachDatabase, query } from "../../tests/databases";
import { temporaryFolder } from "../../tests/temporary-folder";
import { migrate } from "./migrate.server";
import { type OpenDatabase, openPglite, openPool } from "./open.server";
import * as schema from "./schema";
import { contactMessages, newsSubscriptions } from "./schema";

const log = pino({ level: "silent" });

test("several servers that start at once on an empty database all succeed", async () => {
  const url = await createPostgresDatabase();
  const servers = Array.from({ length: 3 }, () => openPool(url, log));
  await Promise.all(servers.map(prepareDatabase));
  const rows = await query(servers[0] as OpenDatabase, sql`select id from drizzle.__drizzle_migrations`);
  expect(rows.length).toBeGreaterThan(1);
  await Promise.all(servers.map((server) => server.close()));
});

test.each(databaseKinds)("consents to news move into a table of their own (%s)", async (kind) => {
  const database =
    kind === "postgres" ? openPool(await createPostgresDatabase(), log) : openPglite(await PGlite.create());
  await runMigrations(database.db as never, { migrationsFolder: earlierMigrations(2) });
  await database.db.execute(
    sql.raw(`
    insert into contact_messages (name, email, message, is_spam, news_opt_in_at, news_opt_in_wording) values
      ('Asha', 'asha@duka.example', 'Hi', false, '2026-02-01', 'later'),
      ('Otieno', 'otieno@duka.example', 'Hi', false, null, null),
      ('Bot', 'bot@duka.example', 'Hi', true, '2026-01-01', 'spam')`),
  );
  await database.db.execute(
    sql.raw(`
    insert into demo_requests (name, email, company, phone, news_opt_in_at, news_opt_in_wording)
      values ('Asha', 'Asha@duka.example', 'Duka', '0712345678', '2026-01-01', 'first')`),
  );
  await migrate(database.db);
  expect(await database.db.select().from(newsSubscriptions)).toMatchObject([
    { email: "Asha@duka.example", wording: "first", source: "demo", withdrawnAt: null },
  ]);
  await database.close();
});

/** The first migrations only, as an older site has run them. */
function earlierMigrations(count: number): string {
  const folder = temporaryFolder();
  cpSync("migrations", folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

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
    expect(rows.map((row) => row.relname)).toEqual(
      Object.values(schema)
        .filter((value) => is(value, PgTable))
        .map(getTableName)
        .sort(),
    );
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
