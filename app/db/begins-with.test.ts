import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "~/db/schema";
import { onEachDatabase, query } from "../../tests/databases";
import { beginsWith } from "./begins-with";

onEachDatabase((services) => {
  test("letters begin a text as they are, also those that a pattern would read otherwise", async () => {
    const found = async (letters: string) => {
      const rows = await query<{ word: string }>(
        services(),
        sql`select word from (values ('VLT-A2'), ('VLT-AZ'), ('VLT-B2'), ('V%T-A2'), ('VLT-Añ€😀')) as words (word)
          where ${beginsWith(sql`word`, letters)} order by word collate "C"`,
      );
      return rows.map(({ word }) => word);
    };
    expect(await found("VLT-A")).toEqual(["VLT-A2", "VLT-AZ", "VLT-Añ€😀"]);
    expect(await found("VLT-AZ")).toEqual(["VLT-AZ"]);
    expect(await found("V%T")).toEqual(["V%T-A2"]);
    expect(await found("V_T")).toEqual([]);
  });

  test("an index finds them, also by a plan for all values", async () => {
    await services().db.transaction(async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(
        sql.raw(
          "prepare beginning(text, text) as select id from purchases where (reference ~>=~ $1 and reference ~<~ $2)",
        ),
      );
      const plan = await tx.execute(sql`explain execute beginning('VLT-A', 'VLT-B')`);
      await tx.execute(sql`deallocate beginning`);
      expect(JSON.stringify(plan)).toContain("purchases_reference_prefix");
    });
    expect(await services().db.select().from(orders).where(beginsWith(orders.reference, "VLT-A"))).toEqual(
      [],
    );
  });
});
