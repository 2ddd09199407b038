import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDataDir } from "../../tests/databases";
import { openEmbedded } from "./embedded.server";

const log = pino({ level: "silent" });

test("the write-ahead log is cut every hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await createDataDir();
  const { client } = await open(dataDir);

  const logFiles = () => readdirSync(join(dataDir, "db/pg_wal"));
  const [first] = logFiles();
  for (let step = 0; step < 4; step++) {
    await client.query("select pg_logical_emit_message(true, '', repeat('x', 8 * 1024 * 1024))");
  }
  expect(logFiles()).toContain(first);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await client.query("select 1");
  expect(logFiles()).not.toContain(first);
});

test("the log says at start what the embedded database is for", async () => {
  const lines: string[] = [];
  const noted = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  await open(await createDataDir(), noted);
  expect(lines.filter((line) => line.includes("DATABASE_URL"))).toHaveLength(1);
});

test("only the site's own user can look into the data", async () => {
  const dataDir = await createDataDir();
  const folders = [dataDir, join(dataDir, "db")];
  for (const folder of folders) chmodSync(folder, 0o755);
  await open(dataDir);
  for (const folder of folders) expect(statSync(folder).mode & 0o777).toBe(0o700);
});

async function open(dataDir: string, noted = log) {
  const database = await openEmbedded(dataDir, noted);
  onTestFinished(() => database.close());
  return database;
}
