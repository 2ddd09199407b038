import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import * as schema from "~/db/schema";
import { atNairobi } from "~/time/nairobi";
import { addHost, addRequest, demoDay } from "../demos";
import { startMailServer } from "../mail-server";
import { startPostgres } from "../postgres";
import { temporaryFolder } from "../temporary-folder";
import { startSite } from "./site";

test("50 visitors click at once on three servers: each person's time is given once", async () => {
  const dataDir = temporaryFolder();
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: mail.url, TRUST_PROXY: "1" };
  const sites = await Promise.all([startSite({ env }), startSite({ env }), startSite({ env })]);
  onTestFinished(async () => {
    for (const site of sites) await site.kill();
  });
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on("error", () => {});
  onTestFinished(() => pool.end());
  const db = drizzle(pool, { schema }) as never;
  await addHost({ db }, "Brian Otieno");
  await addHost({ db }, "Amina Hassan");
  const at = atNairobi(demoDay(2), "10:00").toISOString();
  const keys: string[] = [];
  for (let index = 0; index < 50; index++) {
    keys.push((await addRequest({ db }, { email: `v${index}@duka.example` })).bookingKey);
  }

  const answers = await Promise.all(
    keys.map(async (key, index) => {
      const site = sites[index % 3] as (typeof sites)[number];
      const answer = await fetch(`http://localhost:${site.port}/demos/${key}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ at, place: "online" }),
        headers: { origin: `http://localhost:${site.port}`, "x-forwarded-for": `41.90.${index}.7` },
      });
      return answer.status;
    }),
  );
  expect(answers.toSorted()).toEqual([303, 303, ...Array.from({ length: 48 }, () => 409)]);
  const { rows } = await pool.query("select staff_id, state from demo_bookings");
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ staff_id }) => staff_id)).size).toBe(2);
});
