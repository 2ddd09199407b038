import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hardwareOrders } from "~/db/schema";
import { onEachDatabase, query } from "../tests/databases";
import { openLog } from "./log.server";

onEachDatabase((tools) => {
  test("a failed query is logged without the values it was given", async () => {
    await query(tools(), sql`alter table hardware_orders rename to away`);
    const failed = tools()
      .db.select()
      .from(hardwareOrders)
      .where(eq(hardwareOrders.accessKey, "Zx81-secret_key"));
    const error = await failed.then(
      () => undefined,
      (reason) => reason,
    );
    await query(tools(), sql`alter table away rename to hardware_orders`);
    const line = logged(error);
    expect(line).toContain('"code":"42P01"');
    expect(line).toContain("log.server.test.ts");
    expect(line).not.toContain("secret");
  });
});

test("other errors keep their words", () => {
  expect(logged(new Error("the disk is full"))).toContain("the disk is full");
});

function logged(err: unknown): string {
  const lines: string[] = [];
  openLog("info", { write: (line) => void lines.push(line) }).error({ err }, "page failed");
  return lines.join("");
}
