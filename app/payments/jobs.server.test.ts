import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { paymentChecksQueue } from "~/jobs/queues.server";
import { onEachDatabase } from "../../tests/databases";
import { followPayments } from "./jobs.server";

onEachDatabase((services) => {
  test("checks are taken several at a time, and one that fails is tried again alone", async () => {
    const { db, jobs } = services();
    const attempts = [...Array.from({ length: 11 }, () => randomUUID()), "no attempt"];
    for (const attemptId of attempts) await jobs.queueJob(db, paymentChecksQueue, { attemptId }, new Date());
    await followPayments(services());
    const found = () => jobs.boss.findJobs<{ attemptId: string }>(paymentChecksQueue);
    await vi.waitUntil(
      async () => !(await found()).some(({ state }) => ["created", "active"].includes(state)),
      { timeout: 60_000, interval: 50 },
    );
    const all = await found();
    expect(all).toHaveLength(12);
    const again = all.filter(({ state }) => state !== "completed");
    expect(again).toMatchObject([{ state: "retry", data: { attemptId: "no attempt" } }]);
    // A batch is begun in one moment.
    expect(new Set(all.map(({ startedOn }) => startedOn.getTime())).size).toBeLessThan(attempts.length / 2);
  });
});
