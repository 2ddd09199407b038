import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

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
  /** What may be served: the tag and the file of each path. */
  files: Map<string, BuiltFile>;
};
export type BuiltFile = { name: string; etag: string };

export function readBuiltSite(buildDir: string): BuiltSite {
  const dir = join(buildDir, "client");
  const names = globSync(["**/*.*", ".well-known/*"], { cwd: dir, exclude: [".vite/**", "**/*.{br,gz}"] });
  const files = new Map(names.map((name) => [urlPath(name), { name, etag: tagOf(join(dir, name)) }]));
  return { dir, build: readBuildRecord(buildDir), files };
}

export function readBuildRecord(buildDir: string): BuildRecord {
  return JSON.parse(readFileSync(join(buildDir, "build.json"), "utf8"));
}

function urlPath(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}

function tagOf(file: string): string {
  return `"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22)}"`;
}
