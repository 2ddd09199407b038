import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createDataDir } from "../../tests/databases";
import { openEmbedded } from "./embedded.server";

test("the write-ahead log is cut every hour", async () => {
  const dataDir = await createDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const folder = join(dataDir, "db");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { client, rest } = await openEmbedded(folder, pino({ level: "silent" }));
  onTestFinished(() => client.close());
  onTestFinished(rest);

  const log = () => readdirSync(join(folder, "pg_wal"));
  const [first] = log();
  for (let step = 0; step < 4; step++) {
    await client.query("select pg_logical_emit_message(true, '', repeat('x', 8 * 1024 * 1024))");
  }
  expect(log()).toContain(first);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await vi.waitUntil(() => !log().includes(first as string));
});
