import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { securityHeaders } from "./security-headers";

/** One file, ready to be written: every header and every encoding is made once, at start. */
export type StaticAnswer = {
  etag: string;
  headers: Record<string, string>;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
};
type Variant = { headers: Record<string, string>; body: Buffer };
/** `csp` hashes by page path, from the build. */
export type PageHashes = Record<string, string[]>;

export function loadStaticAnswers(
  clientDir: string,
  pages: PageHashes,
  tls: boolean,
): Map<string, StaticAnswer> {
  const answers = new Map<string, StaticAnswer>();
  for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.name.startsWith(".vite")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = urlPath(relative(clientDir, file));
    if (!path.startsWith("/.vite/")) answers.set(path, prepare(file, path, pages, tls));
  }
  return answers;
}

function urlPath(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}

function prepare(file: string, path: string, pages: PageHashes, tls: boolean): StaticAnswer {
  const identity = readFileSync(file);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": contentType(file),
    "Cache-Control": cacheControl(path),
    ETag: etag,
    ...securityHeaders({ scriptHashes: pages[path], framedBySelf: path === "/chat-widget", tls }),
    ...(seekable.has(extname(file)) ? { "Accept-Ranges": "bytes" } : { Vary: "Accept-Encoding" }),
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

const seekable = new Set([".mp4", ".webm"]);

function contentType(file: string): string {
  if (file.endsWith("site.webmanifest")) return "application/manifest+json";
  return types[extname(file)] ?? "application/octet-stream";
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
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
