import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { DocumentContent } from "./document";
import type { Fonts } from "./worker/fonts";

export type Documents = {
  /** The document as the bytes of a PDF. Throws `DocumentsBusyError` when too many wait already. */
  draw(document: DocumentContent): Promise<Buffer>;
  close(): Promise<void>;
};

type Waiting = { document: DocumentContent; resolve(bytes: Buffer): void; reject(error: Error): void };
type Limits = { mostWaiting: number; drawMs: number; idleMs: number };

/**
 * Documents are drawn in a worker, since one takes longer than many pages and would keep everybody else waiting. There is
 * one worker, which starts with the first document and ends when none was wanted for a while.
 */
export function openDocuments({ mostWaiting, drawMs, idleMs }: Limits = usual): Documents {
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
    timer = setTimeout(() => fail(new Error("A document took too long to draw.")), drawMs);
    void hand(current);
  }

  /** Fonts are read with the first document: most commands and many servers never draw one. */
  async function hand(wanted: Waiting) {
    const { documentFonts } = await import("./fonts.server");
    if (current !== wanted) return;
    worker ??= start(documentFonts());
    worker.ref();
    worker.postMessage(wanted.document);
  }

  function start(fonts: Fonts): Worker {
    const started = new Worker(workerFile(), { workerData: { fonts }, resourceLimits });
    started.on("message", (bytes: Uint8Array) => {
      // A worker whose time was up may have finished in that moment: its document is not the one drawn now.
      if (started !== worker) return;
      current?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      next();
    });
    started.on("error", (error) => started === worker && fail(error as Error));
    return started;
  }

  /** A worker that failed is not used again; the documents that wait get a new one. */
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
    draw(document) {
      if (queue.length >= mostWaiting) return Promise.reject(new DocumentsBusyError());
      if (JSON.stringify(document).length > mostCharacters)
        return Promise.reject(new RangeError("A document is too long."));
      return new Promise((resolve, reject) => {
        queue.push({ document, resolve, reject });
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

export class DocumentsBusyError extends Error {
  override name = "DocumentsBusyError";

  constructor() {
    super("Too many documents wait to be drawn.");
  }
}

const usual: Limits = { mostWaiting: 40, drawMs: 20_000, idleMs: 60_000 };
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** Every field that goes into a document has its limit; this is far above their sum. */
const mostCharacters = 40_000;

/** The build makes one file of it; Node runs the sources as they are. */
function workerFile(): URL {
  const built = new URL("./document-worker.js", import.meta.url);
  return existsSync(built) ? built : new URL("./worker/worker.ts", import.meta.url);
}
