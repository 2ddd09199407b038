import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Tools } from "~/tools.server";

/** `/healthz`: the process answers. `/readyz`: it can store what a visitor sends, and is not stopping. */
export function health(tools: Tools, isStopping: () => boolean) {
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      if (isStopping()) return c.json({ ok: false, reason: "stopping" }, 503);
      try {
        const storing = await canStore(tools);
        return storing ? c.json({ ok: true }) : c.json({ ok: false, reason: "read-only" }, 503);
      } catch (error) {
        tools.log.warn({ err: error }, "database does not answer");
        return c.json({ ok: false, reason: "database" }, 503);
      }
    });
}

/** A replica, or a database whose disk is full, answers and stores nothing. */
async function canStore({ db }: Tools): Promise<boolean> {
  const { rows } = (await db.execute(sql`show transaction_read_only`)) as {
    rows: { transaction_read_only: string }[];
  };
  return rows[0]?.transaction_read_only === "off";
}
