import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the site of a test run keeps its files: known to the tests, which run commands beside it. */
export function dataDirOf(port) {
  return join(tmpdir(), `velto-browser-${port}`);
}
