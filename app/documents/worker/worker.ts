import { parentPort, workerData } from "node:worker_threads";
import type { DocumentContent } from "../document.ts";
import { drawDocument } from "./draw.ts";

/** Draws one document at a time, off the thread that answers visitors. */
parentPort?.on("message", async (document: DocumentContent) => {
  const bytes = await drawDocument(document, workerData.fonts);
  parentPort?.postMessage(new Uint8Array(bytes));
});
