import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "~/db/open.server";
import type { Documents } from "~/documents/documents.server";
import type { Mail } from "~/email/mail.server";
import type { Jobs } from "~/jobs/jobs.server";
import type { Visits } from "~/visits/visits.server";
import type { Config } from "./config";

/**
 * Everything outside the process, opened once (`services.server.ts`) and passed down. Logs hold nothing personal. The
 * providers of payments come in `payments/services.ts`, above those who need none.
 */
export type Services = {
  config: Config;
  db: Database;
  mail: Mail;
  jobs: Jobs;
  documents: Documents;
  visits: Visits;
  log: Logger;
};

/** How loaders and actions get at the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** The same services for one request, whose id is in everything that they log and queue. */
export function servicesFor<Some extends Services>(services: Some, requestId: string): Some {
  const { log, jobs } = services;
  return { ...services, log: log.child({ requestId }), jobs: jobs.forRequest(requestId) };
}
