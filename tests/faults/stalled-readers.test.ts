import { test, vi } from "vitest";
import { createPostgresDatabase } from "../databases";
import { temporaryFolder } from "../temporary-folder";
import { socketsOf, startSite } from "./site";
import { stallReaders } from "./stalled-readers";

const patience = { timeout: 120_000, interval: 1_000 };

test("readers who never take what they asked for are let go", async () => {
  const dataDir = temporaryFolder();
  const site = await startSite({
    env: { DATA_DIR: dataDir, DATABASE_URL: await createPostgresDatabase() },
    nodeOptions: ["--import", "./tests/faults/sockets.js"],
  });
  const before = await socketsOf(site);
  await stallReaders(site.port, 100);
  // A slow machine lets the first go before the last has come.
  await vi.waitUntil(async () => {
    const { sockets, accepted } = await socketsOf(site);
    return accepted >= before.accepted + 100 && sockets <= before.sockets + 1;
  }, patience);
});
