import { remindOfDemos } from "~/bookings/reminders.server";
import { workOnNotices } from "~/notify/notices.server";
import { workOnOrderLinks } from "~/orders/order-links.server";
import { followPayments } from "~/payments/jobs.server";
import { workOnSignInLinks } from "~/people/sign-in.server";
import type { Services } from "~/services.server";
import { schedulePurges } from "./purges";

/** What is done beside answering, on every server; emails are sent since the services were opened. */
export async function startWorkers(services: Services) {
  await followPayments(services);
  await workOnNotices(services);
  await remindOfDemos(services);
  await workOnOrderLinks(services);
  await workOnSignInLinks(services);
  await schedulePurges(services);
}
