import { expect, test } from "vitest";
import { notifySecret } from "~/notify/notices.server";
import { purgeExpired } from "~/privacy/retention.server";
import { openSite } from "../../../tests/app";
import { onEachDatabase } from "../../../tests/databases";
import { failEmail } from "../../../tests/failed-email";
import { signIn } from "../../../tests/staff";
import { readHealth } from "./read-health.server";
import { sizeWords, spanWords, warningsOf } from "./warnings";

onEachDatabase(
  (services) => {
    test("queues, disk, database and the last purge are read", async () => {
      const { person } = await signIn(services(), "support");
      await purgeExpired(services());
      await failEmail(services(), { key: "order:VLT-A:buyer" });
      const health = await readHealth(services(), person);
      expect(health).toMatchObject({ queued: 0, failed: 1, notices: 0, notify: undefined });
      expect(health.database.bytes).toBeGreaterThan(1_000_000);
      expect(health.disk.freeBytes).toBeGreaterThan(0);
      expect(health.lastPurge?.getTime()).toBeGreaterThan(Date.now() - 60_000);
      expect(warningsOf(health, new Date())).toHaveLength(1);
    });

    test("the signing secret is for owners", async () => {
      const site = await openSite(services());
      const secret = await notifySecret(services().db);
      for (const role of ["owner", "sales", "support"] as const) {
        const { cookie } = await signIn(services(), role);
        const page = await (await site.request("/staff/health", { headers: { cookie } })).text();
        expect(page.includes(secret)).toBe(role === "owner");
        expect(page).not.toContain("secret-token");
      }
    });
  },
  { NOTIFY_URL: "https://hooks.example/secret-token" },
);

test("what is wrong is said", () => {
  const well = {
    queued: 0,
    oldestMinutes: undefined,
    failed: 0,
    notices: 0,
    disk: { freeBytes: 5e9, totalBytes: 9e9 },
    database: { kind: "Embedded", bytes: 1, version: "17" },
    build: "1",
    node: "24",
    uptimeSeconds: 60,
    lastPurge: undefined,
    mail: "",
    notify: undefined,
  };
  const now = new Date();
  expect(warningsOf(well, now)).toEqual([]);
  const ill = {
    ...well,
    oldestMinutes: 20,
    failed: 2,
    notices: 30,
    disk: { freeBytes: 1e8, totalBytes: 9e9 },
    lastPurge: new Date(now.getTime() - 72 * 60 * 60 * 1000),
  };
  expect(warningsOf(ill, now)).toHaveLength(5);
});

test("sizes and spans in words", () => {
  expect(sizeWords(3.2 * 1024 ** 3)).toBe("3.2 GB");
  expect(sizeWords(0)).toBe("0 bytes");
  expect([spanWords(59), spanWords(3_700), spanWords(90_000)]).toEqual(["0 min", "1 h 1 min", "1 d 1 h"]);
});
