import { purgeSignIns } from "~/access/purge-sign-ins.server";
import { purgeQueue, purgeSignInsQueue } from "~/jobs/queues.server";
import { purgeExpired } from "~/privacy/retention.server";
import type { Services } from "~/services-context";

/** Done by one of the servers. Anybody may ask for a passkey's challenge, so those that ran out go every hour. */
export async function schedulePurges(services: Services): Promise<void> {
  await services.jobs.runNightly(purgeQueue, () => purgeExpired(services));
  await services.jobs.runEvery(
    "7 * * * *",
    purgeSignInsQueue,
    async () => void (await purgeSignIns(services)),
  );
}
