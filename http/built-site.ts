import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FinishedPage, type FinishedText, tagOf } from "./finish-page";

/** What the build leaves in dist/build.json. */
export type BuildRecord = {
  id: string;
  /** The address that stands in the built pages. */
  siteUrl: string;
  /** By path, the hashes of the inline scripts that a page may run. */
  scripts: Record<string, string[]>;
};

export type BuiltSite = {
  dir: string;
  build: BuildRecord;
  /** What may be served, by path. */
  files: Map<string, BuiltFile>;
  /** Paths whose file says what was published before (`finish-anew.ts`). */
  isOld?: Set<string>;
  /** Until what is made of all pages together is new as well. */
  together?: Promise<void>;
};

/** Texts are few and small: they are in memory, pictures and films on the disk. */
export type BuiltFile = { name: string; etag: string; text?: FinishedText; scripts?: string[] };

export function readBuiltSite(buildDir: string): BuiltSite {
  const dir = join(buildDir, "client");
  const build = readBuildRecord(buildDir);
  const names = globSync(["**/*.*", ".well-known/*"], { cwd: dir, exclude: [".vite/**", "**/*.{br,gz}"] });
  const files = new Map(names.map((name) => [urlPath(name), readFile(dir, name, build)]));
  return { dir, build, files };
}

export function readBuildRecord(buildDir: string): BuildRecord {
  return JSON.parse(readFileSync(join(buildDir, "build.json"), "utf8"));
}

/** From now on the site serves this page at the path, and the tag of the one before no longer counts. */
export function replacePage(site: BuiltSite, path: string, page: FinishedPage): void {
  const { etag, scripts } = page;
  site.files.set(path, { name: join(path, "index.html"), etag, text: page, scripts });
}

/** What the build compresses. */
export const isText = (file: string) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(file);

function readFile(dir: string, name: string, build: BuildRecord): BuiltFile {
  const read = (ending = "") => readFileSync(join(dir, name + ending));
  const content = read();
  const etag = tagOf(content);
  if (!isText(name)) return { name, etag };
  const text = { content, br: read(".br"), gzip: read(".gz"), etag };
  return { name, etag, text, scripts: build.scripts[urlPath(name)] };
}

function urlPath(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}
