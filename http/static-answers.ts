import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileSecurityHeaders, securityHeaders } from "./security-headers";

/** One file with its headers and encodings, prepared once at start. */
export type StaticAnswer = {
  etag: string;
  headers: Record<string, string>;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
};
type Variant = { headers: Record<string, string>; body: Buffer };

/** What the build leaves in dist/build.json. */
export type BuildRecord = {
  id: string;
  /** The address that stands in the built pages. */
  siteUrl: string;
  /** By path, the hashes of the inline scripts that a page may run. */
  scripts: Record<string, string[]>;
};

/** The served files by path, and the page for all other addresses. */
export type StaticSite = { answers: Map<string, StaticAnswer>; notFound: StaticAnswer };

export function loadStaticSite(buildDir: string, tls: boolean): StaticSite {
  const build = readBuildRecord(buildDir);
  return {
    answers: loadStaticAnswers(join(buildDir, "client"), build, tls),
    notFound: prepare(join(buildDir, "not-found/index.html"), "/404", build, tls),
  };
}

export function readBuildRecord(buildDir: string): BuildRecord {
  return JSON.parse(readFileSync(join(buildDir, "build.json"), "utf8"));
}

export function loadStaticAnswers(dir: string, build: BuildRecord, tls: boolean): Map<string, StaticAnswer> {
  const files = globSync(["**/*.*", ".well-known/*"], { cwd: dir, exclude: [".vite/**", "**/*.{br,gz}"] });
  return new Map(
    files.map((file) => [urlPath(file), prepare(join(dir, file), urlPath(file), build, tls)] as const),
  );
}

function urlPath(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}

function prepare(file: string, path: string, build: BuildRecord, tls: boolean): StaticAnswer {
  const identity = readFileSync(file);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const type = extname(file);
  const headers = {
    "Content-Type": types[type] ?? "application/octet-stream",
    "Cache-Control": cacheControl(path),
    ETag: etag,
    ...(pageParts.has(type)
      ? fileSecurityHeaders(type, tls)
      : securityHeaders({ scriptHashes: build.scripts[path], framedBySelf: path === "/chat-widget", tls })),
    // The service worker shows this page under any URL, also that of an order, which is secret.
    ...(path === "/offline" ? { "Referrer-Policy": "no-referrer" } : {}),
    ...(seekable.has(type) ? { "Accept-Ranges": "bytes" } : { Vary: "Accept-Encoding" }),
    ...(ofOneBuild.has(type) ? { "X-Build": build.id } : {}),
  };
  return {
    etag,
    headers,
    variants: {
      identity: { headers: { ...headers, "Content-Length": String(identity.length) }, body: identity },
      br: compressed(`${file}.br`, "br", headers),
      gzip: compressed(`${file}.gz`, "gzip", headers),
    },
  };
}

function compressed(file: string, encoding: string, headers: Record<string, string>): Variant | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  return {
    headers: { ...headers, "Content-Encoding": encoding, "Content-Length": String(body.length) },
    body,
  };
}

function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (/^\/(media|share|illustrations)\//.test(path))
    return "public, max-age=86400, stale-while-revalidate=604800";
  return "public, max-age=0, must-revalidate";
}

const pageParts = new Set([
  ".js",
  ".css",
  ".svg",
  ".woff2",
  ".avif",
  ".webp",
  ".png",
  ".ico",
  ".mp4",
  ".webm",
]);

const seekable = new Set([".mp4", ".webm"]);

/** Marked with the build, since the service worker keeps pages and data of one build only. */
const ofOneBuild = new Set([".html", ".data"]);

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".data": "text/x-script; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};
