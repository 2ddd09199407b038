import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressAll } from "../build/compress";
import { serveStatic } from "../http/serve-static";
import { loadStaticAnswers } from "../http/static-answers";
import { publicPages } from "./pages";

/** The same words as plain hand-written HTML, served by the same code: as fast as this content can be. */
export async function startFloor() {
  const dir = mkdtempSync(join(tmpdir(), "velto-floor-"));
  for (const path of publicPages()) {
    const html = readFileSync(join("dist/client", path, "index.html"), "utf8");
    mkdirSync(join(dir, path), { recursive: true });
    writeFileSync(join(dir, path, "index.html"), plain(html));
  }
  await compressAll(dir);
  const answers = loadStaticAnswers(dir, { id: "floor", siteUrl: "", scripts: {} }, false);
  const server = createServer((request, response) => {
    if (!serveStatic(answers, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function plain(html: string): string {
  const title = html.match(/<title>([\s\S]*?)<\/title>/)?.[1] ?? "";
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
  const body = (html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "")
    .replace(/<(svg|script|style|video|picture)[\s\S]*?<\/\1>/g, "")
    .replace(/<(\/?(?:h[1-6]|p|ul|ol|li|main|table|tr|td|th))\b[^>]*>/g, "<$1>")
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/g, '<a href="$1">')
    .replace(/<(?!\/?(?:h[1-6]|p|ul|ol|li|main|table|tr|td|th|a)\b)[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><style>body{font:17px/1.6 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}a{display:inline-block;min-height:44px}</style></head><body>${body}</body></html>`;
}
