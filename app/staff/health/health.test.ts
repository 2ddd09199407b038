import { expect, test } from "vitest";
import { purgeQueue } from "~/jobs/queues.server";
import { type LastRun, runJob } from "~/jobs/runs.server";
import { notifySecret } from "~/notify/notices.server";
import { openSite } from "../../../tests/app";
import { onDatabase } from "../../../tests/databases";
import { failEmail } from "../../../tests/failed-email";
import { signIn } from "../../../tests/staff";
import type { JobName } from "./content";
import { readHealth } from "./read-health.server";
import { sizeWords, spanWords, warningsOf } from "./warnings";

onDatabase(
  (services) => {
    test("queues, disk, database and the jobs by the clock are read", async () => {
      const { person } = await signIn(services(), "support");
      await runJob(services(), purgeQueue, async () => {});
      await failEmail(services(), { key: "order:VLT-A:buyer" });
      const health = await readHealth(services(), person);
      expect(health).toMatchObject({ queued: 0, failed: 1, notices: 0, notify: undefined });
      expect(health.database.bytes).toBeGreaterThan(1_000_000);
      expect(health.disk.freeBytes).toBeGreaterThan(0);
      // Without M-Pesa there is no PayBill to look into.
      expect(health.jobs).toEqual([
        { job: "purge", workedAt: expect.any(Date) },
        { job: "sweep", workedAt: undefined },
      ]);
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
    jobs: [],
    leftToDo: [],
    unreadable: [],
    inbox: undefined,
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
    jobs: [{ job: "purge" as const, workedAt: ago(72 * 60) }],
  };
  expect(warningsOf(ill, now)).toHaveLength(5);

  function ago(minutes: number) {
    return new Date(now.getTime() - minutes * 60_000);
  }

  const unread = [{ at: new Date("2026-11-17T06:00:00Z"), reason: "it is larger than 20 MB" }];
  expect(warningsOf({ ...well, unreadable: unread }, now).join()).toContain(
    "09:00 could not be read: it is larger",
  );

  const said = (run: LastRun, job: JobName = "sweep", uptimeSeconds = 60) =>
    warningsOf({ ...well, uptimeSeconds, jobs: [{ job, ...run }] }, now).join();
  expect(said({})).toBe("");
  expect(said({}, "sweep", 30 * 60)).toContain("has not worked for 30 min");
  expect(said({ workedAt: ago(19) })).toBe("");
  expect(said({ workedAt: ago(21) })).toContain("has not worked for 21 min");
  expect(said({ workedAt: ago(24 * 60) }, "purge")).toBe("");
  const reason = "1 of 3 payments could not be settled";
  expect(said({ workedAt: ago(2), failedAt: ago(7), reason })).toBe("");
  expect(said({ workedAt: ago(65), failedAt: ago(4), reason })).toContain(
    `failed 4 min ago: ${reason}. It last worked 1 h 5 min ago.`,
  );
  expect(said({ failedAt: ago(4), reason }, "pull")).toContain("It has not worked yet.");
});

test("sizes and spans in words", () => {
  expect(sizeWords(3.2 * 1024 ** 3)).toBe("3.2 GB");
  expect(sizeWords(0)).toBe("0 bytes");
  expect([spanWords(59), spanWords(3_700), spanWords(90_000)]).toEqual(["0 min", "1 h 1 min", "1 d 1 h"]);
});
