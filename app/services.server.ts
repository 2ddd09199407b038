import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { reopenAfterFailure } from "~/conversations/failed-answer.server";
import { migrate } from "~/db/migrate.server";
import { type OpenDatabase, openDatabase } from "~/db/open.server";
import { openDocuments } from "~/documents/documents.server";
import { openMail } from "~/email/mail.server";
import { openJobs } from "~/jobs/jobs.server";
import { installQueues } from "~/jobs/queues.server";
import { openPayments } from "~/payments/providers.server";
import type { PayServices } from "~/payments/services";
import { isUnreachable } from "~/unreachable.server";
import { openVisits } from "~/visits/visits.server";
import type { FullConfig } from "./config.server";
import { openLog } from "./log.server";

export type OpenServices = PayServices & { close(): Promise<void> };

export async function openServices(
  config: FullConfig,
  log: Logger = openLog(config.logLevel),
): Promise<OpenServices> {
  const database = await openDatabase(config, log);
  try {
    await whenReachable(() => prepareDatabase(database), log);
    return await servicesOn(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings tables and queues up to date. Safe while other servers do the same. */
export async function prepareDatabase(database: OpenDatabase) {
  await database.exclusively(async ({ db, jobs }) => {
    await migrate(db);
    await installQueues(jobs, database.kind);
  });
}

/** The services on a database that is open and migrated. */
export async function servicesOn(
  database: OpenDatabase,
  config: FullConfig,
  log: Logger,
): Promise<OpenServices> {
  const documents = openDocuments();
  const mail = openMail(config, documents);
  const jobs = await openJobs(database, mail, log, reopenAfterFailure);
  const visits = openVisits(database.db, log);
  return {
    config,
    db: database.db,
    mail,
    jobs,
    documents,
    visits,
    payments: openPayments(config),
    log,
    async close() {
      await visits.close();
      await jobs.stop();
      await documents.close();
      await database.close();
    },
  };
}

/** A database may start later than the site, but one that never comes is an error worth stopping for. */
async function whenReachable(work: () => Promise<void>, log: Logger) {
  const pauses = [500, 1_000, 2_000, 4_000, 8_000, 8_000];
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      log.warn({ err: error, pause }, "the database can't be reached yet");
      await sleep(pause);
    }
  }
  return work();
}
