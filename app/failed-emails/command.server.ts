import { existsSync } from "node:fs";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { readConfig } from "~/config.server";
import { openDatabase } from "~/db/open.server";
import {
  type FailedEmail,
  type FailedEmailServices,
  listFailedEmails,
  resendFailedEmail,
} from "~/jobs/failed-emails.server";
import { openLog } from "~/log.server";
import { isUuid } from "~/uuid";

/** `npm run failed-emails`: prints what it did through `print` and gives the exit code. Sends nothing itself. */
export async function runFailedEmails(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<number> {
  const work = readArguments(args);
  if (!work) {
    print(usage);
    return 2;
  }
  const config = readConfig(env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "db"))) {
    print(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the site.`);
    return 1;
  }
  const database = await openDatabase(config, openLog("warn"));
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  try {
    await boss.start();
    return await work({ db: database.db, jobs: { boss } }, print);
  } finally {
    await boss.stop({ graceful: false });
    await database.close();
  }
}

const usage = `npm run failed-emails                    lists the emails that could not be sent
npm run failed-emails -- resend <id> …   queues these again
npm run failed-emails -- resend --all    queues all of them again
A resent email goes out when the site runs.`;

type Work = (services: FailedEmailServices, print: (line: string) => void) => Promise<number>;

function readArguments([verb, ...ids]: string[]): Work | undefined {
  if (verb === undefined || (verb === "list" && ids.length === 0)) return list;
  if (verb !== "resend" || ids.length === 0) return undefined;
  if (ids.length === 1 && ids[0] === "--all") return resendAll;
  return ids.every((id) => isUuid(id)) ? (services, print) => resend(services, ids, print) : undefined;
}

const list: Work = async (services, print) => {
  const emails = await listFailedEmails(services);
  if (emails.length === 0) print("There are no failed emails.");
  for (const email of emails) print(described(email));
  return 0;
};

const resendAll: Work = async (services, print) => {
  const emails = await listFailedEmails(services);
  return resend(
    services,
    emails.map(({ id }) => id),
    print,
  );
};

async function resend(services: FailedEmailServices, ids: string[], print: (line: string) => void) {
  let missing = 0;
  for (const id of ids) {
    const queued = await resendFailedEmail(services, services.db, id);
    print(queued ? `${id} is queued again.` : `${id} is not among the failed emails.`);
    if (!queued) missing++;
  }
  return missing === 0 ? 0 : 1;
}

const states = { rejected: "rejected", "gave-up": "given up after all tries" };

function described({ id, state, reason, email, failedAt, requestId }: FailedEmail): string {
  const request = requestId ? `, request ${requestId}` : "";
  return `${id}  ${failedAt.toISOString()}  ${states[state]}${request}\n  To ${email.to}: ${email.subject}\n  ${oneLine(reason)}`;
}

/** The reason is what a mail server wrote: it must not steer the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
