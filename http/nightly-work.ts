import { purgeQueue } from "~/jobs/queues.server";
import { purgeExpired } from "~/privacy/retention.server";
import type { Services } from "~/services.server";

/** What is done once a night, by one of the servers. */
export function scheduleNightlyWork(services: Services): Promise<void> {
  return services.jobs.runNightly(purgeQueue, () => purgeExpired(services));
}
