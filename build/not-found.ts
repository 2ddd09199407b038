import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { notFoundPath } from "../app/prerendered";

/** Moves the page out of the served files: it answers unknown URLs and has none of its own. */
export function setNotFoundApart(clientDir: string, notFoundDir: string): void {
  rmSync(notFoundDir, { recursive: true, force: true });
  mkdirSync(notFoundDir, { recursive: true });
  renameSync(join(clientDir, notFoundPath, "index.html"), join(notFoundDir, "index.html"));
  rmSync(join(clientDir, notFoundPath), { recursive: true });
  rmSync(join(clientDir, `${notFoundPath}.data`), { force: true });
}
