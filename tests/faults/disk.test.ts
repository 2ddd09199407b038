import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { openServices } from "~/services.server";
import type { Services } from "~/services-context";
import { createDataDir, query } from "../databases";
import { seed, seeded } from "./chance";
import { emailStates, expectKept } from "./kept";
import { startSite } from "./site";
import { type Lead, startVisitors } from "./visitors";

const soon = { timeout: 60_000, interval: 100 };

test("a full disk: forms say so or the site ends, and with room again nothing is missing", async ({
  skip,
}) => {
  const disk = mountDisk("200m");
  if (!disk) return skip("a disk of its own takes the right to mount one");

  const env = { DATA_DIR: await dataOn(disk) };
  const site = await startSite({ env });
  const visitors = startVisitors({ url: site.url, chance: seeded(seed) });
  await visitors.more(30);

  fill(join(disk, "ballast"));
  const isRefused = ({ answers }: Lead) => answers.length > 0 && answers.at(-1) !== 200;
  await vi.waitUntil(() => visitors.leads.filter(isRefused).length >= 8, soon);

  rmSync(join(disk, "ballast"));
  await site.kill();
  const again = await startSite({ env, port: site.port });
  await visitors.more(30);
  const leads = await visitors.leave();
  expect(await again.stop()).toBe(0);
  await expectSound(env, leads);
});

test("a disk that fails: the site ends at once, and a new start finds everything", async ({ skip }) => {
  skip(spawnSync("prlimit", ["--version"]).status !== 0, "writing is made to fail with prlimit");
  const dataDir = await createDataDir();
  const env = { DATA_DIR: dataDir };
  const site = await startSite({ env });
  const visitors = startVisitors({ url: site.url, chance: seeded(seed) });
  await visitors.more(30);

  const fatal: string[] = [];
  site.onLog(({ level, msg }) => void (level === 60 && fatal.push(msg)));
  spawnSync("prlimit", ["--pid", String(site.process.pid), "--fsize=8192"]);
  expect(await site.ended).toBe(1);
  expect(fatal).toEqual([expect.stringContaining("the embedded database broke down")]);

  const again = await startSite({ env, port: site.port });
  await visitors.more(30);
  const leads = await visitors.leave();
  expect(await again.stop()).toBe(0);
  await expectSound(env, leads);
});

test("with too little room left it doesn't start, and says why", async ({ skip }) => {
  const disk = mountDisk("10m");
  if (!disk) return skip("a disk of its own takes the right to mount one");
  await expect(startSite({ env: { DATA_DIR: disk } })).rejects.toThrow("is nearly full. Free at least 64 MB");
});

/** A small disk of its own, or nothing where mounting is not allowed. */
function mountDisk(size: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "velto-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "velto-disk", folder]);
  onTestFinished(() => {
    if (status === 0) spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return status === 0 ? folder : undefined;
}

async function dataOn(disk: string): Promise<string> {
  const dataDir = await createDataDir();
  cpSync(dataDir, disk, { recursive: true });
  rmSync(dataDir, { recursive: true });
  return disk;
}

function fill(file: string) {
  const block = Buffer.alloc(1024 * 1024);
  for (const size of [block.length, 4096]) {
    try {
      while (true) appendFileSync(file, block.subarray(0, size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** Every page of every table and index can be read, no lead is missing and no email is given up. */
async function expectSound(env: Record<string, string>, leads: Lead[]) {
  expect(leads.every((lead) => lead.acknowledged)).toBe(true);
  const services = await openServices(readConfig(env), pino({ level: "silent" }));
  onTestFinished(() => services.close());
  await expectKept(services, leads);
  for (const table of await tableNames(services))
    await services.db.execute(sql.raw(`select * from ${table}`));
  await services.db.execute(sql.raw("reindex database"));
  const { failed, ...states } = await emailStates(services);
  expect(failed).toBeUndefined();
  expect(Object.values(states).reduce((sum, count) => sum + count)).toBe(leads.length * 2);
}

async function tableNames(services: Services): Promise<string[]> {
  const rows = await query<{ name: string }>(
    services,
    sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p'`,
  );
  return rows.map(({ name }) => name);
}
