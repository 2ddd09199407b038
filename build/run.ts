import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../app/site";
import type { BuildRecord } from "../http/built-site";
import { compressAll } from "./compress";
import { makeDocumentWorker } from "./document-worker";
import { makeIllustrations } from "./illustrations";
import { makeLlmsText } from "./llms";
import { type BuiltPage, publicPages, readPages, writePages } from "./pages";
import { hashScripts } from "./script-hashes";
import { makeSearchIndex } from "./search-index";
import { writeServiceWorkers } from "./service-workers";
import { makeShareImages } from "./share-images";
import { makeSitemap } from "./sitemap";

const buildDir = new URL("../dist", import.meta.url).pathname;
const clientDir = join(buildDir, "client");
const nonce = randomUUID();

prerender();
const pages = readPages(clientDir);
const scripts = hashScripts(pages, nonce);
writePages(pages, clientDir);
const id = buildId(pages);
writeRecord({ id, siteUrl: siteUrl(), scripts });
makeSearchIndex(pages, clientDir);
makeSitemap(pages, clientDir);
makeLlmsText(pages, clientDir);
writeServiceWorkers(pages, id, clientDir);
makeIllustrations(clientDir);
dropDataTwins();
await makeDocumentWorker(join(buildDir, "server"));
await makeShareImages(publicPages(pages), clientDir);
await compressAll(clientDir);

function prerender(): void {
  execFileSync("react-router", ["build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PRERENDER_NONCE: nonce },
  });
}

/** Pages name the hashed files they use, so every change of the site changes a page. */
function buildId(pages: BuiltPage[]): string {
  const hash = createHash("sha256");
  for (const { root } of pages) hash.update(root.toString());
  return hash.digest("hex").slice(0, 12);
}

function siteUrl(): string {
  return new URL(process.env.SITE_URL || site.origin).origin;
}

function writeRecord(record: BuildRecord): void {
  writeFileSync(join(buildDir, "build.json"), JSON.stringify(record));
}

/** React Router also writes robots.txt.data and the like, for client navigation that never happens. */
function dropDataTwins(): void {
  for (const file of globSync("**/*.{txt,xml,webmanifest}.data", { cwd: clientDir }))
    rmSync(join(clientDir, file));
}
