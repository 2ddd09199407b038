import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../app/site";
import type { BuiltPage } from "./pages";

/** With offline reading switched off in site.ts, /sw.js is the script that removes an installed worker. */
export function writeServiceWorkers(pages: BuiltPage[], buildId: string, clientDir: string): void {
  const retired = source("retired-service-worker.js");
  const build = { id: buildId, offlineFiles: offlineFiles(pages) };
  const worker = `const build = ${JSON.stringify(build)};\n${source("service-worker.js")}`;
  writeFileSync(join(clientDir, "sw.js"), site.offlineReading ? worker : retired);
  writeFileSync(join(clientDir, "sw-retired.js"), retired);
}

/** What the offline page needs beside itself. */
function offlineFiles(pages: BuiltPage[]): string[] {
  const page = pages.find(({ path }) => path === "/offline");
  if (!page) throw new Error("There is no offline page");
  const { root } = page;
  return [
    ...root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href")),
    ...root.querySelectorAll("script[src]").map((script) => script.getAttribute("src")),
  ].filter((file) => file !== undefined);
}

function source(name: string): string {
  return readFileSync(new URL(`../app/offline/${name}`, import.meta.url), "utf8");
}
