import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { sharePath } from "../app/seo/share-image";
import { site } from "../app/site";
import { builtPages } from "./built-pages";
import { drawCard, height, width } from "./share-images/card";
import { screenFonts } from "./share-images/fonts";
import { pictureOf } from "./share-images/pictures";
import { encodePng } from "./share-images/png";

export type SharePage = { path: string; title: string };

const cache = fileURLToPath(new URL("../node_modules/.cache/share-images", import.meta.url));
const encoder = readFileSync(new URL("./share-images/png.ts", import.meta.url));

/** Draws one card a page into `<clientDir>/share`. Unchanged cards come from the cache. */
export async function makeShareImages(pages: SharePage[], clientDir: string): Promise<void> {
  const fonts = screenFonts(cache);
  mkdirSync(join(clientDir, "share"), { recursive: true });
  for (const page of pages) {
    const card = await drawCard(wordsOf(page), pictureOf(page.path));
    writeFileSync(
      join(clientDir, sharePath(page.path)),
      cached(card, () => paint(card, fonts)),
    );
  }
}

function wordsOf({ path, title }: SharePage) {
  return path === "/"
    ? { title: site.tagline.replaceAll(" ", "\n"), line: "Unified ERP and POS software" }
    : { title, line: site.tagline };
}

function cached(card: string, make: () => Buffer): Buffer {
  const file = join(cache, `${createHash("sha256").update(card).update(encoder).digest("hex")}.png`);
  if (!existsSync(file)) writeFileSync(file, make());
  return readFileSync(file);
}

function paint(card: string, fontFiles: string[]): Buffer {
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Figtree" } };
  return encodePng(new Resvg(card, options).render().pixels, width, height);
}

if (import.meta.main) {
  const clientDir = process.argv[2] ?? "dist/client";
  const pages = builtPages(clientDir);
  await makeShareImages(pages, clientDir);
  console.log(`${pages.length} share images in ${join(clientDir, "share")}`);
}
