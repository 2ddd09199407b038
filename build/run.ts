import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { languages } from "../app/language/language";
import { indexName } from "../app/search/documents";
import { site } from "../app/site";
import type { BuildRecord } from "../http/built-site";
import { compressAll, writeText } from "./compress";
import { makeDocumentWorker } from "./document-worker";
import { makeEmptyDatabase } from "./empty-database";
import { makeIllustrations } from "./illustrations";
import { type BuiltPage, publicPages, readPage } from "./pages";
import { writePreviewWorker } from "./preview-worker";
import { writeServiceWorkers } from "./service-workers";
import { makeShareImages } from "./share-images";
import { siteTexts } from "./site-texts";

const buildDir = new URL("../dist", import.meta.url).pathname;
const clientDir = join(buildDir, "client");
const siteUrl = new URL(process.env.SITE_URL || site.origin).origin;

execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
const { renderer }: typeof import("../server") = await import(join(buildDir, "server/index.js"));
const paths = renderer.paths();
const pages = await renderPages(paths.filter((path) => !extname(path)));
const id = buildId(pages);
writeRecord({
  id,
  siteUrl,
  scripts: Object.fromEntries(pages.map((page) => [page.path, page.finished.scripts])),
});
for (const [path, text] of siteTexts(pages)) writeFileSync(join(clientDir, path), text);
for (const language of languages) {
  copyFileSync(join(clientDir, indexName(language)), join(buildDir, "server", indexName(language)));
}
writeServiceWorkers(pages, id, clientDir);
makeIllustrations(clientDir);
await makeDocumentWorker(join(buildDir, "server"));
writePreviewWorker(join(buildDir, "server"));
await makeEmptyDatabase(join(buildDir, "server"));
await makeShareImages(publicPages(pages), clientDir);
await compressAll(clientDir);
for (const { path, finished } of pages) await writeText(join(clientDir, path, "index.html"), finished);
for (const path of paths.filter(extname)) {
  await writeText(join(clientDir, path), await renderer.file(new URL(path, siteUrl)));
}

async function renderPages(paths: string[]): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const path of paths.toSorted()) {
    pages.push(readPage(path, await renderer.page(new URL(path, siteUrl))));
  }
  return pages;
}

/** Pages name the hashed files they use, so every change of the site changes a page. */
function buildId(pages: BuiltPage[]): string {
  const hash = createHash("sha256");
  for (const { finished } of pages) hash.update(finished.content);
  return hash.digest("hex").slice(0, 12);
}

function writeRecord(record: BuildRecord): void {
  writeFileSync(join(buildDir, "build.json"), JSON.stringify(record));
}
