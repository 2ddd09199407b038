import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../app/site";

/** The address that stands in the built pages; the server refuses to start with another one. */
export function recordSiteUrl(buildDir: string): void {
  const { origin } = new URL(process.env.SITE_URL || site.origin);
  writeFileSync(join(buildDir, "site-url.json"), JSON.stringify(origin));
}
