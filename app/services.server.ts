import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createContext } from "react-router";
import { migrate } from "~/db/migrate.server";
import { type Database, type OpenDatabase, openDatabase } from "~/db/open.server";
import { type Mail, openMail } from "~/email/mail.server";
import { type Jobs, openJobs } from "~/jobs/jobs.server";
import { installQueues } from "~/jobs/queues.server";
import { openPapers, type Papers } from "~/papers/papers.server";
import { openPayments, type Payments } from "~/payments/providers.server";
import { isUnreachable } from "~/unreachable.server";
import type { Config } from "./config.server";
import { openLog } from "./log.server";

/** Everything outside the process, opened once and passed down. Logs hold nothing personal. */
export type Services = {
  config: Config;
  db: Database;
  mail: Mail;
  jobs: Jobs;
  papers: Papers;
  payments: Payments;
  log: Logger;
};

export type OpenServices = Services & { close(): Promise<void> };

/** How loaders and actions get at the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** `onBreakdown` hears that the embedded database has broken down: only a new process repairs it. */
export async function openServices(
  config: Config,
  log: Logger = openLog(config.logLevel),
  onBreakdown: () => void = () => {},
): Promise<OpenServices> {
  const database = await openDatabase(config, log, (error) => {
    log.fatal({ err: error }, "the embedded database broke down; a new start repairs it");
    onBreakdown();
  });
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
export async function servicesOn(database: OpenDatabase, config: Config, log: Logger): Promise<OpenServices> {
  const papers = openPapers();
  const mail = openMail(config, papers);
  const jobs = await openJobs(database, mail, log);
  return {
    config,
    db: database.db,
    mail,
    jobs,
    papers,
    payments: openPayments(config),
    log,
    async close() {
      await jobs.stop();
      await papers.close();
      await database.close();
    },
  };
}

/** The same services for one request, whose id is in everything that they log and queue. */
export function servicesFor(services: Services, requestId: string): Services {
  const { log, jobs } = services;
  return { ...services, log: log.child({ requestId }), jobs: jobs.forRequest(requestId) };
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
