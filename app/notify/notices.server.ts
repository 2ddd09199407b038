import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Database } from "~/db/open.server";
import { noticesQueue } from "~/jobs/queues.server";
import type { Services } from "~/services-context";
import { settingOr } from "~/settings/settings.server";
import { type NewLead, type Notice, noticeOf } from "./notice";
import { newSecret, signedHeaders } from "./signature.server";

/** Queues a notice for each new lead on `tx`: it leaves when the lead is stored, or not at all. */
export async function queueNotices({ config, jobs }: Services, tx: Database, leads: NewLead[]) {
  if (!config.notifyUrl || leads.length === 0) return;
  const notices = leads.map((lead) => ({ data: noticeOf(lead, config.siteUrl) }));
  await jobs.boss.insert(noticesQueue, notices, { db: fromDrizzle(tx as never, sql), returnId: false });
}

/** Starts delivering. A receiver that fails or does not answer is tried again, with the same id. */
export async function workOnNotices(services: Services, { timeoutMs = 10_000, pollSeconds = 2 } = {}) {
  const { config, db, jobs, log } = services;
  const { notifyUrl } = config;
  if (!notifyUrl) return;
  const secret = await notifySecret(db);
  const turns = { pollingIntervalSeconds: pollSeconds, batchSize: 1 };
  await jobs.boss.work<Notice>(noticesQueue, turns, async ([job]) => {
    if (!job) return;
    try {
      await deliver(notifyUrl, secret, `msg_${job.id}`, job.data, timeoutMs);
    } catch (error) {
      // The address may hold a token, as Slack's do, so only what went wrong is logged.
      log.warn({ notice: job.id, reason: (error as Error).message }, "a notice was not taken");
      throw error;
    }
  });
}

/** Signs what we send; owners see it on the page of health. In the database, so that every server has the same. */
export function notifySecret(db: Database): Promise<string> {
  return settingOr(db, "notify-secret", newSecret);
}

async function deliver(url: string, secret: string, id: string, notice: Notice, timeoutMs: number) {
  const body = JSON.stringify(notice);
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...signedHeaders(secret, id, body) },
    // Whoever moves the receiver changes NOTIFY_URL; a notice does not follow strangers.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver answered ${answer.status}.`);
}
