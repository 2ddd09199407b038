import type { Logger } from "pino";

type Options<Row> = {
  log: Logger;
  /** What is counted, for the log. */
  what: string;
  /** Rows with the same key are one. */
  keyOf(row: Row): string;
  add(one: Row, other: Row): Row;
  /** Adds to what is stored: a few hundred rows, in the order of their keys. */
  store(rows: Row[]): Promise<unknown>;
  everyMs?: number;
};

/**
 * Counts in memory, written some seconds later and many at once, so that what is counted costs no statement. A server
 * that is killed loses the counts of these seconds. What can't be written now waits for the next time.
 */
export function openBatch<Row>({ log, what, keyOf, add, store, everyMs = 10_000 }: Options<Row>) {
  let waiting = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function put(row: Row) {
    const key = keyOf(row);
    const known = waiting.get(key);
    waiting.set(key, known ? add(known, row) : row);
    if (!isClosed) timer ??= setTimeout(() => void write(), everyMs).unref();
  }

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    // Servers that write the same rows wait for each other in turn, not in a circle.
    const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    waiting = new Map();
    try {
      for (; rows.length > 0; rows.splice(0, rowsAtOnce)) await store(rows.slice(0, rowsAtOnce));
    } catch (error) {
      log.warn({ err: error }, `${what} could not be stored yet`);
      for (const row of rows) put(row);
    }
  }

  async function close() {
    isClosed = true;
    await write();
  }

  return { put, write, close };
}

const rowsAtOnce = 500;
