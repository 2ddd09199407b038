import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPostgresDatabase } from "../databases";
import { temporaryFolder } from "../temporary-folder";
import { seed, seeded } from "./chance";
import { memoryOf, type Site, startSite } from "./site";
import { startVisitors } from "./visitors";

const idle = 10_000;
const dribbling = 300;

test("thousands of idle and hundreds of dribbling connections keep nobody out", async ({ skip }) => {
  const files = spawnSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).stdout.trim();
  skip(Number(files) < idle + 2_000, `a process may open ${files} files, which is too few`);
  const dataDir = temporaryFolder();
  const site = await startSite({
    env: { DATA_DIR: dataDir, DATABASE_URL: await createPostgresDatabase() },
    nodeOptions: ["--expose-gc", "--import", "./tests/faults/memory.js"],
  });
  await expectServed(site);
  const before = await memoryOf(site);

  const kept = await openMany(site.port, idle, "GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const silent = await openMany(site.port, dribbling, "");
  const heads = await openMany(site.port, dribbling, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  const bodies = await openMany(site.port, dribbling, endlessForm);
  const dribble = setInterval(() => {
    for (const socket of [...heads, ...bodies]) if (socket.writable) socket.write("a");
  }, 500);
  onTestFinished(() => clearInterval(dribble));

  await expectServed(site);
  expect(kept.every((socket) => socket.writable)).toBe(true);
  const during = await memoryOf(site);
  expect(during.rss - before.rss, "MB for all connections").toBeLessThan(400);

  // Those who have begun a request and don't come to its end are let go, and then there is room again.
  await Promise.all([...silent, ...heads, ...bodies].map(closed));
  for (const socket of kept) socket.destroy();
  await vi.waitUntil(async () => (await memoryOf(site)).heap < before.heap + 15, { timeout: 60_000 });

  expect(site.errors).toEqual([]);
  expect(await site.stop()).toBe(0);
});

async function expectServed({ url }: Site) {
  const visitors = startVisitors({ url, chance: seeded(seed), count: 2 });
  await visitors.more(20);
  for (const path of ["/", "/products/hardware", "/search?q=mpesa", "/healthz"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  const leads = await visitors.leave();
  expect(leads.flatMap(({ answers }) => answers).filter((status) => status !== 200)).toEqual([]);
}

function closed(socket: Socket): Promise<void> {
  // Not `once`, which takes a reset for a failure.
  return new Promise((resolve) => (socket.closed ? resolve() : socket.on("close", () => resolve())));
}

const endlessForm =
  "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n" +
  "Content-Length: 5000\r\n\r\nname=";

/** Connections that say the same and then wait; no more than the server's backlog holds at once. */
async function openMany(port: number, count: number, request: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(200, count - sockets.length) }, () =>
      connect(port, "127.0.0.1"),
    );
    sockets.push(...batch);
    await Promise.all(batch.map((socket) => once(socket, "connect")));
    for (const socket of batch) {
      // Being hung up on is what is to happen, whichever way.
      socket.on("error", () => {}).resume();
      socket.write(request);
    }
  }
  return sockets;
}
