import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onDatabase, query } from "../../tests/databases";

type Found = { name: string; comment: string | null; definition: string };
type Trigger = { name: string; table: string; function: string; definition: string };

const folder = `${import.meta.dirname}/../../migrations/functions`;

onDatabase((services) => {
  // `vitest run app/db/functions.test.ts -u` writes them anew after a migration.
  test("each function of the database stands in migrations/functions as it is now, with its triggers", async () => {
    const functions = await query<Found>(
      services(),
      sql`select proname as name, obj_description(oid, 'pg_proc') as comment, pg_get_functiondef(oid) as definition
        from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    );
    const triggers = await triggersOf();
    for (const { name, comment, definition } of functions) {
      expect(comment, `comment on ${name}: what it is for`).toMatch(/^(Refuses: |For the release before)/);
      const own = triggers.filter((trigger) => trigger.function === name);
      const text = [`-- ${comment}`, definition.trimEnd(), ...own.map((trigger) => trigger.definition)];
      await expect(`${text.join(";\n").replace(";\n", "\n")};\n`).toMatchFileSnapshot(
        `${folder}/${name}.sql`,
      );
    }
    expect(readdirSync(folder).sort()).toEqual(functions.map(({ name }) => `${name}.sql`).sort());
  });

  test("each trigger is named at its table in schema.ts", async () => {
    const schema = readFileSync(`${import.meta.dirname}/schema.ts`, "utf8");
    for (const { name, table } of await triggersOf()) {
      const before = schema.slice(0, schema.search(new RegExp(`pgTable\\(\\s*"${table}"`)));
      expect(before.slice(before.lastIndexOf("/**")), `the comment of ${table}`).toContain(`\`${name}\``);
    }
  });

  function triggersOf() {
    return query<Trigger>(
      services(),
      sql`select tgname as name, tgrelid::regclass::text as table, proname as function,
          pg_get_triggerdef(pg_trigger.oid) as definition
        from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where not tgisinternal and pronamespace = 'public'::regnamespace order by 2, 1`,
    );
  }
});
