import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";
import { site } from "../app/site";
import { finishPage, finishStaticPage, type PageParts } from "../http/finish-page";
import { builtPages } from "./built-pages";
import { compressAll } from "./compress";
import { cutCss } from "./cut-css";
import { makeIllustrations } from "./illustrations";
import { makeLlmsText } from "./llms";
import { makeSearchIndex } from "./search-index";
import { makeShareImages } from "./share-images";
import { makeSitemap } from "./sitemap";

const buildDir = new URL("../dist", import.meta.url).pathname;
const clientDir = join(buildDir, "client");

execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
const parts: PageParts = { loader: loaderScript(), css: cutCss(stylesheet()) };
writeFileSync(join(buildDir, "page-parts.json"), JSON.stringify(parts));
writeFileSync(join(buildDir, "page-hashes.json"), JSON.stringify(finishPages(parts)));
makeIllustrations(clientDir);
makeSearchIndex(clientDir);
writeServiceWorkers();
dropDataTwins();
makeSitemap(clientDir);
makeLlmsText(clientDir);
await makeShareImages(builtPages(clientDir), clientDir);
await compressAll(clientDir);

/** React Router also writes robots.txt.data and the like for its own navigation, which never leads to a file. */
function dropDataTwins(): void {
  for (const file of readdirSync(clientDir, { recursive: true }) as string[]) {
    if (/\.(txt|xml|webmanifest)\.data$/.test(file)) rmSync(join(clientDir, file));
  }
}

function finishPages(parts: PageParts): Record<string, string[]> {
  const hashes: Record<string, string[]> = {};
  for (const file of readdirSync(clientDir, { recursive: true }) as string[]) {
    if (!file.endsWith("index.html")) continue;
    const path = `/${file.replace(/\/?index\.html$/, "")}`;
    const rendered = readFileSync(join(clientDir, file), "utf8");
    const page =
      path === "/chat-widget" ? finishStaticPage(rendered, parts) : finishPage(rendered, parts, keepScript);
    writeFileSync(join(clientDir, file), page.html);
    hashes[path] = page.scriptHashes;
  }
  return hashes;
}

function keepScript(source: string): string {
  const path = `/assets/start-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  writeFileSync(join(clientDir, path), source);
  return path;
}

function stylesheet(): string {
  const assets = join(clientDir, "assets");
  const file = readdirSync(assets).find((name) => /^app-.*\.css$/.test(name));
  if (!file) throw new Error("The build made no stylesheet");
  return readFileSync(join(assets, file), "utf8");
}

function loaderScript(): string {
  const file = new URL("../http/late-loader.js", import.meta.url);
  return minifySync("late-loader.js", readFileSync(file, "utf8")).code.trim();
}

/** Switched off in site.ts, the worker's own address gives out its successor. */
function writeServiceWorkers() {
  const source = (name: string) => readFileSync(new URL(`../app/offline/${name}`, import.meta.url), "utf8");
  const retired = source("retired-service-worker.js");
  writeFileSync(join(clientDir, "sw.js"), site.offlineReading ? source("service-worker.js") : retired);
  writeFileSync(join(clientDir, "sw-retired.js"), retired);
}
