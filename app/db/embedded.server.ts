import { statfs } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";

/**
 * PGlite has none of a PostgreSQL server's background processes: checkpoints, the check of the free disk space and the
 * reaction to a panic are done here. `rest` ends them.
 */
export async function openEmbedded(
  folder: string,
  log: Logger,
  onBreakdown: (error: unknown) => void,
): Promise<{ client: PGlite; rest(): void }> {
  const client = new GuardedPGlite(folder, onBreakdown);
  await client.waitReady;
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

/** A database that was killed writes while it is opened, which on a full disk fails with an unclear message. */
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
 * After a panic PostgreSQL wants to be started anew, but PGlite lives on, and its next statement blocks the
 * process for good. So nothing reaches it any more; a new process repairs the database from its log.
 */
class GuardedPGlite extends PGlite {
  readonly #onBreakdown: (error: unknown) => void;
  #breakdown: BrokenDatabaseError | undefined;
  #lastTurn = 0;

  constructor(folder: string, onBreakdown: (error: unknown) => void) {
    super(folder, { relaxedDurability: false });
    this.#onBreakdown = onBreakdown;
  }

  override async execProtocolStream(...message: Parameters<PGlite["execProtocolStream"]>) {
    await this.#letOthersIn();
    if (this.#breakdown) throw this.#breakdown;
    try {
      return await super.execProtocolStream(...message);
    } catch (error) {
      if (isBreakdown(error)) {
        this.#breakdown = new BrokenDatabaseError(error);
        this.#onBreakdown(error);
      }
      throw error;
    }
  }

  /** Its statements follow each other without a turn of the event loop, in which all other visitors are answered. */
  async #letOthersIn() {
    if (performance.now() - this.#lastTurn < longestTurnMs) return;
    await nextTurn();
    this.#lastTurn = performance.now();
  }
}

const longestTurnMs = 10;

class BrokenDatabaseError extends Error {
  override name = "BrokenDatabaseError";
  /** PostgreSQL's code for a server that crashed. */
  readonly code = "57P02";

  constructor(cause: unknown) {
    super("The embedded database broke down. Start the site again to repair it.", { cause });
  }
}

function isBreakdown(error: unknown): boolean {
  return /^(PANIC|FATAL)$/.test((error as { severity?: string }).severity ?? "");
}

/** A full disk makes PostgreSQL panic, so the database is read-only while little space is left. */
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
/** The write-ahead log grows by 16 MB at a time; more than one such step must fit between two checks. */
const reserve = 64 * megabyte;
/** Without a checkpoint the log is never cut, and each start reads all of it. */
const oneHour = 60 * 60 * 1000;

/** Runs never overlap. */
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
