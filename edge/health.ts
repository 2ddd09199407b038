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
        await tools.db.execute(sql`select 1`);
        return c.json({ ok: true });
      } catch (error) {
        tools.log.warn({ err: error }, "database does not answer");
        return c.json({ ok: false, reason: "database" }, 503);
      }
    });
}
