import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { isUnreachable } from "~/unreachable.server";
import { createDataDir } from "../../tests/databases";
import { openEmbedded } from "./embedded.server";
import { openDatabase, openPglite } from "./open.server";

const log = pino({ level: "silent" });

test("the write-ahead log is cut every hour", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await dbFolder();
  const { client } = await open(folder);

  const logFiles = () => readdirSync(join(folder, "pg_wal"));
  const [first] = logFiles();
  for (let step = 0; step < 4; step++) {
    await client.query("select pg_logical_emit_message(true, '', repeat('x', 8 * 1024 * 1024))");
  }
  expect(logFiles()).toContain(first);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await vi.waitUntil(() => !logFiles().includes(first as string));
});

test("a long transaction doesn't keep the rest of the process waiting", async () => {
  const { client } = await open(await dbFolder());
  await client.transaction(async (tx) => {
    let answered = false;
    setImmediate(() => {
      answered = true;
    });
    for (let statement = 0; statement < 2_000 && !answered; statement++) await tx.query("select 1");
    expect(answered).toBe(true);
  });
});

test("after a breakdown every statement fails at once instead of blocking the process", async () => {
  const breakdowns: unknown[] = [];
  const { client } = await open(await dbFolder(), (error) => breakdowns.push(error));
  const { db } = openPglite(client);
  await db.execute(sql`select 1`);

  // With this setting an ordinary error ends the session, as a panic does.
  await db.execute(sql`set exit_on_error = on`);
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
  expect(breakdowns).toMatchObject([{ severity: "FATAL" }]);
  const refused = db.execute(sql`select 1`).catch((error) => error);
  expect(await refused).toMatchObject({ cause: { name: "BrokenDatabaseError" } });
  expect(isUnreachable(await refused)).toBe(true);
  expect(breakdowns).toHaveLength(1);
});

test("the log says at start what the embedded database is for", async () => {
  const lines: string[] = [];
  const dataDir = await createDataDir();
  const noted = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, noted, () => {});
  await database.close();
  expect(lines.filter((line) => line.includes("DATABASE_URL"))).toHaveLength(1);
});

test("only the site's own user can look into the data", async () => {
  const dataDir = await createDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, log, () => {});
  await database.db.execute(sql`create table late (text text)`);
  onTestFinished(() => database.close());

  const modes = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name));
    return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
  });
  expect(new Set(modes)).toEqual(new Set(["folder 700", "file 600"]));
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

async function dbFolder(): Promise<string> {
  const dataDir = await createDataDir();
  return join(dataDir, "db");
}

async function open(folder: string, onBreakdown: (error: unknown) => void = () => {}) {
  const { client, rest } = await openEmbedded(folder, log, onBreakdown);
  onTestFinished(() => client.close().catch(() => {}));
  onTestFinished(rest);
  return { client };
}
