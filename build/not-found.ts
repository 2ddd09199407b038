import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { notFoundPath } from "../app/prerendered";

/** Kept beside the served files: the page answers unknown addresses and has none itself. */
export function setNotFoundApart(clientDir: string, notFoundDir: string): void {
  rmSync(notFoundDir, { recursive: true, force: true });
  mkdirSync(notFoundDir, { recursive: true });
  renameSync(join(clientDir, notFoundPath, "index.html"), join(notFoundDir, "index.html"));
  rmSync(join(clientDir, notFoundPath), { recursive: true });
  rmSync(join(clientDir, `${notFoundPath}.data`), { force: true });
}
