import { longTime } from "~/time/words";
import { healthTexts, type JobName, jobWords } from "./content";
import type { Health, JobHealth } from "./read-health.server";

const { warnings } = healthTexts;

/** What somebody should look at, in words. */
export function warningsOf(health: Health, now: Date): string[] {
  const { oldestMinutes = 0, failed, notices, disk, jobs, uptimeSeconds, unreadable } = health;
  return [
    oldestMinutes >= 15 && warnings.oldJob(oldestMinutes),
    failed > 0 && warnings.failed(failed),
    notices >= 10 && warnings.notices(notices),
    disk.freeBytes < 1024 ** 3 && warnings.disk(sizeWords(disk.freeBytes)),
    ...unreadable.map(({ at, reason }) => warnings.unreadable(longTime(at), reason ?? "")),
    ...jobs.map((job) => jobWarning(job, uptimeSeconds, now)),
  ].filter((warning) => warning !== false);
}

function jobWarning({ job, workedAt, failedAt, reason = "" }: JobHealth, uptimeSeconds: number, now: Date) {
  const { doing, help } = jobWords[job];
  const ago = (at: Date) => (now.getTime() - at.getTime()) / 1000;
  if (failedAt && !(workedAt && workedAt > failedAt)) {
    const worked = workedAt ? warnings.worked(spanWords(ago(workedAt))) : warnings.neverWorked;
    return warnings.jobFailed(doing, spanWords(ago(failedAt)), reason, worked, help);
  }
  const seconds = workedAt ? ago(workedAt) : uptimeSeconds;
  return seconds > lateAfterMinutes[job] * 60 && warnings.jobLate(doing, spanWords(seconds));
}

/** The nightly job may miss a night, those of every five minutes a few turns. */
const lateAfterMinutes: Record<JobName, number> = { purge: 2 * 24 * 60, sweep: 20, pull: 20, mailbox: 10 };

/** `3.2 GB` */
export function sizeWords(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB", "TB"];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** power).toPrecision(3))} ${units[power]}`;
}

/** `3 d 4 h` */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
