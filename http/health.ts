import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "~/services-context";

/** `/healthz`: the process answers. `/readyz`: it can store what a visitor sends, and is not stopping. */
export function health(services: Services, isStopping: () => boolean) {
  return new Hono()
    .get("/healthz", (c) => c.json({ ok: true }))
    .get("/readyz", async (c) => {
      if (isStopping()) return c.json({ ok: false, reason: "stopping" }, 503);
      try {
        const storing = await canStore(services);
        return storing ? c.json({ ok: true }) : c.json({ ok: false, reason: "read-only" }, 503);
      } catch (error) {
        services.log.warn({ err: error }, "database does not answer");
        return c.json({ ok: false, reason: "database" }, 503);
      }
    });
}

/** A replica is reachable but read-only. */
async function canStore({ db }: Services): Promise<boolean> {
  const { rows } = (await db.execute(sql`show transaction_read_only`)) as {
    rows: { transaction_read_only: string }[];
  };
  return rows[0]?.transaction_read_only === "off";
}
