import { purgeSignIns } from "~/access/purge-sign-ins.server";
import { remindOfDemos } from "~/bookings/reminders.server";
import { followMailbox } from "~/incoming-email/read-mailbox.server";
import { purgeQueue, purgeSignInsQueue } from "~/jobs/queues.server";
import { workOnNotices } from "~/notify/notices.server";
import { workOnOrderLinks } from "~/orders/order-links.server";
import { followPayments } from "~/payments/attempts/jobs.server";
import type { PayServices } from "~/payments/services";
import { workOnSignInLinks } from "~/people/sign-in.server";
import { listenForStaffCommands } from "~/people/staff-socket.server";
import { purgeExpired } from "~/privacy/retention.server";

/** What is done beside answering, in development too; emails are sent since the services were opened. */
export async function startBackground(services: PayServices) {
  listenForStaffCommands(services);
  await followPayments(services);
  await workOnNotices(services);
  await remindOfDemos(services);
  await workOnOrderLinks(services);
  await workOnSignInLinks(services);
  await followMailbox(services);
  await services.jobs.runNightly(purgeQueue, () => purgeExpired(services));
  // Anybody may ask for a passkey's challenge, so those that ran out go every hour.
  await services.jobs.runEvery(
    "7 * * * *",
    purgeSignInsQueue,
    async () => void (await purgeSignIns(services)),
  );
}
