import { parentPort, workerData } from "node:worker_threads";
import type { Paper } from "../paper.ts";
import { drawPaper } from "./draw.ts";

/** Draws one paper at a time, off the thread that answers visitors. */
parentPort?.on("message", async (paper: Paper) => {
  const bytes = await drawPaper(paper, workerData.fonts);
  parentPort?.postMessage(new Uint8Array(bytes));
});
