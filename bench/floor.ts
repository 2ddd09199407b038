import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { parse } from "node-html-parser";
import { compressAll } from "../build/compress";
import { createSiteServer } from "../http/listen";
import type { HttpEnv } from "../http/types";
import { measuredPages, readBuilt } from "./pages";

/** The same words as plain hand-written HTML: as fast as this content can be. */
export async function startFloor() {
  const dir = mkdtempSync(join(tmpdir(), "velto-floor-"));
  for (const path of measuredPages) {
    mkdirSync(join(dir, path), { recursive: true });
    writeFileSync(join(dir, path, "index.html"), plainPage(readBuilt(path)));
  }
  await compressAll(dir);
  const app = new Hono<HttpEnv>().use(serveStatic({ root: dir, precompressed: true }));
  const server = createSiteServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Text and structure, without looks and pictures. */
function plainPage(html: string): string {
  const page = parse(html);
  const head = page.querySelectorAll('title, meta[name="description"]').join("");
  const main = page.querySelector("main");
  for (const look of main?.querySelectorAll("svg, script, style, video, picture, img") ?? []) look.remove();
  for (const element of main?.querySelectorAll("*") ?? []) {
    element.setAttributes(element.rawTagName === "a" ? { href: element.getAttribute("href") ?? "" } : {});
  }
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>body{font:17px/1.6 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}a{display:inline-block;min-height:44px}</style></head><body>${main ?? ""}</body></html>`;
}
