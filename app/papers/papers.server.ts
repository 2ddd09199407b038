import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Paper } from "./paper";
import type { Fonts } from "./worker/fonts";

export type Papers = {
  /** The paper as the bytes of a PDF. Throws `PapersBusyError` when too many wait already. */
  draw(paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
};

type Waiting = { paper: Paper; resolve(bytes: Buffer): void; reject(error: Error): void };
type Limits = { mostWaiting: number; drawMs: number; idleMs: number };

/**
 * Papers are drawn in a worker, since one takes longer than many pages and would keep everybody else waiting. There is
 * one worker, which starts with the first paper and ends when none was wanted for a while.
 */
export function openPapers({ mostWaiting, drawMs, idleMs }: Limits = usual): Papers {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;

  function next() {
    clearTimeout(timer);
    current = queue.shift();
    if (!current) {
      timer = setTimeout(() => void stop(), idleMs).unref();
      worker?.unref();
      return;
    }
    timer = setTimeout(() => fail(new Error("A paper took too long to draw.")), drawMs);
    void hand(current);
  }

  /** Fonts are read with the first paper: most commands and many servers never draw one. */
  async function hand(wanted: Waiting) {
    const { paperFonts } = await import("./fonts.server");
    if (current !== wanted) return;
    worker ??= start(paperFonts());
    worker.ref();
    worker.postMessage(wanted.paper);
  }

  function start(fonts: Fonts): Worker {
    const started = new Worker(workerFile(), { workerData: { fonts }, resourceLimits });
    started.on("message", (bytes: Uint8Array) => {
      // A worker whose time was up may have finished in that moment: its paper is not the one drawn now.
      if (started !== worker) return;
      current?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      next();
    });
    started.on("error", (error) => started === worker && fail(error as Error));
    return started;
  }

  /** A worker that failed is not used again; the papers that wait get a new one. */
  function fail(error: Error) {
    const failed = current;
    void stop();
    failed?.reject(error);
    next();
  }

  async function stop() {
    const stopped = worker;
    worker = undefined;
    current = undefined;
    await stopped?.terminate();
  }

  return {
    draw(paper) {
      if (queue.length >= mostWaiting) return Promise.reject(new PapersBusyError());
      if (JSON.stringify(paper).length > mostCharacters)
        return Promise.reject(new RangeError("A paper is too long."));
      return new Promise((resolve, reject) => {
        queue.push({ paper, resolve, reject });
        if (!current) next();
      });
    },
    async close() {
      clearTimeout(timer);
      for (const { reject } of [...queue.splice(0), ...(current ? [current] : [])]) {
        reject(new Error("The site stops."));
      }
      await stop();
    },
  };
}

export class PapersBusyError extends Error {
  override name = "PapersBusyError";

  constructor() {
    super("Too many papers wait to be drawn.");
  }
}

const usual: Limits = { mostWaiting: 40, drawMs: 20_000, idleMs: 60_000 };
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** Every field that goes into a paper has its limit; this is far above their sum. */
const mostCharacters = 40_000;

/** The build makes one file of it; Node runs the sources as they are. */
function workerFile(): URL {
  const built = new URL("./paper-worker.js", import.meta.url);
  return existsSync(built) ? built : new URL("./worker/worker.ts", import.meta.url);
}
