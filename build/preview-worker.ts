import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Beside the server: a thread that draws one page with the state that it is given (`http/preview.ts`). */
export function writePreviewWorker(serverDir: string): void {
  writeFileSync(join(serverDir, "preview-worker.js"), source);
}

const source = `import { parentPort, workerData } from "node:worker_threads";
import { renderer } from "./index.js";

parentPort.postMessage(await renderer.preview(new URL(workerData.url), workerData.state));
`;
