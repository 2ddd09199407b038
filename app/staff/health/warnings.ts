import { healthTexts } from "./content";
import type { Health } from "./read-health.server";

const { warnings } = healthTexts;

/** What somebody should look at, in words. */
export function warningsOf(health: Health, now: Date): string[] {
  const { oldestMinutes = 0, failed, notices, disk, lastPurge, uptimeSeconds } = health;
  const isPurgeOld = lastPurge
    ? now.getTime() - lastPurge.getTime() > twoDays
    : uptimeSeconds * 1000 > twoDays;
  return [
    oldestMinutes >= 15 && warnings.oldJob(oldestMinutes),
    failed > 0 && warnings.failed(failed),
    notices >= 10 && warnings.notices(notices),
    disk.freeBytes < 1024 ** 3 && warnings.disk(sizeWords(disk.freeBytes)),
    isPurgeOld && warnings.purge,
  ].filter((warning) => warning !== false);
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

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
