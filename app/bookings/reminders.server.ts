import { eq } from "drizzle-orm";
import { demoBookings, demoRequests } from "~/db/schema";
import { demoRemindersQueue } from "~/jobs/queues.server";
import type { Services } from "~/services-context";
import { hostOf } from "./announce.server";
import { reminderEmail } from "./emails";
import { type ReminderKind, reminders } from "./reminder-times";

type ReminderJob = { bookingId: string; sequence: number; kind: ReminderKind };

/** Starts reminding. On every server; each job is done by one. */
export async function remindOfDemos(services: Services, { pollSeconds = 10 } = {}) {
  const turns = { pollingIntervalSeconds: pollSeconds, batchSize: 1 };
  await services.jobs.boss.work<ReminderJob>(demoRemindersQueue, turns, async ([job]) => {
    if (!job) return;
    try {
      await remind(services, job.data);
    } catch (error) {
      services.log.error({ err: error, booking: job.data.bookingId }, "a reminder of a demo failed");
      throw error;
    }
  });
}

/**
 * Queues the email, if the demo is still at the time that the job was made for. Done twice, it is sent once: the email's
 * key is the same.
 */
export async function remind(
  { db, jobs, config }: Services,
  { bookingId, sequence, kind }: ReminderJob,
  now = new Date(),
) {
  const [found] = await db
    .select({ booking: demoBookings, request: demoRequests })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .where(eq(demoBookings.id, bookingId));
  if (!found) return;
  const { booking, request } = found;
  const latest = reminders.find((reminder) => reminder.kind === kind)?.latest ?? 0;
  const isTooLate = booking.startsAt.getTime() - now.getTime() < latest;
  if (booking.state !== "booked" || booking.sequence !== sequence || isTooLate) return;
  const host = await hostOf(db, booking);
  await jobs.queueEmails(db, [reminderEmail(kind, { booking, request, host, by: "visitor", now }, config)]);
  jobs.wake();
}
