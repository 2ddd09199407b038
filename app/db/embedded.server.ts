import { existsSync } from "node:fs";
import { chmod, cp, mkdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";
import { lockFolder } from "./folder-lock.server";

/**
 * PostgreSQL inside this process. A commit is in the files before it is acknowledged, so a killed process loses
 * nothing; a machine that loses power may lose the last moments.
 */
export async function openEmbedded(dataDir: string, log: Logger) {
  log.info(
    "the database is embedded: good for trying out, development and small sites; set DATABASE_URL to use PostgreSQL in production",
  );
  const folder = join(dataDir, "db");
  await openPrivateFolder(dataDir);
  await openPrivateFolder(folder);
  await requireRoom(folder);
  const unlock = lockFolder(folder);
  try {
    await copyEmptyDatabase(folder);
    const client = await PGlite.create(folder, {
      onStderr: endOnPanic(log),
      startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${cacheMegabytes}MB`],
    });
    const stopTrimming = trimLog(client, log);
    return {
      client,
      async close() {
        stopTrimming();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** What PostgreSQL keeps in memory of its files, 128 unless told; the system keeps them in its own cache as well. */
const cacheMegabytes = 16;

/** The build has made one: making it here, at the first start, would take half a gigabyte and some seconds. */
async function copyEmptyDatabase(folder: string) {
  const prepared = fileURLToPath(new URL("./empty-database", import.meta.url));
  const version = "PG_VERSION";
  const [from, to] = [join(prepared, version), join(folder, version)];
  if (existsSync(to) || !existsSync(from)) return;
  // Copied last, this file says that all of it is there.
  await cp(prepared, folder, { recursive: true, filter: (file) => file !== from });
  await cp(from, to);
}

/** A folder that only the site's own user may look into. One that was there before is closed too, if it is ours. */
async function openPrivateFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await stat(folder);
  if (uid === process.getuid?.()) await chmod(folder, 0o700);
}

/** On a full disk PGlite does not open, and does not say why. */
async function requireRoom(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastMegabytes * 1024 * 1024) throw new FullDiskError(folder);
}

/** For a start and its repairs; PostgreSQL's log alone grows by 16 MB at a time. */
const leastMegabytes = 64;

class FullDiskError extends Error {
  override name = "FullDiskError";

  constructor(folder: string) {
    super(`The disk of ${folder} is nearly full. Free at least ${leastMegabytes} MB, then start again.`);
  }
}

/**
 * A full or broken disk under its log makes PostgreSQL panic: it wants to be started anew, and repairs itself from the
 * log. PGlite lives on, and its next statement would block the process for good.
 */
function endOnPanic(log: Logger) {
  return (line: string) => {
    const reason = /^\d[^\]]*\] PANIC: +(.*)/.exec(line)?.[1];
    if (reason === undefined) return false;
    log.fatal({ reason }, "the embedded database broke down; a new start repairs it");
    process.exit(1);
  };
}

/** A server's checkpointer is missing here: without it the log is never cut, and each start reads all of it. */
function trimLog(client: PGlite, log: Logger): () => void {
  const timer = setInterval(() => {
    client.exec("checkpoint").catch((error) => log.error({ err: error }, "the database's log was not cut"));
  }, oneHour);
  timer.unref();
  return () => clearInterval(timer);
}

const oneHour = 60 * 60 * 1000;
