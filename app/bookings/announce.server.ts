import { and, eq, gt, notExists, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  type DemoBooking,
  type DemoRequest,
  demoHosts,
  staff,
} from "~/db/schema";
import { demoRemindersQueue } from "~/jobs/queues.server";
import type { NewLead } from "~/notify/notice";
import { queueNotices } from "~/notify/notices.server";
import type { Services } from "~/services-context";
import type { Booker } from "./book-demo.server";
import { bookingEmails } from "./emails";
import { reminders } from "./reminder-times";
import type { VisitorLimits } from "./visitor-limits.server";

type Change = {
  kind: "booked" | "moved" | "cancelled" | "held" | "missed";
  request: DemoRequest;
  booking: DemoBooking;
  before?: DemoBooking;
  by: Booker;
  /** What a visitor's change may cause; a cancellation follows a booking once at most. */
  limits?: VisitorLimits;
  now: Date;
};

/** Everything that follows from a change, in its transaction: thread, emails, reminders, notice. */
export async function announce(services: Services, tx: Database, change: Change) {
  const { kind, request, booking, by, limits, now } = change;
  const host = await hostOf(tx, booking);
  await recordInThread(tx, change, host.name);
  if (kind === "held" || kind === "missed") return;
  await followInInbox(tx, change);
  const { jobs, config } = services;
  const booked = { booking, request, host, by: by === "visitor" ? by : ("staff" as const), now };
  const emails = bookingEmails(kind, booked, config);
  await limits?.spend(tx, emails);
  await jobs.queueEmails(tx, emails);
  await queueNotices(services, tx, [
    { kind: noticeKinds[kind], id: booking.id, at: now, sourcePage: request.sourcePage },
  ]);
  if (kind === "cancelled") return;
  const { id: bookingId, sequence, startsAt } = booking;
  for (const { kind, before } of reminders) {
    const due = new Date(startsAt.getTime() - before);
    if (due > now) await jobs.queueJob(tx, demoRemindersQueue, { bookingId, sequence, kind }, due);
  }
}

const noticeKinds: Record<"booked" | "moved" | "cancelled", NewLead["kind"]> = {
  booked: "demo booking",
  moved: "demo move",
  cancelled: "demo cancellation",
};

/** Who gives a demo, as emails and pages name them; a person who has left is still named. */
export async function hostOf(db: Database, { staffId }: Pick<DemoBooking, "staffId">) {
  const [host] = await db
    .select({ id: staff.id, name: staff.name, email: staff.email, callUrl: demoHosts.callUrl })
    .from(staff)
    .leftJoin(demoHosts, eq(demoHosts.staffId, staff.id))
    .where(eq(staff.id, staffId));
  // The database keeps people who have bookings.
  return host as NonNullable<typeof host>;
}

async function recordInThread(
  tx: Database,
  { kind, request, booking, before, by }: Change,
  hostName: string,
) {
  await recordAudit(tx, by === "visitor" ? "Visitor" : by, {
    action: `demo-${kind}`,
    ...(request.conversationId
      ? { subject: "conversation", subjectId: request.conversationId }
      : { subject: "booking", subjectId: booking.id }),
    before: before && { startsAt: before.startsAt.toISOString(), state: before.state },
    after: { startsAt: booking.startsAt.toISOString(), state: booking.state, host: hostName },
  });
}

/**
 * A visitor who has a time no longer waits for our call; one who called it off does again. A conversation with a later
 * question in it waits for its answer in any case.
 */
async function followInInbox(tx: Database, { kind, request, booking, by, now }: Change) {
  const { conversationId } = request;
  if (!conversationId || (kind !== "booked" && !(kind === "cancelled" && by === "visitor"))) return;
  const laterQuestion = tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.conversationId, conversationId),
        gt(contactMessages.createdAt, request.createdAt),
      ),
    );
  const [from, values] =
    kind === "booked"
      ? ([
          "new",
          {
            status: "answered",
            answeredAt: now,
            firstAnsweredAt: sql`coalesce(${conversations.firstAnsweredAt}, ${now.toISOString()}::timestamptz)`,
            ownerId: sql`coalesce(${conversations.ownerId}, ${booking.staffId}::uuid)`,
          },
        ] as const)
      : (["answered", { status: "new", waitingSince: now }] as const);
  await tx
    .update(conversations)
    .set({ ...values, version: sql`${conversations.version} + 1` })
    .where(
      and(eq(conversations.id, conversationId), eq(conversations.status, from), notExists(laterQuestion)),
    );
}
