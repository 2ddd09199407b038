import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openLog } from "~/log.server";
import { startCable } from "../../tests/cable";
import { createPostgresDatabase, onEachDatabase } from "../../tests/databases";
import { postgresTemplate } from "../../tests/templates";
import { openPool } from "./open.server";
import { rateLimits } from "./schema";
import { inTransaction } from "./transaction.server";

onEachDatabase((services) => {
  test("keeps all or nothing, inside another transaction as well", async () => {
    const { db } = services();
    const row = (bucketKey: string) => ({ bucketKey, windowEndsAt: new Date(), count: 1 });
    await inTransaction(db, async (tx) => {
      await tx.insert(rateLimits).values(row("kept"));
      const inner = inTransaction(tx, async (nested) => {
        await nested.insert(rateLimits).values(row("dropped"));
        throw new Error("no");
      });
      await expect(inner).rejects.toThrow("no");
    });
    expect(await db.select({ key: rateLimits.bucketKey }).from(rateLimits)).toEqual([{ key: "kept" }]);
  });
});

test("more transactions fail in an outage than the pool has connections, and the next one works", async () => {
  const cable = await startCable(new URL(await createPostgresDatabase(postgresTemplate)));
  onTestFinished(cable.close);
  const { db, close } = openPool(cable.url, openLog("silent"));
  for (let round = 0; round < 12; round++) {
    await inTransaction(db, (tx) => tx.execute(sql`select 1`));
    // The connection at hand is cut, which the pool has not noticed yet when it is asked for it.
    cable.cut();
    await expect(inTransaction(db, (tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    cable.mend();
  }
  expect(await inTransaction(db, (tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
  await close();
});
