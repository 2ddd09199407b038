import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { demoRequests } from "~/db/schema";
import { demoRemindersQueue } from "~/jobs/queues.server";
import { openLog } from "~/log.server";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { addBooking, addHost, demoDay, online } from "../../tests/demos";
import { emailJobs, emailsInOutbox } from "../../tests/emails";
import { cancelDemo, moveDemo } from "./change-demo.server";
import { remind, remindOfDemos } from "./reminders.server";

const day = demoDay(2);
const nextDay = demoDay(3);

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const keys = async () => (await emailJobs(services())).map(({ data }) => data.email.key);

  test("are sent once, however often their job runs", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    const job = { bookingId: booking.id, sequence: 0, kind: "hour" as const };
    const now = new Date(booking.startsAt.getTime() - 3_600_000);
    await remind(services(), job, now);
    await emailsInOutbox(services());
    await remind(services(), job, now);
    const reminders = (await emailsInOutbox(services())).filter(({ subject }) =>
      subject?.startsWith("Today at"),
    );
    expect(reminders.map(({ to }) => to?.[0]?.address)).toEqual(["achieng@samaki.co.ke"]);
  });

  test.each([
    ["moved", (id: string) => moveDemo(services(), id, online(nextDay, "10:00"), "visitor")],
    ["cancelled", (id: string) => cancelDemo(services(), id, null, "visitor")],
    ["erased", () => services().db.delete(demoRequests)],
  ])("none for the old time of one that was %s", async (_, change) => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    await change(booking.id);
    const now = new Date(booking.startsAt.getTime() - 3_600_000);
    for (const kind of ["day", "hour"] as const) {
      await remind(services(), { bookingId: booking.id, sequence: 0, kind }, now);
    }
    expect((await keys()).filter((key) => key.includes("reminder"))).toEqual([]);
  });

  test("one that fails is logged, and tried again", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { db, jobs } = services();
    onTestFinished(() => jobs.boss.offWork(demoRemindersQueue));
    await jobs.queueJob(db, demoRemindersQueue, { bookingId: "none", sequence: 0, kind: "day" }, new Date());
    await remindOfDemos({ ...services(), log }, { pollSeconds: 0.5 });
    const isWaiting = async () => (await jobs.boss.findJobs(demoRemindersQueue))[0]?.state === "retry";
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    expect(lines).toMatchObject([{ booking: "none", msg: "a reminder of a demo failed" }]);
  });

  test("after a standstill one is late or left out, never after the demo", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    const left = (minutes: number) => new Date(booking.startsAt.getTime() - minutes * 60_000);
    await remind(services(), { bookingId: booking.id, sequence: 0, kind: "day" }, left(2 * 60));
    await remind(services(), { bookingId: booking.id, sequence: 0, kind: "hour" }, left(-1));
    expect((await keys()).filter((key) => key.includes("reminder"))).toEqual([]);
    await remind(services(), { bookingId: booking.id, sequence: 0, kind: "day" }, left(5 * 60));
    await remind(services(), { bookingId: booking.id, sequence: 0, kind: "hour" }, left(20));
    expect((await keys()).filter((key) => key.includes("reminder")).sort()).toEqual([
      `booking:${booking.id}:0:reminder-day`,
      `booking:${booking.id}:0:reminder-hour`,
    ]);
  });
});
