import { existsSync, readFileSync } from "node:fs";
import { version } from "../../../package.json";

/** The release, and the id of the build, which stands beside the server's code. */
export function buildId(): string {
  const record = new URL("../build.json", import.meta.url);
  if (!existsSync(record)) return `${version}, not built`;
  return `${version}, build ${JSON.parse(readFileSync(record, "utf8")).id}`;
}
