import { statfs } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";

/**
 * PostgreSQL inside this process. It has none of the helpers that look after a PostgreSQL server, so what they
 * do is done here. `rest` ends that.
 */
export async function openEmbedded(folder: string, log: Logger): Promise<{ client: PGlite; rest(): void }> {
  // Compiled simply: optimising so large a module takes a gigabyte at start, more than a small server has.
  for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
  const client = await PGlite.create(folder, { relaxedDurability: false });
  endOnPanic(client, log);
  const stopWatching = repeat(roomWatch(client, folder, log), 500, log);
  const stopTrimming = repeat(() => client.exec("checkpoint"), oneHour, log);
  return {
    client,
    rest() {
      stopWatching();
      stopTrimming();
    },
  };
}

/** A database that was killed writes while it is opened, which on a full disk goes wrong in unclear words. */
export async function requireRoom(folder: string) {
  if ((await freeBytes(folder)) < reserve) throw new FullDiskError(folder);
}

class FullDiskError extends Error {
  override name = "FullDiskError";

  constructor(folder: string) {
    super(`The disk of ${folder} is nearly full. Free at least ${reserve / megabyte} MB, then start again.`);
  }
}

/**
 * After a panic PostgreSQL wants to be started anew, but here it lives on, and its next statement never ends:
 * not one page would be answered any more. A new process repairs the database from its log.
 */
function endOnPanic(client: PGlite, log: Logger) {
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (message, options) => {
    try {
      return await send(message, options);
    } catch (error) {
      if (!/^(PANIC|FATAL)$/.test((error as { severity?: string }).severity ?? "")) throw error;
      log.fatal(
        { err: error },
        "the embedded database broke down; the site ends so that a new start repairs it",
      );
      process.exit(1);
    }
  };
}

/** A disk that is really full means a panic. So while little room is left, the database reads and doesn't write. */
function roomWatch(client: PGlite, folder: string, log: Logger) {
  let isFull = false;
  return async () => {
    const wasFull = isFull;
    isFull = (await freeBytes(folder)) < reserve;
    if (isFull === wasFull) return;
    await client.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
    if (isFull) log.error("the disk is nearly full: nothing is stored until there is room again");
    else log.info("the disk has room again");
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const megabyte = 1024 * 1024;
/** Its log grows by 16 MB at a time; more than one such step must fit between two looks. */
const reserve = 64 * megabyte;
/** Without a checkpoint the log is never cut, and each start reads all of it. */
const oneHour = 60 * 60 * 1000;

/** One turn at a time, however long it takes. */
function repeat(work: () => Promise<unknown>, everyMs: number, log: Logger): () => void {
  let stopped = false;
  let timer = schedule();
  function schedule() {
    return setTimeout(turn, everyMs).unref();
  }
  async function turn() {
    await work().catch(
      (error) => stopped || log.error({ err: error }, "the embedded database was not looked after"),
    );
    if (!stopped) timer = schedule();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
